import type { Concept } from '#content/chat/concepts.ts'
import type { ReplyLanguage } from '#domain/chat/conversation.ts'
import type { SpokenOf } from './in-context.ts'

/** One word of a question: as written, as known, and what it means. */
export type Word = {
  written: string
  /** The word it stands for; nothing where it is strange. */
  known: string | undefined
  concepts: readonly Concept[]
  /** It belongs to a turn of phrase that begins with an earlier word, and means what that means. */
  isOfPhrase?: true
}

/** What was understood of a question. */
export type Reading = {
  words: readonly Word[]
  /** Those without what the question leaves out: "not the voice". */
  wanted: readonly Word[]
  /** What that leaves out. */
  leftOut: readonly Concept[]
  /** What it says it does not want, also where it names nothing else: "no voice". */
  refused: readonly Concept[]
  /** Nothing where the words don't tell. */
  language: ReplyLanguage | undefined
  concepts: ReadonlySet<Concept>
  /** Words that say something, but nothing known. */
  strange: readonly string[]
  /** What was spoken of before. */
  spokenOf?: SpokenOf | undefined
}

/** The first language that the words of any of these tell. */
export function languageSpoken(readings: readonly Reading[]): ReplyLanguage | undefined {
  return readings.find(({ language }) => language)?.language
}

// Who writes more tells a story, with a question in it.
const LONG = 12

export function isLong({ words }: Pick<Reading, 'words'>): boolean {
  return words.length > LONG
}
