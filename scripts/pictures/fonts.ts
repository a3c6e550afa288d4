import { readFile } from 'node:fs/promises'
import path from 'node:path'
import subsetFont from 'subset-font'
import type { Locale } from '#domain/locale.ts'

const folder = path.resolve(import.meta.dirname, '../../app/fonts')

/** What the site itself is set in. A language with letters of its own adds its file here. */
const fontFiles: Record<Locale, string[]> = {
  en: ['anek-latin.woff2', 'anek-rupee.woff2'],
  hi: ['anek-latin.woff2', 'anek-rupee.woff2', 'anek-devanagari.woff2'],
  sw: ['anek-latin.woff2', 'anek-rupee.woff2'],
}

/** A language's fonts in bold, in sfnt format. */
export async function boldFonts(locale: Locale): Promise<Buffer[]> {
  return Promise.all(
    fontFiles[locale].map(async (file) =>
      subsetFont(await readFile(path.join(folder, file)), undefined, {
        keepAllGlyphs: true,
        targetFormat: 'sfnt',
        // Hindi's letters are bold already.
        ...(file !== 'anek-devanagari.woff2' && { variationAxes: { wght: 700 } }),
      }),
    ),
  )
}
