import { colours } from './colours.ts'

// A D shaped like a speech bubble: flat on the left, with a tail at the bottom. It spans 6 to 58 in a field
// of 64 × 64.
const bubble = 'M16 10h16a22 22 0 0 1 0 44H7.4a1 1 0 0 1-.8-1.7L12 45V14a4 4 0 0 1 4-4z'
const counter = 'M23 22h9a10 10 0 0 1 0 20h-9z'

/**
 * Returns the mark on its 64 × 64 tile; ink on marigold is legible on light and dark. `glyph` is the letter's
 * share of the tile, `corner` the radius.
 */
export function mark({ glyph, corner }: { glyph: number; corner: number }): string {
  const rounded = corner > 0 ? ` rx="${corner}"` : ''
  // The letter is centred by its visual weight, because the tail sticks out on the left.
  const place = `translate(32 32) scale(${glyph}) translate(-31.5 -32)`
  return (
    `<rect width="64" height="64"${rounded} fill="${colours.marigold}"/>` +
    `<path transform="${place}" fill="${colours.onMarigold}" fill-rule="evenodd" d="${bubble}${counter}"/>`
  )
}
