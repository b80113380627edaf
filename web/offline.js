// The service worker: keeps the files of the page, so that it opens without a network, at any of
// its addresses. Files whose names change with their contents come from here; the page itself is
// asked for first, and comes from here when nobody answers. The build fills in the files
// (vite.config.ts), so a new page is a new worker with a keep of its own.

const files = FILES
const keep = 'belle-VERSION'
const patience = 4000

addEventListener('install', (event) =>
  event.waitUntil(caches.open(keep).then((cache) => cache.addAll(files))),
)

addEventListener('activate', (event) =>
  event.waitUntil(
    caches
      .keys()
      .then((names) =>
        Promise.all(
          names
            .filter((name) => name.startsWith('belle-') && name !== keep)
            .map((name) => caches.delete(name)),
        ),
      )
      .then(() => clients.claim()),
  ),
)

const kept = (path) => caches.open(keep).then((cache) => cache.match(path))

/** The page as the house sends it now; as it was kept if the house is silent. */
async function page(request) {
  try {
    return await fetch(request, { signal: AbortSignal.timeout(patience) })
  } catch {
    return (await kept('/')) ?? Response.error()
  }
}

// A notice that was clicked leads to its table, in a window that is there already if there is one.
addEventListener('notificationclick', (event) => {
  const { notification } = event
  notification.close()
  event.waitUntil(
    clients.matchAll({ type: 'window' }).then(([page]) => {
      if (!page) return clients.openWindow(notification.data)
      page.postMessage({ go: notification.data })
      return page.focus()
    }),
  )
})

addEventListener('fetch', (event) => {
  const { request } = event
  const { origin, pathname } = new URL(request.url)
  if (request.method !== 'GET' || origin !== location.origin) return
  if (/^\/(api|ws|metrics)(\/|$)/.test(pathname)) return
  if (request.mode === 'navigate') event.respondWith(page(request))
  else event.respondWith(kept(pathname).then((found) => found ?? fetch(request)))
})
