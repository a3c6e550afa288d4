const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' })

/**
 * Returns the start of a text on one line, cut between words; texts up to `length` characters stay whole. A
 * single longer word is cut between two characters.
 */
export function excerpt(text: string, length: number): { text: string; isCut: boolean } {
  const line = text.trim().replaceAll(/\s+/g, ' ')
  if (line.length <= length) return { text: line, isCut: false }
  const end = line.lastIndexOf(' ', length)
  const beginning = end > length / 2 ? line.slice(0, end) : lettersOf(line, length)
  return { text: `${beginning.replace(/[\s.,;:!?।–-]+$/u, '')} …`, isCut: true }
}

function lettersOf(line: string, length: number): string {
  let letters = ''
  for (const { segment } of graphemes.segment(line.slice(0, 2 * length))) {
    if (letters.length + segment.length > length) break
    letters += segment
  }
  return letters
}
