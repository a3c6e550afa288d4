import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'
import { publicManifest } from './scripts/public-manifest.ts'
import { refuseServerCode } from './scripts/refuse-server-code.ts'
import { sitePictures } from './scripts/site-pictures.ts'
import { buildTargets } from './scripts/supported-browsers.ts'

const vendors =
  /preload-helper|node_modules\/(react|react-dom|react-router|scheduler|lucide-react\/dist\/esm\/(?!icons))\b/

export default defineConfig({
  plugins: [tailwindcss(), reactRouter(), refuseServerCode(), publicManifest(), sitePictures()],
  build: { target: 'es2023', cssTarget: buildTargets, assetsInlineLimit: 0 },
  // Only the used parts of these are bundled, because the whole packages need much memory and time to load.
  ssr: {
    noExternal: [
      'react-email',
      /^@base-ui\//,
      /^@floating-ui\//,
      'react-router',
      /^@remix-run\//,
      'hono',
      '@hono/node-server',
      'lucide-react',
      'kysely',
      'zod',
      /better-auth/,
      // A dependency of better-auth that would load all of zod.
      'better-call',
      'jose',
      /^@noble\//,
      '@opentelemetry/semantic-conventions',
    ],
  },
  environments: {
    client: {
      build: {
        target: buildTargets,
        rollupOptions: {
          output: {
            // Few files: for all pages, for public pages, and for forms. A group includes what its files import.
            codeSplitting: {
              groups: [
                { name: 'framework', test: vendors, priority: 2 },
                {
                  name: 'site',
                  test: /app\/(routes\/site\/layout|lib\/(site\/page-meta|forms\/or-failure)|sections\/(page-hero|breadcrumbs|pictures\/drawing|questions|steps|testimonials))|domain\/(leads\/(lead|score\/estimate|quote-limits)|bookings\/say-time|team-routes|money)\.ts/,
                  priority: 1,
                },
                {
                  name: 'form-parts',
                  test: /app\/(lib\/forms\/(check-fields|use-site-form)|ui\/site\/(consent|field|honeypot|new-key|problem-list))|domain\/(text\/blank-text|contact\/phone-digits)/,
                  priority: 1,
                },
                // The booking page needs only this one of the sections.
                { name: 'flow-steps', test: /app\/sections\/pictures\/flow-steps/, priority: 1 },
                {
                  name: 'sections',
                  test: /app\/sections\/(?!page-hero|breadcrumbs|pictures\/drawing|questions|steps|testimonials|legal-text)/,
                },
                {
                  name: 'services',
                  test: /app\/features\/services\/(?!overview-cards|choice-link|service-page|sample)/,
                },
                {
                  name: 'forms',
                  test: /app\/features\/(testimonials\/site\/form\/(?!photo-crop)|leads\/site\/(quote|check-quote))/,
                },
                {
                  name: 'slot-picker',
                  test: /app\/features\/bookings\/site\/(slot-picker|time-chooser|day-chooser|demo-notice|demo-answer|use-)|domain\/bookings\/clock-time/,
                },
                // One file, rather than a hundred, for modules that several office screens share.
                {
                  name: (id, graph) => (isOffice(id, graph) ? 'office' : null),
                  debugName: 'office',
                  minShareCount: 3,
                },
              ],
            },
          },
        },
      },
    },
    // `app.ts` is the entry of the server build, so that React Router's context keys exist once.
    ssr: { build: { rollupOptions: { input: './server/app.ts' } } },
  },
})

type Graph = {
  getModuleInfo(id: string): { importers: readonly string[]; dynamicImporters: readonly string[] } | null
}

/** Tells whether only back-office screens import a module, directly or indirectly. */
function isOffice(id: string, graph: Graph, seen = new Set<string>()): boolean {
  if (/app\/routes\/office\//.test(id)) return true
  if (/app\/(routes\/|root|entry)/.test(id)) return false
  seen.add(id)
  const { importers = [], dynamicImporters = [] } = graph.getModuleInfo(id) ?? {}
  return [...importers, ...dynamicImporters].every(
    (importer) => seen.has(importer) || isOffice(importer, graph, seen),
  )
}
