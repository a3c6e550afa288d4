import { textFile } from '#app/text-file.ts'
import { business, papers } from '#content/business.ts'
import { pathOf } from '#content/pages.ts'
import { defaultLocale } from '#domain/locale.ts'

const home = pathOf('home', defaultLocale)

/** How the site looks as an app on somebody's home screen. */
const manifest = {
  name: business.name,
  id: home,
  start_url: home,
  scope: '/',
  lang: defaultLocale,
  display: 'minimal-ui',
  theme_color: papers.light,
  background_color: papers.light,
  icons: [
    { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
    { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
    { src: '/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
  ],
}

export function loader() {
  return textFile(JSON.stringify(manifest), 'application/manifest+json')
}
