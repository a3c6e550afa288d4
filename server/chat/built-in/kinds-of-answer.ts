import type { Intent } from '#content/chat/examples/all-examples.ts'
import { allTopics, type TopicId } from '#content/chat/topics/all-topics.ts'
import { talk } from '#content/chat/topics/talk.ts'
import type { Decision } from './decide.ts'
import type { Found } from './find-items.ts'
import { familyOf, narrowed } from './narrow-topic.ts'
import type { Reading } from './reading.ts'

/** What is told to somebody who wants this; nothing where there is nothing to tell. */
export function decisionOf(intent: Intent, score: number, found: Found): Decision | undefined {
  if (intent === 'price' || intent === 'item')
    return found.named && !found.either ? { kind: intent, score } : undefined
  return isAnswer(intent) ? narrowed({ kind: 'topic', topic: intent, score }, found) : undefined
}

/** Whether it would tell something that the first does not. */
export function isOther(other: Decision, first: Decision): boolean {
  if (other.kind !== 'topic') return first.kind === 'topic'
  return first.kind !== 'topic' || familyOf(first.topic) !== familyOf(other.topic)
}

export function isPriced({ concepts }: Pick<Reading, 'concepts'>): boolean {
  return concepts.has('price') || concepts.has('howMuch')
}

function isAnswer(intent: Intent): intent is TopicId {
  return intent in allTopics && !isNoAnswer(intent as TopicId)
}

const answers: ReadonlySet<TopicId> = new Set<TopicId>(['human', 'chatLanguage'])

/** Small talk, and what is not sold. A person who is asked for is an answer, and so is in which language we talk. */
export function isNoAnswer(id: TopicId): boolean {
  return (id in talk && !answers.has(id)) || id === 'notOffered'
}
