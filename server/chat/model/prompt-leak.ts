import { foldText } from '#domain/chat/word-pattern.ts'

/** A match of this many letters is no coincidence. */
const LETTERS_IN_A_ROW = 20
/** No word in any language is this long, but encoded text is. */
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

/** Matches base64 (letters mixed with digits), pairs of digits (hex, ASCII codes), and binary. */
const encoded = [
  /(?<![\p{L}\p{N}])(?=[A-Za-z+/]*\d)(?=[\dA-Z+/]*[a-z])(?=[\da-z+/]*[A-Z])[A-Za-z\d+/]{16,}={0,2}/u,
  /(?<![\p{L}\p{N}])(?=[a-f]*\d)(?=\d*[a-f])[\da-f]{16,}/iu,
  /(?:(?<![\p{L}\p{N}])(?:0x|\\x|%)?[\da-f]{2}[\s,]*){8,}/iu,
  /(?:[01]{7,8}[\s,]*){3,}/,
]

export type LeakGuard = (sentences: string) => string

/**
 * Creates guards, one per reply, that remove repetitions of our instructions: verbatim, spelled out,
 * reversed, in rot13, with digits for letters, or encoded. They contain no secret, but a visitor
 * who makes a model recite them is not asking about our work. Facts may be repeated.
 */
export function createLeakGuards(rules: readonly string[], names: readonly string[]): () => LeakGuard {
  const runs = new Set(rules.flatMap((rule) => disguises(lettersOf(rule)).flatMap(runsOf)))
  return () => {
    // A rule may be split into one word per line.
    let before = ''
    return (sentences) => {
      if (sentences === '') return ''
      const letters = before + lettersOf(sentences)
      before = letters.slice(1 - LETTERS_IN_A_ROW)
      const isLeak =
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
