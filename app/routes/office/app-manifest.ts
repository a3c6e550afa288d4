import { textFile } from '#app/lib/text-file.ts'
import { business, papers } from '#content/business.ts'
import { DASHBOARD_PATH } from '#domain/accounts/paths.ts'

const icon = { src: '/icon-192.png', sizes: '192x192', type: 'image/png' }
const shortcut = (name: string, path: string) => ({ name, url: DASHBOARD_PATH + path, icons: [icon] })

/** The web app manifest of the back office. Browsers fetch it without cookies, so it holds no personal data. */
const manifest = {
  name: `${business.name}: back office`,
  short_name: 'Back office',
  id: DASHBOARD_PATH,
  start_url: DASHBOARD_PATH,
  // The back office and the sign-in page.
  scope: '/del-admin-',
  lang: 'en',
  display: 'standalone',
  theme_color: papers.light,
  background_color: papers.light,
  icons: [
    { ...icon, purpose: 'any' },
    { src: '/icon-512.png', sizes: '512x512', type: 'image/png', purpose: 'any' },
    { src: '/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
  ],
  shortcuts: [
    shortcut('Leads', '/leads'),
    shortcut('Add a lead', '/leads/new'),
    shortcut('Inbox', '/chats'),
    shortcut('Bookings', '/bookings'),
  ],
}

export function loader() {
  return textFile(JSON.stringify(manifest), 'application/manifest+json')
}
