import { type Concept, conceptWeights } from '#content/chat/concepts.ts'
import { spokenOfGroups, spokenOfItems } from '#content/chat/spoken-of.ts'
import type { TopicId } from '#content/chat/topics/all-topics.ts'
import type { ReplyLanguage } from '#domain/chat/conversation.ts'
import type { Found } from './find-items.ts'
import type { Reading } from './reading.ts'

// Longer questions name what they mean.
const SHORT = 10
export const demos: ReadonlySet<TopicId> = new Set<TopicId>(['demo', 'demoForm', 'moveDemo', 'demoDetails'])

/** What is asked of several things at once that were named before. */
export const ofSeveral: ReadonlySet<Concept> = new Set<Concept>([
  'price',
  'howMuch',
  'total',
  'plus',
  'month',
  'year',
  'setUp',
  'begin',
  'bundle',
  'included',
  'compare',
  'or',
  'cheapest',
  'costliest',
  'saving',
  'buy',
  'pay',
  // "Jod" is a sum, and what connects.
  'connect',
])
/** What is asked of how something is paid for. */
const ofPaying: ReadonlySet<Concept> = new Set<Concept>([
  'price',
  'howMuch',
  'month',
  'year',
  'setUp',
  'or',
  'pay',
  'plus',
  'must',
  // "Mara moja" is once, and at once.
  'urgent',
])

/** "Is that per month?", "ye ek baar ka hai ya har saal": it asks for nothing but how what was named is paid for. */
export function asksHowPaid(reading: Reading): boolean {
  const { concepts, words } = reading
  const isTimed = concepts.has('month') || concepts.has('year') || concepts.has('setUp')
  return isTimed && words.length <= SHORT && asksOnly(reading, ofPaying)
}

/** Whether something is asked of what was named before: its price, or it with another. */
export function asksOfEarlier({ concepts }: Reading): boolean {
  return [...concepts].some((concept) => ofSeveral.has(concept))
}

/** What is said in passing of what was named. */
export function nameOf({ items: [item] }: Found, language: ReplyLanguage): string | undefined {
  if (!item) return undefined
  const ofItems: Partial<Record<string, Readonly<Record<ReplyLanguage, string>>>> = spokenOfItems
  return (ofItems[`${item.group}.${item.id}`] ?? spokenOfGroups[item.group])?.[language]
}

export function asksOnly({ concepts }: Reading, questions: ReadonlySet<Concept>): boolean {
  return [...concepts].every((concept) => questions.has(concept) || conceptWeights[concept] <= 1)
}
