import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { icoOf } from './pictures/ico.ts'
import { mark } from './pictures/mark.ts'
import { svg, toPng } from './pictures/svg.ts'

// Draws the site's icons from one mark. Run `node scripts/icons.ts` after a change to the mark; the results
// are committed in `public/`.
const target = path.resolve(import.meta.dirname, '../public')

const tab = svg(64, 64, mark({ glyph: 0.96, corner: 14 }))
const tile = svg(64, 64, mark({ glyph: 0.8, corner: 14 }))
// Phones crop the corners: Apple slightly, others to any shape around the central 80 %.
const square = svg(64, 64, mark({ glyph: 0.8, corner: 0 }))
const maskable = svg(64, 64, mark({ glyph: 0.66, corner: 0 }))

await mkdir(target, { recursive: true })
await save('favicon.svg', tab)
await save('favicon.ico', icoOf(await toPng(tab, 32), 32))
await save('apple-touch-icon.png', await toPng(square, 180))
await save('icon-192.png', await toPng(tile, 192))
await save('icon-512.png', await toPng(tile, 512))
await save('icon-maskable-512.png', await toPng(maskable, 512))

async function save(name: string, content: string | Uint8Array) {
  await writeFile(path.join(target, name), content)
  console.log(`${name}: ${content.length} bytes`)
}
