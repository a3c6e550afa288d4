import type { Intent } from '#content/chat/examples/all-examples.ts'
import { allTopics, type TopicId } from '#content/chat/topics/all-topics.ts'
import { talk } from '#content/chat/topics/talk.ts'
import type { Topic } from '#content/chat/topics/topic.ts'
import type { Decision } from './decide.ts'
import { guessMeaning } from './guess-meaning.ts'
import { readQuestion } from './read-question.ts'

const PART_END = /[.?!,;:।\n]+\s+|\s(?:and also|and|also|plus|aur|or|pia na|na pia|na|pia|halafu|और|तथा)\s/iu
// What is told beside a question may look like one.
const SURE = 0.6
const SHORTEST_PART = 3
const LONGEST_MESSAGE = 30

/** The other topic that is asked for in the same breath: "do you track me, and can I have my data deleted?" */
export function secondTopic(question: string, first: Decision): TopicId | undefined {
  if (first.kind === 'unknown' || (first.kind === 'topic' && isNoAnswer(first.topic))) return undefined
  const parts = question.split(PART_END).map((part) => ({ part, reading: readQuestion(part) }))
  const length = parts.reduce((sum, { reading }) => sum + reading.words.length, 0)
  if (parts.length < 2 || length > LONGEST_MESSAGE) return undefined
  return parts
    .filter(({ reading }) => reading.words.length >= SHORTEST_PART)
    .map(({ part, reading }) => likeliest(guessMeaning(part, reading, reading.concepts).intents))
    .find((intent) => intent !== undefined && !(first.kind === 'topic' && first.topic === intent))
}

function likeliest(intents: ReadonlyMap<Intent, number>): TopicId | undefined {
  const [intent, share] = [...intents].reduce((a, b) => (b[1] > a[1] ? b : a))
  return share >= SURE && isTopic(intent) && !isNoAnswer(intent) ? intent : undefined
}

function isTopic(intent: Intent): intent is TopicId {
  return intent in allTopics
}

/** Small talk, and what the site does not answer. */
function isNoAnswer(id: TopicId): boolean {
  const topic: Topic = allTopics[id]
  return id in talk || topic.open === true
}
