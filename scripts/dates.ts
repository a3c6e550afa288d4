import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { listedPages, pageName } from '#content/pages.ts'
import { startSite } from '#tests/support/servers/start-site.ts'
import { buildWhenNeeded } from './built.ts'
import { type PageDates, renewDates, textHash } from './page-dates.ts'

// Records pages whose text changed, with today's date: `npm run dates`. The sitemap publishes these dates.
// Pages are read from the built site with default settings.
const file = path.resolve(import.meta.dirname, '../content/last-changed.json')
const before = JSON.parse(readFileSync(file, 'utf8')) as PageDates

await buildWhenNeeded()
const site = await startSite()
try {
  const texts: Record<string, string> = {}
  for (const { id, locale, path } of listedPages()) {
    texts[pageName(id, locale)] = textHash(await (await fetch(site.url + path)).text())
  }
  const after = renewDates(before, texts, new Date().toISOString().slice(0, 10))
  const changed = Object.keys(after).filter((name) => after[name]?.text !== before[name]?.text)
  writeFileSync(file, `${JSON.stringify(after, null, 2)}\n`)
  console.log(changed.length > 0 ? `Changed: ${changed.join(', ')}` : 'No page has changed.')
} finally {
  await site.remove()
}
