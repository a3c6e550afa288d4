// Runs between the installed back office and the network. It stores nothing, so lead data stays on the server.

self.addEventListener('install', () => self.skipWaiting())
self.addEventListener('activate', (event) => {
  // The page is requested while the worker starts.
  event.waitUntil(self.registration.navigationPreload?.enable())
})

self.addEventListener('fetch', (event) => {
  const { request } = event
  // Only page loads: an open page handles its own failed requests and keeps what was typed.
  if (request.mode === 'navigate' && request.method === 'GET') event.respondWith(load(event))
})

async function load(event) {
  try {
    return (await event.preloadResponse) ?? (await fetch(event.request))
  } catch {
    const headers = {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'",
    }
    return new Response(OFFLINE_PAGE, { status: 503, headers })
  }
}

self.addEventListener('push', (event) => {
  const { title, body, path, tag } = event.data.json()
  const shown = { body, tag, data: { path }, icon: '/icon-192.png', lang: 'en' }
  event.waitUntil(self.registration.showNotification(title, shown))
})

self.addEventListener('notificationclick', (event) => {
  event.notification.close()
  event.waitUntil(open(event.notification.data.path))
})

/** Opens a path in the existing window, if there is one. */
async function open(path) {
  const [window] = await self.clients.matchAll({ type: 'window' })
  if (!window) return self.clients.openWindow(path)
  await window.focus()
  return window.navigate(path)
}
