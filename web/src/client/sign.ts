// The sign of the page in the browser's tab.

/** The sign of the page, with a number in a round of red. */
export function signed(count: number): string {
  if (count === 0) return '/favicon.svg'
  const number = count > 9 ? '9+' : String(count)
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-16 -16 32 32"><rect x="-16" y="-16" width="32" height="32" rx="7" fill="#0d1728"/><path d="M-6-7H6L3.500 5H-3.500ZM0 5V13" fill="#ffd27a" stroke="#ffd27a"/><circle cx="5" cy="5" r="11" fill="#c22f25"/><text x="5" y="10.500" font-family="sans-serif" font-size="${number.length > 1 ? 12 : 16}" font-weight="700" text-anchor="middle" fill="#fff">${number}</text></svg>`
  return `data:image/svg+xml,${encodeURIComponent(drawing)}`
}
