import { copyFile, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import subsetFont from 'subset-font'

// Cuts the type family down to what the pages show. Run it by hand after an update of a font package
// (`node scripts/subset-fonts.ts`); its results are committed, so that a build needs no fonts.
const root = path.resolve(import.meta.dirname, '..')
const packages = path.join(root, 'node_modules/@fontsource-variable')
const target = path.join(root, 'app/fonts')

const ascii = characters(0x20, 0x7e)
// The accents of names; anything rarer falls back to the system's font.
const accented = 'áàäâçéèêëíïñóöôøúüÁÉÖÜ'
const marks = ' §©«°±·»×‐–—‘’“”•…→←−✓'
const weights = { wght: { min: 400, max: 700, default: 400 } }

// Hindi's letters with their signs, and the joiners. Its digits are Latin.
const devanagari = characters(0x901, 0x965) + '\u200c\u200d'

await subset(
  'anek-latin/files/anek-latin-latin-wght-normal.woff2',
  ascii + accented + marks,
  'anek-latin.woff2',
  {
    keepFeatures: ['kern'],
  },
)
// The rupee sign lives in another file of the family.
await subset('anek-latin/files/anek-latin-latin-ext-wght-normal.woff2', '₹', 'anek-rupee.woff2', {
  keepFeatures: ['kern'],
})
// Headings only, so one weight: all weights are 226 KB. With all features, which join letters to the shapes that are read.
await subset(
  'anek-devanagari/files/anek-devanagari-devanagari-wght-normal.woff2',
  devanagari,
  'anek-devanagari.woff2',
  {
    variationAxes: { wght: 700 },
  },
)
await copyFile(path.join(packages, 'anek-latin/LICENSE'), path.join(target, 'OFL.txt'))

type Options = Parameters<typeof subsetFont>[2]

async function subset(from: string, text: string, to: string, options: Partial<Options>) {
  const font = await readFile(path.join(packages, from))
  const small = await subsetFont(font, text, {
    targetFormat: 'woff2',
    variationAxes: weights,
    noHinting: true,
    ...options,
  })
  await writeFile(path.join(target, to), small)
  console.log(`${to}: ${small.length} bytes`)
}

function characters(first: number, last: number): string {
  return Array.from({ length: last - first + 1 }, (_, at) => String.fromCodePoint(first + at)).join('')
}
