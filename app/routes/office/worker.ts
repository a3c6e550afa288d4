import { offlinePage } from '#app/features/back-office/offline-page.ts'
import worker from '#app/features/back-office/worker.js?raw'
import { DASHBOARD_PATH } from '#domain/accounts/paths.ts'

const code = `const OFFLINE_PAGE = ${JSON.stringify(offlinePage)}\n${worker}`

/** Serves the service worker of the installed back office, which is the same for everyone. */
export function loader() {
  return new Response(code, {
    headers: {
      'Content-Type': 'text/javascript; charset=utf-8',
      'Cache-Control': 'no-cache',
      // By default its scope would be its folder, which does not include the first page.
      'Service-Worker-Allowed': DASHBOARD_PATH,
      'Content-Security-Policy':
        "default-src 'none'; connect-src 'self'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'",
    },
  })
}
