import type { Concept } from '#content/chat/concepts.ts'
import type { TopicId } from '#content/chat/topics/all-topics.ts'
import { talk } from '#content/chat/topics/talk.ts'
import { choose } from './choose.ts'
import type { Decision } from './decide.ts'
import { botWithAdditions } from './find-addition.ts'
import { type Found, findItems } from './find-items.ts'
import { findMeant } from './find-meant.ts'
import { findChoice, findTogether } from './find-sides.ts'
import { leanOnEarlier, priceOfEarlier } from './lean-on-earlier.ts'
import { namedByPrice } from './named-by-price.ts'
import { isGeneral, narrowed } from './narrow-topic.ts'
import { tellsPlaceByTheWay } from './place-by-the-way.ts'
import { type Numbers, readNumbers } from './read-numbers.ts'
import { readQuestion } from './read-question.ts'
import type { Reading } from './reading.ts'
import { splitMessage, withoutTold } from './split-message.ts'
import { withoutParts } from './without-parts.ts'

const SHORTEST_PART = 3
const CLEAR = 0.4
const places: ReadonlySet<TopicId> = new Set<TopicId>(['abroad', 'location'])
/** So sure of what it asks, a question needs none before it. */
export const ALONE = 0.5

/** What a question asks for, with all that the answer is made of. */
export type Meant = {
  concepts: ReadonlySet<Concept>
  found: Found
  numbers: Numbers
  decision: Decision
  /** Nothing else is asked beside it. */
  isAll?: true
}

/** Understands a question, with those before it, the latest first. */
export function understand(question: string, reading: Reading, before: readonly Reading[]): Meant {
  const leaning = leanOnEarlier(reading, before)
  const alone = leaning === reading.concepts ? undefined : clearTopic(question, reading)
  // "When do I pay?" is no question about the bot before it; "how long does it take?" is.
  const isOfEarlier = alone !== undefined && isGeneral(alone.topic)
  const concepts = alone && !isOfEarlier ? reading.concepts : leaning
  const meant = findMeant(question, reading, concepts)
  const isAlone = concepts === reading.concepts
  const chosen = isAlone ? findTogether(question, reading, findChoice(question, reading, meant)) : meant
  const named = namedByPrice(chosen, reading)
  const found = botWithAdditions(withoutParts(named, reading, concepts), question, reading, concepts)
  const numbers = { ...countedBefore(before, concepts), ...readNumbers(reading, concepts) }
  const decision = isOfEarlier
    ? narrowed(alone, found)
    : choose({ question, reading, concepts, found, numbers })
  const isOpen =
    decision.kind === 'unknown' ? concepts.has('howMuch') || concepts.has('total') : decision.kind === 'price'
  const ofEarlier = isOpen && found.items.length === 0 ? priceOfEarlier(concepts, before) : undefined
  if (!ofEarlier) {
    const understood = { concepts, found, numbers, decision }
    return (decision.kind === 'unknown' && understandPart(question)) || understood
  }
  return {
    concepts: ofEarlier,
    found: findItems(ofEarlier),
    numbers: readNumbers(reading, ofEarlier),
    decision: { kind: 'price', score: 1 },
  }
}

/** What a question clearly asks by itself: of the website where it names one. */
function clearTopic(question: string, reading: Reading): (Decision & { kind: 'topic' }) | undefined {
  const { decision } = understandAlone(question, reading)
  return decision.kind === 'topic' && decision.score >= ALONE ? decision : undefined
}

/** Of a message that is not understood as a whole, the first part that clearly asks something. */
function understandPart(question: string): Meant | undefined {
  const parts = splitMessage(withoutTold(question))
  if (parts.length < 2) return undefined
  const isPlaceTold = tellsPlaceByTheWay(question, readQuestion(question))
  for (const part of parts) {
    const reading = readQuestion(part)
    if (reading.words.length < SHORTEST_PART) continue
    const meant = understandAlone(part, reading)
    const { found, decision } = meant
    const isTalk = decision.kind === 'topic' && decision.topic in talk
    // The price of something that is not named is that of somebody else: "what do other agencies charge?"
    const isTheirs = decision.kind !== 'topic' && !found.named
    const isPlace = isPlaceTold && decision.kind === 'topic' && places.has(decision.topic)
    const isNothing = decision.kind === 'unknown' || isTalk || isTheirs || isPlace
    if (!isNothing && decision.score >= CLEAR) return meant
  }
  return undefined
}

/** What it asks for with nothing before it. */
export function understandAlone(question: string, reading: Reading): Meant {
  const { concepts } = reading
  const found = findMeant(question, reading, concepts)
  const numbers = readNumbers(reading, concepts)
  return { concepts, found, numbers, decision: choose({ question, reading, concepts, found, numbers }) }
}

/** "We are 8 teachers" may have been said before lesson plans were asked for. */
function countedBefore(
  before: readonly Reading[],
  concepts: ReadonlySet<Concept>,
): Pick<Numbers, 'teachers'> {
  if (!concepts.has('lessonPlan')) return {}
  const counts = before.map((turn) => readNumbers(turn, turn.concepts).teachers)
  const teachers = counts.find((count) => count !== undefined)
  return teachers === undefined ? {} : { teachers }
}
