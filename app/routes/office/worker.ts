import { offlinePage } from '#app/features/back-office/offline-page.ts'
import worker from '#app/features/back-office/worker.js?raw'
import { DASHBOARD_PATH } from '#domain/accounts/paths.ts'

const code = `const OFFLINE_PAGE = ${JSON.stringify(offlinePage)}\n${worker}`

/** The service worker of the installed back office. The same for everybody, and never an old one. */
export function loader() {
  return new Response(code, {
    headers: {
      'Content-Type': 'text/javascript; charset=utf-8',
      'Cache-Control': 'no-cache',
      // Of itself it would stand for what is below its folder only, which the first page is not.
      'Service-Worker-Allowed': DASHBOARD_PATH,
      'Content-Security-Policy':
        "default-src 'none'; connect-src 'self'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'",
    },
  })
}
