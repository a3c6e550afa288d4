import { addressWords, nameWords } from '#content/chat/clause-words.ts'
import type { Concept } from '#content/chat/concepts.ts'
import type { Intent } from '#content/chat/examples/all-examples.ts'
import { allTopics, type TopicId } from '#content/chat/topics/all-topics.ts'
import { money as moneyTopics } from '#content/chat/topics/money.ts'
import { type Decision, decide } from './decide.ts'
import { type Found, isOnly } from './find-items.ts'
import { wordsOf } from './fold-text.ts'
import { guessMeaning } from './guess-meaning.ts'
import { isPriced } from './kinds-of-answer.ts'
import { asksHowLong, narrowed, narrowedToPart } from './narrow-topic.ts'
import { asksForEnd, asksPriceAlone, isBare, isOnlyWho } from './plain-questions.ts'
import { type Numbers, sumsIn } from './read-numbers.ts'
import { isLong, type Reading } from './reading.ts'
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
// ... and so likely, where two things are named with "or" between them.
const SURELY_ELSE = 0.6

type Asked = {
  question: string
  reading: Reading
  concepts: ReadonlySet<Concept>
  found: Found
  numbers: Numbers
}

/**
 * What a question asks for: what the rules say and what was learnt from examples, weighed together. A question that
 * leans on an earlier one is for the rules alone: no example was seen without its words.
 */
export function choose(asked: Asked): Decision {
  const { question, reading, concepts, found, numbers } = asked
  const ruled = decide(reading, concepts, found, numbers)
  if (concepts !== reading.concepts || concepts.has('contactGiven') || concepts.has('attack')) return ruled
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
  const isPrice = [
    isSum,
    isCounted,
    isSmallest,
    isBudget,
    isPricedFirst,
    isRate,
    isOverYears,
    isEveryMonth,
    isAddedCost,
    isWholeSchool,
    isOverMonths,
  ].some((isSo) => isSo(decision, asked))
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

// In more words a sum is rather told by the way.
const LONGEST_OFFER = 16

const choosing: readonly Concept[] = ['compare', 'or', 'saving', 'cheapest', 'costliest']
const paying: readonly Concept[] = ['pay', 'advance', 'month', 'price', 'total', 'howMuch']

/** Who names several things with "and", and what is to be paid, wants their sum, and has nothing to choose. */
function isSum({ kind }: Decision, { concepts, found }: Asked): boolean {
  const isNamed = found.named && !found.either && found.items.length > 1
  // "CRM integration plus an agent, the least and the most".
  if (kind === 'topic') return isNamed && concepts.has('plus') && concepts.has('total')
  const isChoice = choosing.some((concept) => concepts.has(concept))
  return kind === 'compare' && isNamed && !isChoice && paying.some((concept) => concepts.has(concept))
}

const noPrices: ReadonlySet<Intent> = new Set<Intent>(['discount', 'expensive', 'notOffered'])

/** "The cheapest thing you offer?" asks for no rebate. */
function isSmallest(decision: Decision, { concepts }: Asked): boolean {
  const isOther = decision.kind === 'topic' && noPrices.has(decision.topic)
  const isAsked = concepts.has('discount') || concepts.has('expensive') || concepts.has('notOffered')
  return isOther && concepts.has('cheapest') && !isAsked
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

const ofBudgets: ReadonlySet<Intent> = new Set<Intent>([
  'expensive',
  'formBudget',
  'quoteForm',
  'needFrom',
  'scope',
])

/** "My budget is 15,000" wants to hear what that buys. */
function isBudget(decision: Decision, { reading, concepts, found, numbers }: Asked): boolean {
  const isTimed = asksHowLong(decision) && !concepts.has('howLong')
  const isOfBudgets = isTimed || (decision.kind === 'topic' && ofBudgets.has(decision.topic))
  // "A song with our names in it, will 3,000 do?"
  const isOpen = decision.kind === 'item' || decision.kind === 'unknown'
  // "We have only 20,000 for the business website."
  const isOffer =
    found.named && !found.either && reading.words.length <= LONGEST_OFFER && decision.score < SURELY_ELSE
  return (isOfBudgets || isOpen || isOffer) && concepts.has('budget') && numbers.sum !== undefined
}

/** "I run a coaching centre, and in April the phone never stops": who asks nothing wants to hear what there is for it. */
function isNeedTold(decision: Decision, { question, reading, found }: Asked): boolean {
  const isTold = found.asker !== undefined && found.items.length > 0 && reading.words.length >= STORY
  return decision.kind === 'unknown' && isTold && !splitMessage(question).some((part) => isAsking(part))
}

/** "What does a website cost, and can I add a book later?", "Enterprise, at what price?", "the message tool's fee?" */
function isPricedFirst(decision: Decision, { reading, found }: Asked): boolean {
  if (decision.kind !== 'topic' || !found.named || found.either || !isPriced(reading)) return false
  const isOfFees = decision.topic === 'messageCharge' && found.groups[0] === 'schools'
  return (
    isOfFees || decision.topic === 'upgrade' || (decision.topic === 'openPrices' && found.items.length === 1)
  )
}

/** "Why 5,000 to 50,000, why so wide?" sets nothing against anything. */
function isRangeReason({ kind }: Decision, { reading, concepts, found }: Asked): boolean {
  const [only, ...others] = found.items
  if (!found.named || !only || others.length > 0) return false
  const { amount, upTo } = only.price
  if (amount === undefined || upTo === undefined) return false
  const said = sumsIn(reading.words)
  return (said.includes(amount) && said.includes(upTo)) || (kind === 'compare' && concepts.has('why'))
}

const ofFixing: readonly Concept[] = ['fixed', 'why', 'mean', 'extraCost', 'quote']

/** "10 sec radio jingle rate": in so few words nobody asks whether a price is fixed without saying so. */
function isRate(decision: Decision, { reading, concepts, found }: Asked): boolean {
  const isOfPrices =
    decision.kind === 'topic' && (decision.topic === 'fixedPrice' || decision.topic === 'customAppScope')
  const isNamed = found.named && !found.either && reading.words.length <= NOT_LONG
  return isOfPrices && isNamed && isPriced(reading) && !ofFixing.some((concept) => concepts.has(concept))
}

/** "For three years, what will I have paid in the end?" is no question of ending it. */
function isOverYears(decision: Decision, { reading, concepts, found, numbers }: Asked): boolean {
  if (decision.kind !== 'topic' || !found.named || !concepts.has('year')) return false
  // "For the small bot, what goes in the first year in total?" compares it with nobody's wages.
  const isSum = concepts.has('total') && isPriced(reading)
  const isOfEnding = decision.topic === 'stop' && numbers.months !== undefined && concepts.has('pay')
  return isOfEnding || (isSum && (decision.topic === 'staffCost' || decision.topic === 'payOnce'))
}

const money: readonly Concept[] = ['price', 'howMuch', 'total', 'year']

/** "Every school tool but one, the yearly figure?" */
function isWholeSchool(decision: Decision, { concepts, found }: Asked): boolean {
  const isAll = !found.named && found.groups[0] === 'schools' && concepts.has('everything')
  return decision.kind === 'topic' && isAll && money.some((concept) => concepts.has(concept))
}

/** "The first three months of the booking bot, please reckon": whatever else that sounds like. */
function isOverMonths(decision: Decision, { reading, found, numbers }: Asked): boolean {
  const isSum =
    found.named && !found.either && (numbers.months ?? 1) > 1 && isPriced(reading) && !isLong(reading)
  return decision.kind === 'topic' && isSum && !(decision.topic in moneyTopics) && !asksHowLong(decision)
}

const ofExtras: ReadonlySet<Intent> = new Set<Intent>([
  'extraCost',
  'optionalParts',
  'setUpFee',
  'discount',
  'openPrices',
])

/** "What extra for the voice?" asks for its price, and not whether any are hidden. */
function isAddedCost(decision: Decision, { concepts, found }: Asked): boolean {
  const isOfExtras = decision.kind === 'topic' && ofExtras.has(decision.topic)
  const isNamed = found.named && !found.either && found.items.length === 1
  const isUnsure = decision.score < SURELY_ELSE && decision.kind !== 'price'
  return concepts.has('addedCost') && isNamed && (isOfExtras || isUnsure)
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

const ofMonths: ReadonlySet<Intent> = new Set<Intent>(['monthlyFee', 'payOnce'])
const notOfFees: readonly Concept[] = [
  'why',
  'whatFor',
  'included',
  'mean',
  'before',
  'advance',
  'setUp',
  'stop',
  'extraCost',
  'must',
]

/** "What do I pay for the bot every month?" wants the amount, and not what it is paid for. */
function isEveryMonth(decision: Decision, { reading, concepts, found }: Asked): boolean {
  const isOfMonths = decision.kind === 'topic' && ofMonths.has(decision.topic)
  const isAsked = found.named && concepts.has('month') && isPriced(reading)
  return isOfMonths && isAsked && !notOfFees.some((concept) => concepts.has(concept))
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
const NOT_LONG = 12
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

/** Who says for how many teachers wants to know what it comes to. */
function isCounted(decision: Decision, { found, numbers }: Asked): boolean {
  const isPlan =
    found.items.some(({ id }) => id === 'lessonPlans') || (!found.named && found.groups[0] === 'schools')
  const isVague =
    decision.kind === 'item' ||
    decision.kind === 'unknown' ||
    (decision.kind === 'topic' && decision.topic === 'syllabus')
  return isPlan && numbers.teachers !== undefined && isVague
}

const keptSecret: ReadonlySet<Intent> = new Set<Intent>(['secret', 'aiTraining'])
const ofSchools: readonly Concept[] = ['student', 'children', 'school']

const names = new Set(nameWords.split(', ').flatMap(wordsOf))
const addresses = new Set(addressWords.split(', ').flatMap(wordsOf))
const ofFounders: ReadonlySet<Intent> = new Set<Intent>(['botName', 'human', 'figures', 'expertise'])

/** Who asks who is responsible for a mistake does not ask whether there are any; who asks why it is so costly wants a reason. */
function asSaid(decision: Decision, { reading, concepts, found }: Asked): Decision {
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
