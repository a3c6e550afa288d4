import { type Untold, untold } from '#content/chat/untold/untold.ts'
import { wordsOf } from './fold-text.ts'
import type { Reading } from './reading.ts'

const turns = untold.map((one) => ({
  one,
  phrases: one.words.split(',').map((phrase) => ` ${wordsOf(phrase).join(' ')} `),
}))

/** What a question names that the site says nothing about. */
export function findUntold({ words, concepts }: Pick<Reading, 'words' | 'concepts'>): Untold | undefined {
  const said = ` ${words.map(({ written }) => written).join(' ')} `
  const isNamed = ({ one, phrases }: (typeof turns)[number]) =>
    phrases.some((phrase) => said.includes(phrase)) && !one.unless?.some((concept) => concepts.has(concept))
  return turns.find(isNamed)?.one
}
