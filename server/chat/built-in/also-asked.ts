import type { Concept } from '#content/chat/concepts.ts'
import type { Intent } from '#content/chat/examples/all-examples.ts'
import { allTopics, type TopicId } from '#content/chat/topics/all-topics.ts'
import type { Topic } from '#content/chat/topics/topic.ts'
import { askedInParts } from './asked-in-parts.ts'
import type { Decision } from './decide.ts'
import { findItems, isAddition } from './find-items.ts'
import { guessMeaning } from './guess-meaning.ts'
import { decisionOf, isNoAnswer, isOther, isPriced } from './kinds-of-answer.ts'
import { asksHowLong, familyOf, likeliestOfFamily, narrowed } from './narrow-topic.ts'
import { asksPriceAlone } from './plain-questions.ts'
import { namesNumber } from './read-numbers.ts'
import type { Reading } from './reading.ts'
import { pageOf, pageOfTopic } from './reply-actions.ts'
import { isAsking, splitMessage } from './split-message.ts'
import { demos } from './spoken-of.ts'
import { isOfOtherThings, isUnasked, isWorried } from './unasked.ts'
import type { Meant } from './understand.ts'

const MOST_OTHERS = 2
// Of several meanings that are nearly as likely, each is answered.
const SURE_OF_ONE = 0.72
const SURE_OF_TWO = 0.4
// Judged by reading, of 123 second answers that are less likely beside the first 9 helped, and 64 only puzzled.
const NEAR = 0.6
// ... unless nothing is understood.
const NEAR_ENOUGH = 0.25
const LEAST = 0.1
const LEAST_BESIDE = 0.15
// Beside a price, or what is told of a thing, what may be meant as well must be likelier.
const LEAST_BESIDE_THING = 0.3
const LEAST_PRICE = 0.1
const LEAST_TIME = 0.05
// So likely what is named is asked for as well.
const LEAST_ITEM = 0.1
// What words ask for plainly must be a little likely by the examples as well.
const LEAST_CERTAIN = 0.01
// "Wapas" is "again" as well as "back".
const LEAST_REFUND = 0.1

// Who asks for a name, greets, thanks or takes leave may want something else in the same message.
const beside: ReadonlySet<TopicId> = new Set<TopicId>([
  'greeting',
  'howAreYou',
  'thanks',
  'bye',
  'acknowledged',
  'robot',
  'botName',
])

/** What else is asked in the same breath, or may be meant as well: topics, or the price of what is named. */
export function alsoAsked(question: string, reading: Reading, meant: Meant): Decision[] {
  const { decision, found } = meant
  if (meant.isAll) return []
  const isTalk = decision.kind === 'topic' && isNoAnswer(decision.topic)
  if (isTalk && !beside.has(decision.topic)) return []
  if (decision.kind === 'price' && asksPriceAlone(reading, found)) return []
  const { intents } = guessMeaning(question, reading, meant.concepts)
  if (decision.kind === 'unknown') return surelyAsked(question, reading, found, intents)
  if (isTalk) return askedInParts(question, reading, meant, intents).slice(0, 1)
  return [
    ...askedInParts(question, reading, meant, intents),
    ...surelyAsked(question, reading, found, intents),
    ...pricedAsWell(reading, meant, intents),
    ...inDollarsAsWell(meant),
    ...offeredAsWell(meant),
    ...smallerAsWell(meant),
    ...timedAsWell(meant, intents),
    ...soonerAsWell(reading, decision),
    ...nearlyAsLikely(intents, found, NEAR).filter((other) => isLikelyBeside(other, decision)),
    ...wantedAsWell(reading, meant, intents),
  ]
    .map((other) => ofDemo(other, decision))
    .filter((other) => isOther(other, decision) && !isUnasked(other, meant) && !isOfLeftOut(other, reading))
    .filter((one, at, all) => all.findIndex((other) => !isOther(one, other)) === at)
    .slice(0, MOST_OTHERS)
}

/** Whether it is likely enough to stand beside what is told of a thing: "the song's price" asks for no package builder. */
function isLikelyBeside(other: Decision, first: Decision): boolean {
  return first.kind === 'topic' || other.kind !== 'topic' || other.score >= LEAST_BESIDE_THING
}

/** Whether it tells of what the message says it does not want: "not the one for the owner". */
function isOfLeftOut(other: Decision, { leftOut }: Reading): boolean {
  const of = other.kind === 'topic' ? (allTopics as Record<TopicId, Topic>)[other.topic].of : undefined
  return of !== undefined && leftOut.some((concept) => of.endsWith(`.${concept}`))
}

/** Who asks of a demo how long it takes means the demo, and not the work. */
function ofDemo(other: Decision, first: Decision): Decision {
  const isDemo = first.kind === 'topic' && demos.has(first.topic)
  return isDemo && other.kind === 'topic' && asksHowLong(other) ? { ...other, topic: 'demoDetails' } : other
}

/** What a question may mean that is not understood, the likeliest first. */
export function maybeAsked(question: string, reading: Reading, { concepts, found }: Meant): Decision[] {
  return nearlyAsLikely(guessMeaning(question, reading, concepts).intents, found, NEAR_ENOUGH)
}

/** "I write ghazals, can you put music to them, and when do I hear something?" wants to hear of that thing as well. */
function wantedAsWell(reading: Reading, meant: Meant, intents: ReadonlyMap<Intent, number>): Decision[] {
  if (!isShownBeside(reading, meant)) return []
  const share = (intents.get('item') ?? 0) + (intents.get('price') ?? 0)
  return share >= LEAST_ITEM ? [{ kind: 'item', score: share }] : []
}

/** Whether what the words name is shown with its price, beside an answer to something else on the same page. */
export function isShownBeside({ concepts }: Reading, meant: Meant): boolean {
  const { found, decision } = meant
  if (decision.kind !== 'topic' || isNoAnswer(decision.topic) || isWorried(meant)) return false
  const [only, ...others] = found.items
  if (!only || !found.named) return false
  const [said] = findItems(concepts).items
  // "... and will it take the calls too?"
  const added = others.filter(isAddition)
  const isSaid = added.some(({ id }) => (concepts as ReadonlySet<string>).has(id))
  if (!found.either && isSaid && added.length === others.length) return true
  if (others.length > 0 || said?.id !== only.id) return false
  const page = pageOfTopic(decision.topic)
  return page === undefined || page === pageOf(found)
}

// Words that ask for this wherever they stand beside another question.
const certain: Partial<Record<Concept, TopicId>> = {
  instalment: 'instalment',
  tax: 'tax',
  discount: 'discount',
  refund: 'refund',
  payMethod: 'payMethod',
  advance: 'advance',
  hosting: 'hosting',
  warranty: 'warranty',
  lockIn: 'lockIn',
  commercial: 'ownSong',
  singer: 'singer',
  aiTraining: 'aiTraining',
  keepNumber: 'keepNumber',
  medical: 'medical',
  messageCharge: 'messageCharge',
  seo: 'seo',
  language: 'language',
  minor: 'minors',
}

function surelyAsked(
  question: string,
  { concepts }: Reading,
  found: Meant['found'],
  intents: ReadonlyMap<Intent, number>,
): Decision[] {
  const named = (Object.keys(certain) as Concept[]).filter((concept) => concepts.has(concept))
  // Who names two of them asks for both, in whatever words: "refund and warranty".
  if (named.length < 2 && !splitMessage(question).some(isAsking)) return []
  return named.flatMap((concept): Decision[] => {
    const topic = certain[concept]
    const meant = topic && decisionOf(topic, LEAST, found)
    if (meant?.kind !== 'topic') return []
    const share = Math.max(intents.get(topic as TopicId) ?? 0, intents.get(meant.topic) ?? 0)
    return share >= (topic === 'refund' ? LEAST_REFUND : LEAST_CERTAIN) ? [meant] : []
  })
}

/**
 * Who names something, or says what they run, and asks for the price wants to hear it, whatever else is asked:
 * "worksheets in Hindi, price".
 */
function pricedAsWell(
  reading: Reading,
  { concepts, found, decision }: Meant,
  intents: ReadonlyMap<Intent, number>,
): Decision[] {
  if (decision.kind !== 'topic' || !(found.named || (found.asker && isPriced(reading)))) return []
  // Who wants something made, and asks only for the time, is told the price as well.
  if (concepts.has('want') && asksHowLong(decision) && !found.either) return [{ kind: 'price', score: LEAST }]
  if (!isPriced(reading)) return []
  const share = intents.get('price') ?? 0
  return share >= LEAST_PRICE ? [{ kind: 'price', score: share }] : []
}

// Who asks for these in dollars asks where in the world, or how, and not for a price.
const withoutPrice: ReadonlySet<TopicId> = new Set<TopicId>(['abroad', 'payMethod'])

/**
 * "We have a salon in Mombasa, is it anything for us?" is asked from somewhere, and for something; so is "any discount
 * on a website with a chatbot?", for what there is together.
 */
function offeredAsWell({ found, decision }: Meant): Decision[] {
  if (decision.kind !== 'topic') return []
  const isNamed = found.named && !found.either
  const isTold =
    (decision.topic === 'abroad' && (isNamed || found.asker !== undefined)) ||
    // "I sell by Shopify and everybody asks where the order is, can you help?"
    ((decision.topic === 'discount' || decision.topic === 'shopPlatforms') && isNamed)
  return isTold ? [{ kind: 'item', score: LEAST }] : []
}

const reasons: ReadonlySet<TopicId> = new Set<TopicId>(['whyUs', 'otherTools'])

/** "Why so costly, others do it for 5,000?" wants a reason, and may want something smaller. */
function smallerAsWell({ concepts, decision }: Meant): Decision[] {
  const isReason = decision.kind === 'topic' && reasons.has(decision.topic)
  const isAsked = isReason && concepts.has('expensive') && concepts.has('why')
  return isAsked ? [{ kind: 'topic', topic: 'expensive', score: LEAST }] : []
}

/** "GST extra? can I see dollars?" */
function inDollarsAsWell({ concepts, decision }: Meant): Decision[] {
  if (!concepts.has('dollar') || decision.kind !== 'topic' || withoutPrice.has(decision.topic)) return []
  return [{ kind: 'price', score: LEAST }]
}

/** "Can the website be ready in ten days?" asks whether it can be sooner than usual. */
function soonerAsWell(reading: Reading, decision: Decision): Decision[] {
  const { concepts } = reading
  const isDue = concepts.has('urgent') || (concepts.has('days') && namesNumber(reading))
  return isDue && asksHowLong(decision) ? [{ kind: 'topic', topic: 'urgent', score: LEAST }] : []
}

/** Who names something, or says what they run, and asks how long it takes wants to hear it beside the rest. */
function timedAsWell({ concepts, found }: Meant, intents: ReadonlyMap<Intent, number>): Decision[] {
  if (!concepts.has('howLong') || !(found.named || found.asker)) return []
  const times = [...intents].filter(([id]) => id in allTopics && familyOf(id as TopicId) === 'howLong')
  const share = times.reduce((sum, [, one]) => sum + one, 0)
  const topic = likeliestOfFamily('howLong', intents)
  return share >= LEAST_TIME ? [narrowed({ kind: 'topic', topic, score: share }, found)] : []
}

/** What else a question may mean, where no meaning stands out: rather two short answers than one that was guessed. */
function nearlyAsLikely(
  intents: ReadonlyMap<Intent, number>,
  found: Meant['found'],
  near: number,
): Decision[] {
  const shares = [...intents].sort((a, b) => b[1] - a[1])
  const best = shares[0]?.[1] ?? 0
  if (best > SURE_OF_ONE) return []
  return shares
    .filter(([, share]) => share >= Math.max(best > SURE_OF_TWO ? LEAST_BESIDE : LEAST, best * near))
    .flatMap(([intent, share]) => decisionOf(intent, share, found) ?? [])
    .filter((decision) => !isOfOtherThings(decision, found))
    .slice(0, best > SURE_OF_TWO ? 2 : 3)
}
