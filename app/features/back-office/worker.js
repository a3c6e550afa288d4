// Runs between the installed back office and the network. It keeps nothing: what leads say stays on the server.

self.addEventListener('install', () => self.skipWaiting())
self.addEventListener('activate', (event) => {
  // The page is on its way while this is being woken.
  event.waitUntil(self.registration.navigationPreload?.enable())
})

self.addEventListener('fetch', (event) => {
  const { request } = event
  // Only whole pages: what a page asks for by itself, it also answers for, and a form that was sent keeps its words.
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
