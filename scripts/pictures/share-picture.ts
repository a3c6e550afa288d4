import { business } from '#content/business.ts'
import type { PageId } from '#content/pages.ts'
import { colours } from './colours.ts'
import { fitText } from './fit-text.ts'
import { mark } from './mark.ts'
import type { TypeSetter } from './set-text.ts'
import { svg } from './svg.ts'
import { thread } from './threads.ts'

const WIDTH = 1200
const HEIGHT = 630
const LEFT = 64
const COLUMN = 664
// Height of capitals as a fraction of the font size.
const CAPITALS = 0.68

/** Returns the link preview of a page: the business, the heading, the price and an example of the work. */
export function sharePicture(
  page: { id: PageId; heading: string; price?: string },
  { widthOf, textLine }: TypeSetter,
): string {
  const bottom = page.price ? 458 : 566
  // Hindi has marks above and below its letters.
  const lineHeight = /[\u0900-\u097f]/.test(page.heading) ? 1.25 : 1.08
  const top = 152
  const { size, lines } = fitText(
    page.heading,
    { width: COLUMN, height: bottom - top, largest: 108, smallest: 48, lineHeight },
    widthOf,
  )
  const free = bottom - top - lines.length * size * lineHeight
  const first = top + free / 2 + ((lineHeight + CAPITALS) / 2) * size
  const heading = lines.map((line, at) =>
    textLine(line, { x: LEFT, y: Math.round(first + at * size * lineHeight), size, fill: colours.ink }),
  )
  return svg(
    WIDTH,
    HEIGHT,
    `<rect width="${WIDTH}" height="${HEIGHT}" fill="${colours.paper}"/>` +
      `<g transform="translate(776 72)">${thread(page.id, HEIGHT - 72)}</g>` +
      brand(textLine) +
      heading.join('') +
      (page.price ? priceTag(page.price, { widthOf, textLine }) : ''),
  )
}

function brand(textLine: TypeSetter['textLine']): string {
  return (
    `<g transform="translate(${LEFT} 64)">${mark({ glyph: 0.9, corner: 15 })}</g>` +
    textLine(business.name, { x: LEFT + 84, y: 111, size: 44, fill: colours.ink })
  )
}

/** Draws the price like the site's primary button. */
function priceTag(price: string, { widthOf, textLine }: TypeSetter): string {
  const padding = 28
  const height = 84
  const top = HEIGHT - 64 - height
  const { size } = fitText(
    price,
    { width: COLUMN - 2 * padding, height: 60, largest: 46, smallest: 24, lineHeight: 1 },
    widthOf,
  )
  const width = Math.round(widthOf(price) * size) + 2 * padding
  const y = Math.round(top + height / 2 + (CAPITALS / 2) * size)
  return (
    `<rect x="${LEFT}" y="${top}" width="${width}" height="${height}" rx="18" fill="${colours.marigold}"/>` +
    textLine(price, { x: LEFT + padding, y, size, fill: colours.onMarigold })
  )
}
