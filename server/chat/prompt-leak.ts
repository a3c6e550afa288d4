import { foldText } from '#domain/chat/word-pattern.ts'
import { createTraceCounter } from './prompt-meaning.ts'

/** As many letters in a row are no accident. */
const LETTERS_IN_A_ROW = 20
/** No word of any language is so long; what is encoded is. */
const LONGEST_WORD = 60

const digitsForLetters: Record<string, string> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '@': 'a',
  $: 's',
}

/** Letters with figures among them as base64 has them; digits by the pair, as in hex or ASCII; zeros and ones. */
const encoded = [
  /(?<![\p{L}\p{N}])(?=[A-Za-z+/]*\d)(?=[\dA-Z+/]*[a-z])(?=[\da-z+/]*[A-Z])[A-Za-z\d+/]{16,}={0,2}/u,
  /(?<![\p{L}\p{N}])(?=[a-f]*\d)(?=\d*[a-f])[\da-f]{16,}/iu,
  /(?:(?<![\p{L}\p{N}])(?:0x|\\x|%)?[\da-f]{2}[\s,]*){8,}/iu,
  /(?:[01]{7,8}[\s,]*){3,}/,
]

export type LeakGuard = (sentences: string) => string

/**
 * Makes guards, one for each reply, that take out what repeats our instructions: as they are, letter by letter,
 * backwards, in rot13, in figures for letters, encoded, or in another language. Nothing in them is secret, but whoever gets a model to
 * recite them is not asking about our work. Facts may be repeated: that is what they are for.
 */
export function createLeakGuards(rules: readonly string[], names: readonly string[]): () => LeakGuard {
  const runs = new Set(rules.flatMap((rule) => disguises(lettersOf(rule)).flatMap(runsOf)))
  return () => {
    // A rule may come in pieces, one word a line.
    let before = ''
    const speaksOfRules = createTraceCounter()
    return (sentences) => {
      if (sentences === '') return ''
      const letters = before + lettersOf(sentences)
      before = letters.slice(1 - LETTERS_IN_A_ROW)
      const isRendered = speaksOfRules(sentences)
      const isLeak =
        isRendered ||
        runsOf(letters).some((run) => runs.has(run)) ||
        names.some((name) => sentences.toLowerCase().includes(name)) ||
        encoded.some((pattern) => pattern.test(sentences)) ||
        sentences.split(/\s/).some((word) => word.length > LONGEST_WORD)
      return isLeak ? '' : sentences
    }
  }
}

function lettersOf(text: string): string {
  return foldText(text)
    .replace(/[013457@$]/g, (sign) => digitsForLetters[sign] ?? '')
    .replace(/[^\p{L}]/gu, '')
}

function disguises(letters: string): string[] {
  const backwards = [...letters].reverse().join('')
  return [letters, backwards, letters.replace(/[a-z]/g, turnedBy13)]
}

function turnedBy13(letter: string): string {
  return String.fromCharCode(((letter.charCodeAt(0) - 97 + 13) % 26) + 97)
}

function runsOf(letters: string): string[] {
  const count = Math.max(0, letters.length - LETTERS_IN_A_ROW + 1)
  return Array.from({ length: count }, (_, at) => letters.slice(at, at + LETTERS_IN_A_ROW))
}
