export type TextBox = {
  width: number
  height: number
  /** The font sizes it may have, in pixels. */
  largest: number
  smallest: number
  /** From one line to the next, in font sizes. */
  lineHeight: number
}

/** How wide a text is at a font size of one pixel. */
export type WidthOf = (text: string) => number

export type FittedText = { size: number; lines: string[] }

/** How much smaller a text may get when that saves a line. */
const WORTH_A_LINE = 0.8

/** Breaks a text into lines of about the same width, as large as its box allows. */
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
  // A picture that cuts its words is never seen by who wrote them: better no build.
  if (!best) throw new Error(`too long for its picture: ${text}`)
  return best
}

/** As few lines as possible, and no line longer than it must be. Nothing when one word alone is too wide. */
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
