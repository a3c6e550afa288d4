import { copyFile, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import subsetFont from 'subset-font'

// Cuts the type family down to what pages in English (and Swahili) show. Run it by hand after an update of the
// font package (`node scripts/subset-fonts.ts`); its results are committed, so that a build needs no fonts.
const root = path.resolve(import.meta.dirname, '..')
const source = path.dirname(
  fileURLToPath(import.meta.resolve('@fontsource-variable/anek-latin/package.json')),
)
const target = path.join(root, 'app/fonts')

const ascii = characters(0x20, 0x7e)
// The accents of names; anything rarer falls back to the system's font.
const accented = 'áàäâçéèêëíïñóöôøúüÁÉÖÜ'
const marks = ' §©«°±·»×‐–—‘’“”•…→←−✓'
const weights = { wght: { min: 400, max: 700, default: 400 } }

await subset('anek-latin-latin-wght-normal.woff2', ascii + accented + marks, 'anek-latin.woff2')
// The rupee sign lives in another file of the family.
await subset('anek-latin-latin-ext-wght-normal.woff2', '₹', 'anek-rupee.woff2')
await copyFile(path.join(source, 'LICENSE'), path.join(target, 'OFL.txt'))

async function subset(from: string, text: string, to: string) {
  const font = await readFile(path.join(source, 'files', from))
  const small = await subsetFont(font, text, {
    targetFormat: 'woff2',
    variationAxes: weights,
    noHinting: true,
    keepFeatures: ['kern'],
  })
  await writeFile(path.join(target, to), small)
  console.log(`${to}: ${small.length} bytes`)
}

function characters(first: number, last: number): string {
  return Array.from({ length: last - first + 1 }, (_, at) => String.fromCodePoint(first + at)).join('')
}
