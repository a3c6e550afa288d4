import { addressWords, nameWords } from '#content/chat/clause-words.ts'
import type { Concept } from '#content/chat/concepts.ts'
import type { Intent } from '#content/chat/examples/all-examples.ts'
import type { TopicId } from '#content/chat/topics/all-topics.ts'
import type { Asked } from './asked.ts'
import type { Decision } from './decide.ts'
import { wordsOf } from './fold-text.ts'

const keptSecret: ReadonlySet<Intent> = new Set<Intent>(['secret', 'aiTraining'])

const ofSchools: readonly Concept[] = ['student', 'children', 'school']

const names = new Set(nameWords.split(', ').flatMap(wordsOf))

const addresses = new Set(addressWords.split(', ').flatMap(wordsOf))

const ofFounders: ReadonlySet<Intent> = new Set<Intent>(['botName', 'human', 'figures', 'expertise'])

/** Who asks who is responsible for a mistake does not ask whether there are any; who asks why it is so costly wants a reason. */
export function asSaid(decision: Decision, { reading, concepts, found }: Asked): Decision {
  const topic =
    decision.kind === 'topic' ? saidInstead(decision.topic, { reading, concepts, found }) : undefined
  return decision.kind === 'topic' && topic ? { ...decision, topic } : decision
}

/** What certain words make of a topic. */
function saidInstead(
  topic: TopicId,
  { reading, concepts, found }: Pick<Asked, 'reading' | 'concepts' | 'found'>,
): TopicId | undefined {
  if (topic === 'mistake' && concepts.has('liable')) return 'liability'
  if ((topic === 'broken' || topic === 'tax') && concepts.has('paid')) return 'afterPaying'
  // What an author or a school fears for is told of that.
  if (keptSecret.has(topic) && (concepts.has('author') || concepts.has('book'))) return 'manuscript'
  if (topic === 'aiTraining' && ofSchools.some((concept) => concepts.has(concept))) return 'studentData'
  const isName = reading.words.some(({ written }) => names.has(written))
  const isOfFounder = topic === 'founder' || (ofFounders.has(topic) && concepts.has('founder'))
  if (isOfFounder && isName) return 'founderName'
  const isAddress = reading.words.some(({ written }) => addresses.has(written))
  if (topic === 'location' && isAddress) return 'officeAddress'
  // "If I don't like it, how do I stop?" is not asked of a website or a song.
  if (topic === 'revision' && concepts.has('stop') && !found.named) return 'stop'
  if (topic === 'expensive' && concepts.has('instalment')) return 'instalment'
  if (topic === 'expensive' && concepts.has('why')) return concepts.has('otherTool') ? 'otherTools' : 'whyUs'
  return undefined
}
