import type { Concept } from '#content/chat/concepts.ts'
import type { Intent } from '#content/chat/examples/all-examples.ts'
import { money as moneyTopics } from '#content/chat/topics/money.ts'
import { type Asked, choosing, SURELY_ELSE } from './asked.ts'
import type { Decision } from './decide.ts'
import { isPriced } from './kinds-of-answer.ts'
import { asksHowLong } from './narrow-topic.ts'
import { isLong } from './reading.ts'

/** Whether a price or a sum is asked for, whatever else it sounds like. */
export function asksForPrice(decision: Decision, asked: Asked): boolean {
  return [
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
}

// In so few words nobody asks for more than they say.
const NOT_LONG = 12

// In more words a sum is rather told by the way.
const LONGEST_OFFER = 16

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

/** "What does a website cost, and can I add a book later?", "Enterprise, at what price?", "the message tool's fee?" */
function isPricedFirst(decision: Decision, { reading, found }: Asked): boolean {
  if (decision.kind !== 'topic' || !found.named || found.either || !isPriced(reading)) return false
  const isOfFees = decision.topic === 'messageCharge' && found.groups[0] === 'schools'
  return (
    isOfFees || decision.topic === 'upgrade' || (decision.topic === 'openPrices' && found.items.length === 1)
  )
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
  const isUnsure = decision.kind === 'compare' || (decision.score < SURELY_ELSE && decision.kind !== 'price')
  return concepts.has('addedCost') && isNamed && (isOfExtras || isUnsure)
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
