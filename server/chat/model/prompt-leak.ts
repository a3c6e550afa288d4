import { foldText } from '#domain/chat/word-pattern.ts'

/** A match of this many letters is no coincidence. */
const LETTERS_IN_A_ROW = 20

export type LeakGuard = (sentences: string) => string

/**
 * Creates guards, one per reply, that remove repetitions of our instructions. They contain no secret, but a visitor who
 * makes a model recite them is not asking about our work. Facts may be repeated.
 */
export function createLeakGuards(rules: readonly string[], names: readonly string[]): () => LeakGuard {
  const runs = new Set(rules.flatMap((rule) => runsOf(lettersOf(rule))))
  return () => {
    // A rule may be split into one word per line.
    let before = ''
    return (sentences) => {
      if (sentences === '') return ''
      const letters = before + lettersOf(sentences)
      before = letters.slice(1 - LETTERS_IN_A_ROW)
      const isLeak =
        runsOf(letters).some((run) => runs.has(run)) ||
        names.some((name) => sentences.toLowerCase().includes(name))
      return isLeak ? '' : sentences
    }
  }
}

function lettersOf(text: string): string {
  return foldText(text).replace(/[^\p{L}]/gu, '')
}

function runsOf(letters: string): string[] {
  const count = Math.max(0, letters.length - LETTERS_IN_A_ROW + 1)
  return Array.from({ length: count }, (_, at) => letters.slice(at, at + LETTERS_IN_A_ROW))
}
