import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { pageWords } from '#content/page-words.ts'
import { type Page, type PageId, pageName, pages } from '#content/pages.ts'
import { pagePrice } from '#content/price-rows.ts'
import { locales } from '#domain/locale.ts'
import { fontsOf } from './pictures/fonts.ts'
import { createTypeSetter } from './pictures/set-text.ts'
import { sharePicture } from './pictures/share-picture.ts'
import { toPng } from './pictures/svg.ts'

/** Draws the link previews of every page in every language into `folder`. */
export async function drawSharePictures(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true })
  const typeSetter = createTypeSetter(await fontsOf(700))
  for (const locale of locales) {
    const ids = Object.entries<Page>(pages)
      .filter(([, page]) => !page.sameAs)
      .map(([id]) => id as PageId)
    for (const id of ids) {
      const { heading } = pageWords(id, locale)
      const picture = sharePicture({ id, heading, price: pagePrice(id, locale) }, typeSetter)
      await writeFile(path.join(folder, `${pageName(id, locale)}.png`), await toPng(picture))
    }
  }
}
