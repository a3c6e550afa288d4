const WORDS_IN_A_ROW = 5
/** No word of any language is so long; what is encoded is. */
const LONGEST_WORD = 60

/**
 * Takes what repeats our instructions out of a reply. Nothing in them is secret, but whoever gets a model to recite
 * them is not asking about our work. Facts may be repeated: that is what they are for.
 */
export function createLeakGuard(rules: readonly string[], names: readonly string[]) {
  const runs = new Set(rules.flatMap((rule) => runsOf(rule)))
  return (sentences: string): string => {
    const isLeak =
      runsOf(sentences).some((run) => runs.has(run)) ||
      names.some((name) => sentences.includes(name)) ||
      sentences.split(/\s/).some((word) => word.length > LONGEST_WORD)
    return isLeak ? '' : sentences
  }
}

function runsOf(text: string): string[] {
  const words = text.toLowerCase().match(/[\p{L}\p{N}_]+/gu) ?? []
  return words.slice(WORDS_IN_A_ROW - 1).map((_, at) => words.slice(at, at + WORDS_IN_A_ROW).join(' '))
}
