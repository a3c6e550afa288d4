import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { pageWords } from '#content/page-words.ts'
import { type Page, type PageId, pageName, pages } from '#content/pages.ts'
import { pagePrice } from '#content/price-rows.ts'
import { locales } from '#domain/locale.ts'
import { boldFonts } from './pictures/fonts.ts'
import { createRenderer } from './pictures/renderer.ts'
import { sharePicture } from './pictures/share-picture.ts'

/** Draws what link previews show, for every page in every language it has, into `folder`. */
export async function drawSharePictures(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true })
  for (const locale of locales) {
    const ids = Object.entries<Page>(pages)
      .filter(([, page]) => page.paths[locale] && !page.sameAs)
      .map(([id]) => id as PageId)
    if (ids.length === 0) continue
    const { png, widthOf } = await createRenderer(await boldFonts(locale))
    for (const id of ids) {
      const { heading } = pageWords(id, locale)
      const picture = sharePicture({ id, heading, price: pagePrice(id, locale) }, widthOf)
      await writeFile(path.join(folder, `${pageName(id, locale)}.png`), png(picture))
    }
  }
}
