// Which screen is shown: the path of the address, and nothing else.

class Route {
  path = $state(location.pathname)

  constructor() {
    addEventListener('popstate', () => (this.path = location.pathname))
  }

  go(path: string) {
    if (path === this.path) return
    history.pushState(null, '', path)
    this.path = path
    scrollTo(0, 0)
  }

  /** For links: the browser keeps its own ways of opening one. */
  follow = (event: MouseEvent) => {
    const link = event.currentTarget as HTMLAnchorElement
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
      return
    event.preventDefault()
    this.go(link.pathname)
  }
}

export const route = new Route()
