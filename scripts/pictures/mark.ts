import { colours } from './colours.ts'

// A D that is a speech bubble: flat at the left, the tail at its foot. In a field of 64 × 64, from 6 to 58.
const bubble = 'M16 10h16a22 22 0 0 1 0 44H7.4a1 1 0 0 1-.8-1.7L12 45V14a4 4 0 0 1 4-4z'
const counter = 'M23 22h9a10 10 0 0 1 0 20h-9z'

/**
 * The mark on its tile, 64 × 64: ink on marigold reads on light and dark alike. `glyph` is how much of the tile
 * the letter takes, `corner` its radius.
 */
export function mark({ glyph, corner }: { glyph: number; corner: number }): string {
  const rounded = corner > 0 ? ` rx="${corner}"` : ''
  // The tail hangs out to the left: centred by the letter's weight, not by its edges.
  const place = `translate(32 32) scale(${glyph}) translate(-31.5 -32)`
  return (
    `<rect width="64" height="64"${rounded} fill="${colours.marigold}"/>` +
    `<path transform="${place}" fill="${colours.onMarigold}" fill-rule="evenodd" d="${bubble}${counter}"/>`
  )
}
