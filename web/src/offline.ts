// Keeping the page for days without a network. It is begun only when the visitor has played a move or
// stayed for a while, so that nothing is fetched that is not needed before the first move.

const patience = 15000

let asked = false

export function keepForOffline() {
  if (asked || !import.meta.env.PROD || !('serviceWorker' in navigator)) return
  asked = true
  navigator.serviceWorker.register('/sw.js').catch(() => {
    // Then the page needs the network next time.
  })
}

export const keepForOfflineSoon = () => setTimeout(keepForOffline, patience)
