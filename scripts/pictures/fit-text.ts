export type TextBox = {
  width: number
  height: number
  /** Allowed font sizes in pixels. */
  largest: number
  smallest: number
  /** Line height as a multiple of the font size. */
  lineHeight: number
}

/** Returns the width of a text at a font size of one pixel. */
export type WidthOf = (text: string) => number

export type FittedText = { size: number; lines: string[] }

/** A text may shrink to this fraction of its size to save a line. */
const WORTH_A_LINE = 0.8

/**
 * Breaks a text into lines of similar width, as large as the box allows. Throws an Error if it does not fit.
 */
export function fitText(text: string, box: TextBox, widthOf: WidthOf): FittedText {
  const words = text.split(/\s+/).filter(Boolean)
  let best: FittedText | undefined
  let smallest = box.smallest
  for (let size = box.largest; size >= smallest; size -= 2) {
    const lines = breakEvenly(words, box.width / size, widthOf)
    if (!lines || lines.length * size * box.lineHeight > box.height) continue
    if (!best) smallest = Math.max(smallest, size * WORTH_A_LINE)
    if (!best || lines.length < best.lines.length) best = { size, lines }
  }
  // The build fails because nobody would notice a picture with truncated text.
  if (!best) throw new Error(`too long for its picture: ${text}`)
  return best
}

/** Returns as few lines as possible, each as short as possible; undefined if a single word is too wide. */
export function breakEvenly(words: string[], width: number, widthOf: WidthOf): string[] | undefined {
  let best = fillLines(words, width, widthOf)
  while (best) {
    const narrower = fillLines(words, Math.max(...best.map(widthOf)) - 0.001, widthOf)
    if (!narrower || narrower.length > best.length) return best
    best = narrower
  }
  return undefined
}

function fillLines(words: string[], width: number, widthOf: WidthOf): string[] | undefined {
  const lines: string[] = []
  for (const word of words) {
    if (widthOf(word) > width) return undefined
    const longer = `${lines.at(-1)} ${word}`
    if (lines.length > 0 && widthOf(longer) <= width) lines[lines.length - 1] = longer
    else lines.push(word)
  }
  return lines
}
