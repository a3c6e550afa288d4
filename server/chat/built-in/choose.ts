import type { Intent } from '#content/chat/examples/all-examples.ts'
import { allTopics, type TopicId } from '#content/chat/topics/all-topics.ts'
import { type Asked, choosing, SURELY_ELSE } from './asked.ts'
import { asksForPrice } from './asks-for-price.ts'
import { type Decision, decide } from './decide.ts'
import { type Found, isOnly } from './find-items.ts'
import { guessMeaning } from './guess-meaning.ts'
import { isPriced } from './kinds-of-answer.ts'
import { narrowed, narrowedToPart } from './narrow-topic.ts'
import { asksForEnd, asksPriceAlone, isBare, isOnlyWho } from './plain-questions.ts'
import { sumsIn } from './read-numbers.ts'
import { isLong, type Reading } from './reading.ts'
import { asSaid } from './said-instead.ts'
import { isAsking, splitMessage } from './split-message.ts'

// From here on a guess is taken, and from here where the rules say the same.
const SURE = 0.18
const AGREED = 0.12
// How much likelier than by the examples it is what the rules say, for each point of their score, and at most: the
// examples are harder than most questions.
const TRUST = 1 / 13
const MOST_TRUST = 0.1
const DOUBT = 0.03
// Who greets or thanks in a long message wants something else.
const courtesies = ['greeting', 'howAreYou', 'thanks', 'bye', 'acknowledged', 'help'] as const
const COURTESY = 0.5
// ... and so does who says one of these in a question: "they never said yes, is that ok?"
const closing: ReadonlySet<Intent> = new Set<Intent>(['thanks', 'bye', 'acknowledged'])
const SHORTEST_QUESTION = 5
// Who names what is sold, or runs what it is for, rarely asks for something that is not.
const STRANGE = 0.5
// ... and the one thing that is named is rather offered than not.
const HARDLY_OFFERED = 0.7
const HARDLY_CONFUSED = 0.3
const HARDLY_A_JOKE = 0.3
const PLAIN = 0.4
// So likely by the examples, something else is asked for.
const CERTAIN = 0.9

/**
 * What a question asks for: what the rules say and what was learnt from examples, weighed together. A question that
 * leans on an earlier one is for the rules alone: no example was seen without its words.
 */
export function choose(asked: Asked): Decision {
  const { question, reading, concepts, found, numbers } = asked
  const ruled = decide(reading, concepts, found, numbers)
  if (concepts !== reading.concepts || concepts.has('contactGiven') || concepts.has('attack')) return ruled
  if (concepts.has('founderName')) return { kind: 'topic', topic: 'founderName', score: 1 }
  if (
    asksForEnd(reading, found) ||
    (ruled.kind === 'price' && asksPriceAlone(reading, found) && !isElse(asked))
  )
    return { kind: 'price', score: ruled.score }
  const said = intentOf(ruled)
  const shares = new Map(guessMeaning(question, reading, concepts).intents)
  const trust = ruled.kind === 'unknown' ? DOUBT : Math.min(MOST_TRUST, ruled.score * TRUST)
  shares.set(said, (shares.get(said) ?? 0) + (isLong(reading) ? trust / 3 : trust))
  if (isLong(reading)) for (const id of courtesies) shares.set(id, (shares.get(id) ?? 0) * COURTESY)
  if (found.named) shares.set('outside', (shares.get('outside') ?? 0) * STRANGE)
  if (found.named && !found.either) shares.set('notOffered', (shares.get('notOffered') ?? 0) * HARDLY_OFFERED)
  if (isOnlyWho(reading, found)) shares.set('outside', (shares.get('outside') ?? 0) * STRANGE)
  // What a shop sells itself is not asked for.
  if (found.asker) shares.set('notOffered', (shares.get('notOffered') ?? 0) * STRANGE)
  // "What does the owner bot do, I did not get that": of what is named.
  if (found.named && !found.either) shares.set('confused', (shares.get('confused') ?? 0) * HARDLY_CONFUSED)
  if (found.asker) shares.set('rude', (shares.get('rude') ?? 0) * HARDLY_CONFUSED)
  // "A funny song for my sister's wedding".
  if (found.named) shares.set('joke', (shares.get('joke') ?? 0) * HARDLY_A_JOKE)
  if (asksMore(question, reading)) for (const id of closing) shares.delete(id)
  if (reading.words.length > SHORT) for (const id of closing) shares.set(id, (shares.get(id) ?? 0) * COURTESY)
  const { intent, share } = likeliest(shares)
  // What a sum buys is asked for in words that are all known, so not for something that is not sold.
  const isPlain = share >= PLAIN && reading.strange.length === 0 && numbers.sum !== undefined
  const isSaid = intent !== 'outside' && kinOf(intent) === kinOf(said)
  const decision: Decision =
    share < (isSaid ? AGREED : SURE)
      ? { kind: 'unknown', score: 0 }
      : narrowTo(found, asSaid(decisionFor(intent, share, found, ruled, isPlain), asked))
  const isPrice = asksForPrice(decision, asked)
  // With the chatbot it costs so much more than without.
  if (isPrice && concepts.has('addedCost') && isOnly(found, 'businessWithChatbot'))
    return { kind: 'compare', score: share }
  if (isPrice) return { kind: 'price', score: share }
  const need = isPriceUnasked(decision, asked) ? likeliestTopic(shares) : undefined
  if (need && need.share >= (shares.get('price') ?? 0))
    return { kind: 'topic', topic: need.topic, score: need.share }
  if (isChoice(decision, asked)) return { kind: 'compare', score: share }
  if (isRangeReason(decision, asked)) return { kind: 'topic', topic: 'fixedPrice', score: share }
  if (
    isOfCuts(decision, asked) ||
    isOfThing(decision, asked) ||
    isOfWhoAsks(decision, asked) ||
    isNeedTold(decision, asked)
  )
    return { kind: 'item', score: share }
  if (isBareWish(decision, share, asked)) return { kind: isPriced(reading) ? 'price' : 'item', score: share }
  return decision
}

/** As it is told of what is named: of the part of the price list, or, where it is one thing, of that. */
function narrowTo(found: Found, decision: Decision): Decision {
  const isOne = found.named && !found.either && found.items.length === 1
  return isOne ? narrowedToPart(decision, found) : narrowed(decision, found)
}

function asksMore(question: string, { words }: Reading): boolean {
  return words.length >= SHORTEST_QUESTION && question.trimEnd().endsWith('?')
}

/** Whether a few plain words certainly ask for something else than a price: "WhatsApp ka kharcha alag?". */
function isElse({ question, reading, concepts }: Asked): boolean {
  const { intents } = guessMeaning(question, reading, concepts)
  return [...intents].some(([intent, share]) => intent in allTopics && share >= CERTAIN)
}

/** "Can my song be cut for reels?" is told with what is cut. */
function isOfCuts(decision: Decision, { concepts, found }: Asked): boolean {
  const isOfFiles = decision.kind === 'topic' && decision.topic === 'files'
  return isOfFiles && found.named && isOnly(found, 'multiFormat') && !concepts.has('voice')
}

/** Who asks what there is in something that is named wants to hear of that, not of all that is offered. */
function isOfThing(decision: Decision, { concepts, found }: Asked): boolean {
  if (!found.named || !concepts.has('included')) return false
  // With nothing to set it against, there is nothing to compare.
  const isCompared = decision.kind === 'compare' && !choosing.some((concept) => concepts.has(concept))
  if (isCompared) return found.items.length === 1
  return decision.kind === 'topic' && decision.topic === 'offer'
}

/** "I run a coaching centre, and in April the phone never stops": who asks nothing wants to hear what there is for it. */
function isNeedTold(decision: Decision, { question, reading, found }: Asked): boolean {
  const isTold = found.asker !== undefined && found.items.length > 0 && reading.words.length >= STORY
  return decision.kind === 'unknown' && isTold && !splitMessage(question).some((part) => isAsking(part))
}

/** "Why 5,000 to 50,000, why so wide?" sets nothing against anything. */
function isRangeReason({ kind }: Decision, { reading, concepts, found }: Asked): boolean {
  const [only, ...others] = found.items
  if (!found.named || !only || others.length > 0) return false
  const { amount, upTo } = only.price
  if (amount === undefined || upTo === undefined) return false
  const said = sumsIn(reading.words)
  return (
    (said.includes(amount) && said.includes(upTo)) ||
    ((kind === 'compare' || kind === 'price') && concepts.has('why'))
  )
}

/** "Leads come from the website and WhatsApp, and I forget half of them": things of a story that nobody asks the price of. */
function isPriceUnasked({ kind }: Decision, { reading, concepts, found }: Asked): boolean {
  const isTold = isLong(reading) && found.items.length > 1 && found.groups.length > 1
  return kind === 'price' && isTold && !isPriced(reading) && !concepts.has('total') && !concepts.has('plus')
}

function likeliestTopic(shares: ReadonlyMap<Intent, number>): { topic: TopicId; share: number } | undefined {
  const topics = [...shares].flatMap(([id, share]) =>
    id in allTopics ? { topic: id as TopicId, share } : [],
  )
  return topics.length > 0 ? topics.reduce((a, b) => (b.share > a.share ? b : a)) : undefined
}

/** "Portfolio site or business site?": who names both, with "or" between, chooses. */
function isChoice(decision: Decision, { concepts, found }: Asked): boolean {
  if (decision.kind === 'item') return found.isChoice === true
  if (decision.kind !== 'topic' || decision.topic === 'whichPackage') return false
  const isSet = found.named && !found.either && found.items.length > 1 && concepts.has('compare')
  return (found.isChoice || (isSet && found.groups.length === 1)) && decision.score < SURELY_ELSE
}

// Who tells so much before "what can you do?" has told what for.
const STORY = 8

/** "What can you do for my salon?" is no question of all that is offered, or of whom it is offered to. */
function isOfWhoAsks(decision: Decision, { reading, found }: Asked): boolean {
  const isGeneral = decision.kind === 'topic' && (decision.topic === 'offer' || decision.topic === 'audience')
  const isToldOf = found.named && !found.either && reading.words.length >= STORY
  return isGeneral && (isToldOf || (!found.named && found.asker !== undefined))
}

// "Need bot", "details of voice": in so few words nothing else is asked.
const SHORTEST = 5
// ... of several things in a few more.
const SHORT = 8
const CLEAR = 0.4

/** Who only names something wants to hear what it costs, unless the examples tell clearly what else. */
function isBareWish(decision: Decision, share: number, { reading, found }: Asked): boolean {
  const isOpen = decision.kind === 'unknown' || (decision.kind === 'topic' && share < CLEAR)
  return (
    isOpen &&
    found.named &&
    reading.words.length <= (found.items.length > 1 && !found.either ? SHORT : SHORTEST) &&
    isBare(reading)
  )
}

/** What is asked of the price list, what the site does not tell, and what is needed for it, are each decided on as one. */
const kin: Partial<Record<Intent, 'prices' | 'elsewhere' | 'needFrom'>> = {
  price: 'prices',
  item: 'prices',
  compare: 'prices',
  outside: 'elsewhere',
  notOffered: 'elsewhere',
  needFromBot: 'needFrom',
  needFromWebsite: 'needFrom',
}

function kinOf(intent: Intent): string {
  return kin[intent] ?? intent
}

function likeliest(shares: ReadonlyMap<Intent, number>): { intent: Intent; share: number } {
  const sums = new Map<string, number>()
  for (const [intent, share] of shares) sums.set(kinOf(intent), (sums.get(kinOf(intent)) ?? 0) + share)
  const [best, share] = [...sums].reduce((a, b) => (b[1] > a[1] ? b : a))
  const [intent] = [...shares].filter(([id]) => kinOf(id) === best).reduce((a, b) => (b[1] > a[1] ? b : a))
  return { intent, share }
}

function intentOf(decision: Decision): Intent {
  if (decision.kind === 'topic') return decision.topic
  if (decision.kind === 'unknown') return 'outside'
  return decision.kind === 'included' ? 'item' : decision.kind
}

function decisionFor(
  intent: Intent,
  share: number,
  found: Found,
  ruled: Decision,
  isPlain: boolean,
): Decision {
  if (intent === 'outside') return { kind: 'unknown', score: 0 }
  if (intent === 'price') {
    const isStrange = ruled.kind === 'unknown' && found.items.length === 0 && !isPlain
    return isStrange ? ruled : { kind: 'price', score: share }
  }
  if (intent === 'item' && found.items.length === 0) return isPlain ? { kind: 'price', score: share } : ruled
  if (intent === 'item') return { kind: 'item', score: share }
  if (intent === 'compare') return { kind: 'compare', score: share }
  return { kind: 'topic', topic: intent, score: share }
}
