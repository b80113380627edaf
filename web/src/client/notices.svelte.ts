// Notices of the browser, outside the page: only while nobody looks at it, only if the visitor has
// said yes to a question that says what for, and never asked of the browser before that.

import { keep, kept } from '../kept'
import { route } from '../route.svelte'

type Allowed = NotificationPermission | 'never'

class Notices {
  /** What the browser says; never: it has no notices. */
  allowed = $state<Allowed>('Notification' in globalThis ? Notification.permission : 'never')
  wanted = $state(kept('notices', '') as '' | 'on' | 'off')
  on = $derived(this.wanted === 'on' && this.allowed === 'granted')
  /** The visitor has not been asked, and the browser would ask, or has said yes already. */
  open = $derived(this.wanted === '' && (this.allowed === 'default' || this.allowed === 'granted'))

  async choose(on: boolean) {
    if (on && this.allowed === 'default') this.allowed = await Notification.requestPermission()
    this.wanted = on && this.allowed === 'granted' ? 'on' : 'off'
    keep('notices', this.wanted)
  }

  /** Tells the visitor something; a click leads to the address. */
  async tell(text: string, path: string) {
    if (!this.on || !document.hidden) return
    const options = { body: text, tag: path, icon: '/icon-192.png', data: path }
    const worker = await navigator.serviceWorker?.getRegistration()
    if (worker?.active) return worker.showNotification('Belle Époque', options)
    const notice = new Notification('Belle Époque', options)
    notice.onclick = () => {
      window.focus()
      route.go(path)
      notice.close()
    }
  }
}

export const notices = new Notices()

// The service worker passes a click on to the page (offline.js).
navigator.serviceWorker?.addEventListener('message', ({ data }) => {
  if (typeof data?.go === 'string') route.go(data.go)
})
