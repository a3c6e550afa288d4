import { colours } from './colours.ts'

/** The content of a message, drawn without words because previews are only thumb-sized. */
type Drawing = { width: number; height: number; shapes: string }

const { ink, card, sunk, line, edge, marigold, leaf } = colours

const rect = (x: number, y: number, width: number, height: number, fill: string, radius = height / 2) =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="${radius}" fill="${fill}"/>`
const circle = (x: number, y: number, radius: number, fill: string) =>
  `<circle cx="${x}" cy="${y}" r="${radius}" fill="${fill}"/>`
const stroke = (path: string, colour: string, width: number) =>
  `<path d="${path}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`
const tick = (x: number, y: number, colour: string) => stroke(`M${x} ${y}l6 6 11-13`, colour, 4.5)

/** Draws lines of text with the given lengths. */
export function text(...lengths: number[]): Drawing {
  const shapes = lengths.map((length, at) => rect(0, at * 25, length, 12, ink)).join('')
  return {
    width: Math.max(...lengths),
    height: lengths.length * 25 - 13,
    shapes: `<g opacity=".5">${shapes}</g>`,
  }
}

/** Draws two options, one of them selected. */
export function choices(): Drawing {
  const shapes =
    rect(0, 0, 102, 46, card, 12) +
    rect(26, 17, 50, 12, edge) +
    rect(112, 0, 102, 46, marigold, 12) +
    rect(138, 17, 50, 12, ink)
  return { width: 214, height: 46, shapes }
}

/** Draws the tracking of a delivery: two steps done, one to come. */
export function track(): Drawing {
  const shapes =
    rect(14, 13, 186, 6, card, 3) +
    rect(14, 13, 93, 6, leaf, 3) +
    circle(16, 16, 16, leaf) +
    tick(8, 17, card) +
    circle(107, 16, 16, marigold) +
    circle(107, 16, 6, ink) +
    circle(198, 16, 16, card)
  return { width: 214, height: 32, shapes }
}

/** Draws a voice message. */
export function voice(): Drawing {
  const bars = [14, 26, 40, 22, 34, 46, 30, 18, 38, 26, 44, 20, 30, 14]
  const shapes =
    circle(25, 25, 25, marigold) +
    `<path d="M19 15.5v19l15-9.500z" fill="${ink}" stroke="${ink}" stroke-width="2" stroke-linejoin="round"/>` +
    bars.map((height, at) => rect(64 + at * 11, 25 - height / 2, 6, height, at < 6 ? ink : edge, 3)).join('')
  return { width: 214, height: 50, shapes }
}

/** Draws a page of text with corrections. */
export function sheet(): Drawing {
  const rows = [0, 1, 2].map(
    (row) =>
      rect(18, 52 + row * 30, 18, 18, marigold, 5) +
      rect(48, 55 + row * 30, [128, 96, 112][row] ?? 0, 11, edge),
  )
  return {
    width: 214,
    height: 146,
    shapes: rect(0, 0, 214, 146, card, 12) + rect(18, 20, 92, 14, ink) + rows.join(''),
  }
}

/** Draws a web page: bar, heading, picture and button. */
export function screen(): Drawing {
  const shapes =
    rect(0, 0, 214, 148, card, 12) +
    [16, 32, 48].map((x) => circle(x, 15, 4.5, edge)).join('') +
    rect(0, 29, 214, 2, line, 0) +
    rect(18, 48, 84, 14, ink) +
    rect(18, 74, 66, 9, edge) +
    rect(18, 91, 76, 9, edge) +
    rect(18, 114, 62, 20, marigold, 7) +
    rect(118, 46, 78, 88, sunk, 9)
  return { width: 214, height: 148, shapes }
}

/** Draws consecutive steps. */
export function flow(): Drawing {
  const step = (x: number, y: number, fill: string) =>
    rect(x, y, 126, 40, fill, 11) + rect(x + 42, y + 14, 62, 12, ink) + circle(x + 22, y + 20, 9, ink)
  const shapes =
    stroke('M22 36v37h30M66 89v37h30', edge, 4) +
    step(0, 0, card) +
    step(44, 53, card) +
    step(88, 106, marigold)
  return { width: 214, height: 146, shapes }
}

/** Draws a shelf of templates. */
export function tiles(): Drawing {
  const tile = (at: number, fill: string) => {
    const x = (at % 2) * 111
    const y = Math.floor(at / 2) * 76
    return rect(x, y, 103, 68, fill, 12) + circle(x + 24, y + 24, 9, ink) + rect(x + 15, y + 44, 60, 10, ink)
  }
  return {
    width: 214,
    height: 144,
    shapes: [card, marigold, card, card].map((fill, at) => tile(at, fill)).join(''),
  }
}

/** Draws a five-star rating. */
export function stars(): Drawing {
  const star = 'M19 1l5.6 11.7 12.8 1.7-9.4 8.9 2.4 12.7L19 29.8 7.6 36 10 23.3.6 14.4l12.8-1.7z'
  const shapes = [0, 1, 2, 3, 4]
    .map((at) => `<path transform="translate(${at * 44})" d="${star}" fill="${marigold}"/>`)
    .join('')
  return { width: 214, height: 37, shapes }
}

/** Draws a confirmation. */
export function done(length: number): Drawing {
  const words = `<g opacity=".5">${rect(46, 10, length, 12, ink)}</g>`
  return { width: 46 + length, height: 32, shapes: circle(16, 16, 16, leaf) + tick(8, 17, card) + words }
}
