import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import subsetFont from 'subset-font'

/** The site's own fonts, and Devanagari in every weight. */
const fontFiles = [
  new URL('../../app/fonts/anek-latin.woff2', import.meta.url).href,
  new URL('../../app/fonts/anek-rupee.woff2', import.meta.url).href,
  import.meta.resolve(
    '@fontsource-variable/anek-devanagari/files/anek-devanagari-devanagari-wght-normal.woff2',
  ),
]

/** Returns the fonts of the pictures in one weight (400 to 700), in sfnt format. */
export async function fontsOf(weight: number): Promise<Buffer[]> {
  return Promise.all(
    fontFiles.map(async (file) =>
      subsetFont(await readFile(fileURLToPath(file)), undefined, {
        keepAllGlyphs: true,
        targetFormat: 'sfnt',
        variationAxes: { wght: weight },
      }),
    ),
  )
}
