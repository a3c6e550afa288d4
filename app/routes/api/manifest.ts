import { visitContext } from '#app/lib/context.ts'
import { textFile } from '#app/lib/text-file.ts'
import { business, papers } from '#content/business.ts'
import { pathOf } from '#content/pages.ts'
import { defaultLocale } from '#domain/locale.ts'
import type { Route } from './+types/manifest.ts'

/**
 * Returns the manifest for adding the site to a home screen. It opens in the language in which it was added.
 */
export function loader({ context }: Route.LoaderArgs) {
  const { locale } = context.get(visitContext)
  const manifest = {
    name: business.name,
    id: pathOf('home', defaultLocale),
    start_url: pathOf('home', locale),
    scope: '/',
    lang: locale,
    display: 'minimal-ui',
    theme_color: papers.light,
    background_color: papers.light,
    icons: [
      { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
      { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
      { src: '/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
  }
  return textFile(JSON.stringify(manifest), 'application/manifest+json')
}
