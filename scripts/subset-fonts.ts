import { copyFile, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import subsetFont from 'subset-font'

// Cuts the type family down to what the pages show. Run it by hand after an update of a font package
// (`node scripts/subset-fonts.ts`); its results are committed.
const latin = folderOf(import.meta.resolve('@fontsource-variable/anek-latin/package.json'))
const hindi = folderOf(import.meta.resolve('@fontsource-variable/anek-devanagari/package.json'))
const target = path.resolve(import.meta.dirname, '../app/fonts')

const ascii = characters(0x20, 0x7e)
// Accents that occur in names; rarer ones fall back to the system font.
const accented = 'áàäâçéèêëíïñóöôøúüÁÉÖÜ'
const marks = ' §©«°±·»×‐–—‘’“”•…→←−✓'
const weights = { wght: { min: 400, max: 700, default: 400 } }

// Devanagari letters with their signs and joiners. Hindi texts use Latin digits.
const devanagari = `${characters(0x901, 0x965)}\u200c\u200d`

const kerned = { variationAxes: weights, keepFeatures: ['kern', 'tnum'] }
await subset(
  latin,
  'anek-latin-latin-wght-normal.woff2',
  ascii + accented + marks,
  'anek-latin.woff2',
  kerned,
)
// The rupee sign is in another file of the font family. Only pictures use it: on pages each font that arrives
// makes browsers lay out the whole page again.
await subset(latin, 'anek-latin-latin-ext-wght-normal.woff2', '₹', 'anek-rupee.woff2', kerned)
// Only headings use this font, so one weight suffices; all weights would take 226 KB. All features are kept
// because they join letters.
await subset(hindi, 'anek-devanagari-devanagari-wght-normal.woff2', devanagari, 'anek-devanagari.woff2', {
  variationAxes: { wght: 700 },
})
await copyFile(path.join(latin, 'LICENSE'), path.join(target, 'OFL.txt'))

type Options = Pick<Parameters<typeof subsetFont>[2], 'variationAxes' | 'keepFeatures'>

async function subset(folder: string, from: string, text: string, to: string, options: Options) {
  const font = await readFile(path.join(folder, 'files', from))
  const small = await subsetFont(font, text, { targetFormat: 'woff2', noHinting: true, ...options })
  await writeFile(path.join(target, to), small)
  console.log(`${to}: ${small.length} bytes`)
}

function folderOf(packageFile: string): string {
  return path.dirname(fileURLToPath(packageFile))
}

function characters(first: number, last: number): string {
  return Array.from({ length: last - first + 1 }, (_, at) => String.fromCodePoint(first + at)).join('')
}
