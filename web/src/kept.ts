// Small choices that a browser keeps for the next time.

export function kept(key: string, otherwise: string): string {
  try {
    return localStorage.getItem(`belle.${key}`) ?? otherwise
  } catch {
    return otherwise
  }
}

export function keep(key: string, value: string) {
  try {
    localStorage.setItem(`belle.${key}`, value)
  } catch {
    // Then it is chosen again next time.
  }
}
