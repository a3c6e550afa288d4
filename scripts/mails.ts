import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { createServer } from 'vite'

// Writes every kind of mail with sample data in each of its languages as files, to look at in a browser.
const root = path.resolve(import.meta.dirname, '..')
const folder = path.join(root, 'data/mails')
const vite = await createServer({ root, appType: 'custom', server: { middlewareMode: true } })
const { writeSamples } = await vite.ssrLoadModule('/tests/support/sample-emails.ts')
mkdirSync(folder, { recursive: true })
for (const { template, locale, html } of await writeSamples('http://127.0.0.1:3000')) {
  writeFileSync(path.join(folder, `${template}.${locale}.html`), html)
}
await vite.close()
console.log(`The mails are in ${folder}`)
