import type { Concept } from '#content/chat/concepts.ts'
import type { ItemName } from '#content/chat/items.ts'
import { priceSentences } from '#content/chat/price-sentences/price-sentences.ts'
import { type PriceGroup, prices } from '#content/prices.ts'
import type { ReplyLanguage } from '#domain/chat/conversation.ts'
import { formatDollars, formatRupees } from '#domain/money.ts'
import { spanOf } from '#domain/pricing/price.ts'
import { totalOf } from '#domain/pricing/totals.ts'
import { byAmount, byMost } from './by-amount.ts'
import { againstParts, bundleFor, bundleOf, isBundleAndParts, isOfWhole } from './compare-bundle.ts'
import { fillFacts } from './fill-facts.ts'
import {
  botBeside,
  costs,
  type Found,
  type Item,
  isAddition,
  isAmong,
  isOnly,
  itemNamed,
  itemsCosting,
  itemsOf,
  notIn,
  partsOf,
  withBot,
} from './find-items.ts'
import type { Numbers } from './read-numbers.ts'
import { fullDetailOf, nameOf, stop, writeCostFor, writeItem, writeTotals } from './write-prices.ts'
import { writeDifference, writeSaving } from './write-saving.ts'

// More than a screen of prices is read by nobody.
const LONGEST_LIST = 6
// Of what is named beside it, so many that may be meant.
const MOST_OPEN = 4
const LEAST_SUM = 1_000

/** Who runs one of these and names nothing wants its assistant, not the whole list. */
const mostlyOneThing: ReadonlySet<Concept> = new Set(['onlineShop', 'localShop', 'smb'])

export type PriceAnswer = { text: string; items: readonly Item[] }

type Asked = { concepts: ReadonlySet<Concept>; found: Found; numbers: Numbers; language: ReplyLanguage }

/** Answers a question for a price: one, several with their sum, a list, the smallest, what a budget buys. */
export function answerPrice({ concepts, found: wanted, numbers, language }: Asked): PriceAnswer {
  // "All your tools for 20 teachers": not the lesson plans alone.
  const isAllOfSchool = !wanted.named && concepts.has('everything') && wanted.groups[0] === 'schools'
  const found = isAllOfSchool ? wanted : forTeachers(wanted, numbers)
  const asked = { concepts, found, numbers, language }
  const words = priceSentences[language]
  if (concepts.has('dollar')) return inDollars(asked)
  if (
    numbers.sum !== undefined &&
    (concepts.has('budget') || found.items.length > 0 || !concepts.has('price')) &&
    !isItsPrice(asked, numbers.sum) &&
    // Nothing costs so little: it counts pupils.
    (numbers.sum >= LEAST_SUM || concepts.has('budget'))
  )
    return withinBudget(asked, numbers.sum)
  // "Tell set-up and monthly separately" asks for no bundle.
  const isOfBoth = concepts.has('setUp') && concepts.has('month')
  const saved = concepts.has('saving') && !isOfBoth ? bundleOf(found) : undefined
  const compared = againstParts(
    (isBundleAndParts(found) ? undefined : saved) ?? found,
    language,
    isOfWhole(concepts),
  )
  if (saved && compared) return compared
  if (compared && (concepts.has('cheapest') || isBundleAndParts(found))) return compared
  // "The cheapest website for my tuition": the business website is only what is mostly meant.
  const isChosen = found.named && !found.either && !isOnly(found, 'business')
  if (!isChosen && (concepts.has('cheapest') || concepts.has('costliest'))) return extreme(asked)
  if (found.items.length === 0) return { text: fillFacts(words.overview), items: [] }
  if (isAllOfSchool) return allOfSchool(found.items, numbers, language)
  if (!found.named) {
    const isOneThing = found.asker !== undefined && mostlyOneThing.has(found.asker)
    // Who tells of a need and asks what helps hears what it does as well.
    if (isOneThing && found.items.length === 1) return chosen(asked)
    const items = isOneThing ? found.items : listOf(found)
    return { text: fillFacts(words.group, { what: list(items, language) }), items }
  }
  const [usual] = found.items
  // A sum over months is made of the one that is mostly meant.
  if (found.either && numbers.months && usual?.price.monthly)
    return chosen({ ...asked, found: { ...found, items: [usual], either: false } })
  if (found.either)
    return { text: fillFacts(words.either, { what: list(found.items, language) }), items: found.items }
  return chosen(asked)
}

/** "Grading help 15000, is that a month?": the sum is the price of what is named, no budget. */
function isItsPrice({ found: { items, named, either } }: Asked, sum: number): boolean {
  return named && !either && items.some((item) => costs(item, sum))
}

/** Only lesson plans are paid by the teacher: who counts teachers, and names nothing, means them. */
function forTeachers(found: Found, { teachers }: Numbers): Found {
  if (found.named || teachers === undefined || found.groups[0] !== 'schools') return found
  return {
    ...found,
    items: itemsOf('schools').filter(isPerTeacher),
    named: true,
    either: false,
  }
}

function chosen({ concepts, found, numbers, language }: Asked): PriceAnswer {
  const isOverTime = numbers.months !== undefined || concepts.has('total')
  const items = (isOverTime ? withBot(found.items) : found.items).slice(0, LONGEST_LIST)
  const words = priceSentences[language]
  const sentences: string[] = []
  const [only] = items
  // "Lesson plans for just 6 of them".
  const counted = items.length === 1 && items.every(isPerTeacher) ? numbers.count : undefined
  const teachers = numbers.teachers ?? counted ?? 1
  const perTeacher = items.some(isPerTeacher) && teachers > 1
  sentences.push(`${list(items, language)}${stop(language)}`)
  const count = items.length === 1 && !perTeacher ? (numbers.count ?? 1) : 1
  const total = totalOf(
    items.map((item) => ({ price: item.price, quantity: isPerTeacher(item) ? teachers : count })),
  )
  if (perTeacher) {
    const plans = items.filter(isPerTeacher)
    const { yearly } = totalOf(plans.map(({ price }) => ({ price, quantity: teachers })))
    sentences.push(fillFacts(words.teachers, { n: teachers, what: formatRupees(yearly.from) }))
  }
  if (count > 1) sentences.push(fillFacts(words.counted, { n: count, what: writeTotals(total, language) }))
  // Of several of one kind beside another, the sum is not known: the count may be of either.
  const isCounted = items.length > 1 && (numbers.count ?? 1) > 1
  // "Lesson plans for my teachers, and tests": of how many teachers nobody said.
  const isOpen = numbers.teachers === undefined && concepts.has('teacher') && items.some(isPerTeacher)
  if (canBeSummed(items) && !isCounted && !isOpen)
    sentences.push(fillFacts(words.together, { what: writeTotals(total, language) }))
  const months = numbers.months ?? (concepts.has('total') || concepts.has('year') ? 12 : 0)
  const isOne = items.length === 1 || (canBeSummed(items) && !isCounted)
  const isPaidOn = total.monthly > 0 || (total.yearly.from > 0 && months > 12)
  if (isOne && months > 0 && isPaidOn) sentences.push(writeCostFor(total, months, language))
  const bundle = bundleFor(items)
  if (bundle) {
    const besides = items.filter((item) => !isAmong(item, partsOf(bundle)))
    sentences.push(fillFacts(words.bundle, { what: list([bundle, ...besides], language) }))
    const isWhole = besides.length === 0 && items.length === partsOf(bundle).length
    const saving = isWhole ? writeSaving(bundle.price, total, language) : ''
    if (saving) sentences.push(saving)
  }
  if (found.open) {
    sentences.push(list(found.open.slice(0, MOST_OPEN), language) + stop(language))
    return { text: sentences.join(' '), items: [...items, ...found.open.slice(0, MOST_OPEN)] }
  }
  if (items.length === 1 && only && sentences.length === 1) sentences.push(told(only, language))
  // "How much more is it with a chatbot?" "With and without a chatbot?": what it is without.
  const without = itemNamed('websites.business')
  const isWeighed = concepts.has('extraCost') || concepts.has('withOrWithout')
  if (isOnly({ items }, 'businessWithChatbot') && isWeighed)
    sentences.push(
      writeItem(without, language) + stop(language),
      writeDifference(without.price, only?.price ?? {}, language),
    )
  return { text: sentences.join(' '), items }
}

/** What one thing is for; of what is added to a bot the bot's price as well. */
export function told(item: Item, language: ReplyLanguage): string {
  const detail = fullDetailOf(item, language)
  const bot = isAddition(item) && botBeside(item)
  return bot
    ? `${detail} ${fillFacts(priceSentences[language].added, { what: writeItem(bot, language) })}`
    : detail
}

function isPerTeacher({ price }: Item): boolean {
  return price.per === 'teacher-year'
}

/** Whether all of it can be had together: not two packages, nor a bundle and its parts. More than a few are a list. */
function canBeSummed(items: readonly Item[]): boolean {
  const [whole, ...wholes] = items.filter(({ group, id }) => group === 'packages' || id === 'bundle')
  const isInside = (item: Item) =>
    (whole?.group === item.group && !isBeside(item, whole)) ||
    (whole?.group === 'packages' &&
      assistants.has(item.group) &&
      !(whole.id === 'starter' && isAddition(item)))
  const isTwice = wholes.length > 0 || items.some((item) => item !== whole && isInside(item))
  return (
    items.length > 1 && items.length <= 4 && !isTwice && new Set(items.map(({ group }) => group)).size <= 2
  )
}

/** Voice and dashboard are no parts of the bundle of two bots for online shops: they are added to it. */
function isBeside(item: Item, bundle: Item): boolean {
  return isAddition(item) && !isAmong(item, partsOf(bundle))
}

/** What a package may hold already. */
const assistants: ReadonlySet<PriceGroup> = new Set<PriceGroup>(['smb', 'ecommerce', 'gptAgents'])

/** What a school pays for all that is priced by the school; lesson plans are paid by the teacher. */
function allOfSchool(all: readonly Item[], { teachers = 1 }: Numbers, language: ReplyLanguage): PriceAnswer {
  const words = priceSentences[language]
  const [plans, tools] = [true, false].map((isPlan) =>
    all.filter((item) => isPerTeacher(item) === isPlan),
  ) as [Item[], Item[]]
  const names = tools.map((item) => nameOf(item, language)).join(', ')
  const sum = writeTotals(totalOf(tools), language)
  const sentences = [fillFacts(words.allOfSchool, { names, what: sum })]
  if (plans.length > 0) sentences.push(list(plans, language) + stop(language))
  if (plans.length > 0 && teachers > 1) {
    const { yearly } = totalOf(plans.map(({ price }) => ({ price, quantity: teachers })))
    sentences.push(fillFacts(words.teachers, { n: teachers, what: formatRupees(yearly.from) }))
    const whole = totalOf([
      ...tools.map(({ price }) => ({ price })),
      ...plans.map(({ price }) => ({ price, quantity: teachers })),
    ])
    sentences.push(fillFacts(words.together, { what: writeTotals(whole, language) }))
  }
  return { text: sentences.join(' '), items: [...plans, ...tools] }
}

function inDollars({ found, language }: Asked): PriceAnswer {
  const words = priceSentences[language]
  const { amount, monthly } = prices.ecommerce.customerBot.usd
  const customerBot = itemNamed('ecommerce.customerBot')
  const dollars = { amount: formatDollars(amount), monthly: formatDollars(monthly) }
  const others = found.items.filter((item) => !item.price.usd)
  const isOnlyIt = others.length === 0 || found.items.some((item) => item.price.usd)
  const sentence = found.items.length === 0 ? words.dollarsOnly : words.dollars
  const text = isOnlyIt
    ? fillFacts(sentence, {
        ...dollars,
        name: nameOf(customerBot, language),
        what: writeItem(customerBot, language).replace(/^[^:]*: /, ''),
      }) + (found.items.length > 0 ? ` ${fullDetailOf(customerBot, language)}` : '')
    : fillFacts(words.noDollars, { ...dollars, what: list(others, language) })
  return { text, items: isOnlyIt ? [customerBot] : others }
}

function withinBudget({ concepts, found, numbers, language }: Asked, budget: number): PriceAnswer {
  const words = priceSentences[language]
  // Round sums are budgets; a sum like 19,999 was read in the price list.
  const exact = concepts.has('budget') || budget % 100 !== 99 ? [] : itemsCosting(budget)
  if (exact.length > 0) return { text: fillFacts(words.group, { what: list(exact, language) }), items: exact }
  const isSum = found.named && !found.either && !found.isChoice && found.items.length > 1
  const isOverTime = found.named && !found.either && (numbers.months !== undefined || concepts.has('year'))
  // What it comes to says whether that is enough.
  if (isSum || isOverTime) return chosen({ concepts, found, numbers, language })
  // The set-up alone is within it, but not with the first monthly fee.
  const [one] = found.items
  const isFirstMonthMore = isOne(found) && one?.price.monthly !== undefined && dueAtFirst(one) > budget
  if (isFirstMonthMore && (one.price.amount ?? 0) <= budget)
    return chosen({ concepts, found, numbers: { ...numbers, months: 1 }, language })
  const enough = enoughFor(found, budget, language)
  if (enough) return enough
  // Somebody whom all packages are too much for may have a single part.
  const parts = found.groups[0] === 'packages' ? itemsOf('smb') : []
  const isShop = found.asker !== undefined && mostlyOneThing.has(found.asker)
  const isAnybody = found.items.length === 0 && found.groups.length === 0
  const range = isAnybody ? rangeWithin(budget) : []
  if (range.length > 0) return boughtByAnybody(budget, range, language)
  // A shop that names nothing may begin with a website or a jingle; what is added to a bot is no beginning.
  const all = isAnybody ? forAnybody : [...candidates(found), ...parts, ...(isShop ? beginnings() : [])]
  const within = isShop ? all.filter((item) => !isAddition(item)) : all
  const [only] = found.items
  // "40,000 for the bundle?": its price first, whatever else the sum buys.
  const isOffer = only && found.named && found.items.length === 1 && (only.price.amount ?? 0) > budget
  const alike = affordable(within, budget)
  // Where hardly anything of its kind is cheaper, something else may do.
  const fitting =
    isOffer && alike.length < 2 ? affordable([...within, ...notIn(within, beginnings())], budget) : alike
  if (fitting.length > 0) {
    const ofGroups = ofEachGroup(fitting).slice(-4)
    const isMine = ({ group }: Item) => isShop && group === found.groups[0]
    const items = [...ofGroups.filter(isMine), ...ofGroups.filter((item) => !isMine(item))]
    return bought(budget, items, language, isOffer ? only : undefined)
  }
  const items = byAmount(within).slice(0, 1)
  const elsewhere = found.asker || found.named ? affordable(beginnings(), budget).slice(-3) : []
  if (items.length > 0 && elsewhere.length > 0) return bought(budget, elsewhere, language, items[0])
  return {
    text: fillFacts(words.nothingFits, { budget: formatRupees(budget), what: list(items, language) }),
    items,
  }
}

function isOne({ items, named, either }: Found): boolean {
  return named && !either && items.length === 1
}

/** The set-up and one monthly fee. */
function dueAtFirst({ price: { amount = 0, monthly = 0 } }: Item): number {
  return amount + monthly
}

/** Whether a sum is enough for the one thing that is named: surely, or maybe, where its price is a range. */
function enoughFor(found: Found, budget: number, language: ReplyLanguage): PriceAnswer | undefined {
  const [only] = found.items
  if (!only || !isOne(found)) return undefined
  const { from, to, open } = spanOf(only.price)
  if (from === 0 || from > budget) return undefined
  const words = priceSentences[language]
  const sentence = open || (to !== undefined && to > budget) ? words.maybeEnough : words.enough
  const text = fillFacts(sentence, { budget: formatRupees(budget), what: writeItem(only, language) })
  return { text, items: [only] }
}

/** What a sum buys, behind the price of what was asked for where that is more. */
function bought(
  budget: number,
  items: readonly Item[],
  language: ReplyLanguage,
  asked: Item | undefined,
): PriceAnswer {
  const sentence = priceSentences[language].fits
  const within = items.map((item) => writeItem(asFarAs(item, budget), language)).join('; ')
  const fits = fillFacts(sentence, { budget: formatRupees(budget), what: within })
  if (!asked) return { text: fits, items }
  return {
    text: `${writeItem(asked, language)}${stop(language)} ${fits}`,
    items: [asked, ...items].slice(0, 4),
  }
}

/** Of a range that goes beyond a sum only where it begins. */
function asFarAs(item: Item, budget: number): Item {
  const { upTo, ...price } = item.price
  return upTo !== undefined && upTo > budget ? { ...item, price: { ...price, open: true } } : item
}

/** Of each part of the price list what somebody may want who says nothing of themselves, and how many of it. */
const rangeOfParts: readonly [readonly ItemName[], number][] = [
  [['packages.starter', 'packages.growth'], 1],
  [['ecommerce.customerBot'], 1],
  [['websites.portfolio', 'websites.business', 'websites.businessWithChatbot', 'websites.shop'], 2],
  [['music.jingles', 'music.eventSongs', 'music.lyricToMusic'], 1],
  [['creative.bookReview', 'creative.song'], 1],
  [['schools.lessonPlans'], 1],
]

const forAnybody = rangeOfParts.flatMap(([names]) => names.map(itemNamed))

/** What a sum buys: of each part of the price list the dearest that it surely covers, or what may be had for it. */
function rangeWithin(budget: number): Item[] {
  return rangeOfParts.flatMap(([names, most]) => {
    const items = byAmount(names.map(itemNamed)).filter(({ price: { amount = 0 } }) => amount <= budget)
    const sure = items.filter(({ price: { amount = 0, upTo = amount } }) => upTo <= budget)
    return sure.length > 0 ? sure.slice(-most).reverse() : items.slice(0, 1)
  })
}

function boughtByAnybody(budget: number, items: readonly Item[], language: ReplyLanguage): PriceAnswer {
  const { text } = bought(budget, items, language, undefined)
  const isBelowBots = budget < (itemNamed('smb.businessBot').price.amount ?? 0)
  const told = isBelowBots ? `${text} ${fillFacts(priceSentences[language].botsFrom)}` : text
  return { text: told, items }
}

/** What somebody whom a bot is too much for may begin with. */
function beginnings(): Item[] {
  return [...itemsOf('websites'), ...itemsOf('music').filter(({ id }) => id === 'jingles')]
}

function affordable(items: readonly Item[], budget: number): Item[] {
  return byAmount(items).filter(({ price }) => (price.amount ?? 0) <= budget)
}

/** The largest of each group, so that a budget shows its whole range; of a single group the largest few. */
function ofEachGroup(items: readonly Item[]): Item[] {
  const last = new Map(items.map((item) => [item.group, item]))
  return last.size > 1 ? byAmount([...last.values()]) : [...items]
}

function extreme({ concepts, found, language }: Asked): PriceAnswer {
  const words = priceSentences[language]
  const ends = (['cheapest', 'costliest'] as const).filter((end) => concepts.has(end))
  // What is added to a bot is no beginning, unless it was named.
  const all = candidates(found).filter((item) => found.named || !isAddition(item))
  // Of packages, and of what there is for a trade, the next is much dearer.
  const isOnePlan = found.asker !== undefined || found.groups[0] === 'packages'
  const single = all.filter(({ id }) => id !== 'bundle')
  const answers = ends.map((end): PriceAnswer => {
    if (end === 'cheapest' && found.items.length === 0)
      return { text: fillFacts(words.cheapestOfAll), items: [] }
    const items =
      end === 'cheapest'
        ? byAmount(single.length > 0 ? single : all).slice(0, isOnePlan ? 1 : 2)
        : byMost(all).slice(0, 2)
    const text = fillFacts(words[end], { what: list(items, language) })
    // "Your cheapest plan, and what is in it?"
    const [first] = items
    const isInside = first && ends.length === 1 && concepts.has('included')
    return { text: isInside ? `${text} ${fullDetailOf(first, language)}` : text, items }
  })
  return { text: answers.map(({ text }) => text).join(' '), items: answers.flatMap(({ items }) => items) }
}

/** What may be chosen from: what was named, or the groups it is in, or the whole list. */
function candidates({ items, named, either, groups }: Found): Item[] {
  if (named && either) return [...items]
  const within =
    groups.length > 0
      ? groups
      : (['packages', 'smb', 'websites', 'music', 'creative', 'schools', 'gptAgents'] as const)
  return within.flatMap((group) => itemsOf(group))
}

function listOf({ groups }: Found): Item[] {
  return groups.flatMap((group) => itemsOf(group))
}

function list(items: readonly Item[], language: ReplyLanguage): string {
  return items.map((item) => writeItem(item, language)).join('; ')
}
