import { priceSentences } from '#content/chat/price-sentences/price-sentences.ts'
import { replies } from '#content/chat/replies/replies.ts'
import { allTopics, type TopicId } from '#content/chat/topics/all-topics.ts'
import { money } from '#content/chat/topics/money.ts'
import { talk } from '#content/chat/topics/talk.ts'
import type { Topic } from '#content/chat/topics/topic.ts'
import { type Contact, defaultContact, fillContact } from '#content/fill-contact.ts'
import type { PageId } from '#content/pages.ts'
import type { PriceGroup } from '#content/prices.ts'
import type { ReplyAction, ReplyLanguage } from '#domain/chat/conversation.ts'
import type { Locale } from '#domain/locale.ts'
import { alsoAsked, isShownBeside, maybeAsked } from './also-asked.ts'
import { answerPrice } from './answer-price.ts'
import { alsoNotTold, answerUnknown, notTold, withMaybe } from './answer-unknown.ts'
import { asksElsewhere } from './asked-in-parts.ts'
import { againstParts, bundleFor, bundleOf, isBundleAndOthers, isOfWhole } from './compare-bundle.ts'
import type { Decision } from './decide.ts'
import { compared, described, withTime } from './describe-items.ts'
import { fillFacts } from './fill-facts.ts'
import { type Found, foundOf, type Item, itemNamed, itemsCosting } from './find-items.ts'
import { findPriced } from './find-priced.ts'
import { findUntold } from './find-untold.ts'
import { understandTurn } from './in-conversation.ts'
import { joined, joinedAll, sentenceEnd, withCards } from './join-answers.ts'
import { isPriced } from './kinds-of-answer.ts'
import { asksHowLong } from './narrow-topic.ts'
import type { Numbers } from './read-numbers.ts'
import { readQuestion } from './read-question.ts'
import { languageSpoken, type Reading } from './reading.ts'
import { cards, pageAction, pageOf, pageOfTopic } from './reply-actions.ts'
import { splitMessage } from './split-message.ts'
import type { Meant } from './understand.ts'
import { stop, writeItem, writePrice } from './write-prices.ts'
import { writeHalf } from './write-saving.ts'

export type BuiltInReply = {
  text: string
  language: ReplyLanguage
  actions: ReplyAction[]
  page?: PageId
  /** `false`: the site does not answer it, and the reply says so. */
  known: boolean
  topic: string
}

export type AnswerContext = {
  locale: Locale
  earlier: readonly { text: string; isBot: boolean }[]
  links: { whatsAppNumber?: string; schedulingUrl?: string; contact?: Contact }
  /** `false`: no testimonial is published yet. */
  hasTestimonials?: boolean
}

const languageOfPage: Record<Locale, ReplyLanguage> = { en: 'en', hi: 'hi', sw: 'sw' }

// What is that likely is told before what is told of the thing that is named.
const LIKELY = 0.2
// How far back a question may lean.
const EARLIER = 3

/** Answers from what stands on the site, at once and without any model. */
export function answer(question: string, context: AnswerContext): BuiltInReply {
  const reply = replyTo(question, context)
  return { ...reply, text: fillContact(reply.text, context.links.contact ?? defaultContact) }
}

function replyTo(question: string, context: AnswerContext): BuiltInReply {
  const { locale, earlier, links } = context
  const reading = readQuestion(question)
  const before = earlier
    .filter(({ isBot }) => !isBot)
    .slice(-EARLIER)
    .reverse()
    .map(({ text }) => ({ text, reading: readQuestion(text) }))
  const readings = [reading, ...before.map((turn) => turn.reading)]
  const language = languageSpoken(readings) ?? languageOfPage[locale]
  const meant = asPublished(understandTurn({ text: question, reading }, before), context)
  const answerOther = (decision: Decision) => {
    const priced = meant.found.named ? meant.found : findPriced(reading, meant)
    const isAdvance = decision.kind === 'topic' && decision.topic === 'advance'
    if (isAdvance) return answerTo(question, { ...meant, decision }, language, links)
    const found = decision.kind === 'topic' ? { ...meant.found, named: false } : priced
    const { sum: _, ...counts } = meant.numbers
    const numbers = decision.kind === 'topic' ? {} : counts
    return answerTo(question, { ...meant, decision, found, numbers }, language, links)
  }
  const first = answerTo(question, meant, language, links)
  const untold = findUntold(reading)
  if (meant.decision.kind === 'unknown' && !untold) {
    const maybe = maybeAsked(question, reading, meant)
    const isLikely = (maybe[0]?.score ?? 0) >= LIKELY
    return withMaybe(first, maybe.map(answerOther), { isLikely, language })
  }
  if (untold && first.topic === 'notOffered') return notTold(untold, language)
  if (untold && !holdsAnswer(first)) {
    const others = alsoAsked(question, reading, meant).map(answerOther)
    return joinedAll(notTold(untold, language), isOpen(first) ? [first, ...others] : others)
  }
  const isPartOf = splitMessage(question).length > 1 || meant.decision.kind === 'price'
  if (untold && !isPartOf) return joined(notTold(untold, language), first)
  const also = alsoAsked(question, reading, meant)
  const isPriceAsked = also.some(({ kind }) => kind === 'price')
  const priced = pricedFirst(reading, meant, { first, isPriceAsked })
  if (priced) {
    const rest = also.filter(({ kind }) => kind === 'topic').map(answerOther)
    return joinedAll(answerTo(question, priced, language, links), [first, ...rest])
  }
  const others = also.map(answerOther)
  // What is not told is said first of the rest, so that there is always room for it.
  if (untold) return joinedAll(joined(first, notTold(untold, language)), others)
  const told = joinedAll(first, others)
  const all = isShownBeside(reading, meant) ? withCards(told, cards(meant.found.items)) : told
  return asksElsewhere(question, reading) ? joined(all, alsoNotTold(language)) : all
}

/** What is told of paying, and is not asked for a price; that it is not by the student is told behind it. */
const isOfPaying = (topic: TopicId) => topic in money && topic !== 'perStudent'

/** Who asks for reviews hears that there are none, where none is published. */
function asPublished(meant: Meant, { hasTestimonials }: AnswerContext): Meant {
  const { decision } = meant
  const isOfReviews = decision.kind === 'topic' && decision.topic === 'reviews'
  return isOfReviews && hasTestimonials === false
    ? { ...meant, decision: { ...decision, topic: 'noReviews' } }
    : meant
}

/** What costs otherwise than the price list says is told by these. */
const tellingPrices: ReadonlySet<TopicId> = new Set<TopicId>(['pageCount', 'openPrices', 'customAppScope'])

/**
 * "What does the quiz maker cost for 400 students?" asks for the price before anything else: that of what is named, or
 * of what the answer tells of, unless it begins with it.
 */
function pricedFirst(
  reading: Reading,
  meant: Meant,
  { first, isPriceAsked }: { first: BuiltInReply; isPriceAsked: boolean },
): Meant | undefined {
  const { decision, found } = meant
  if (decision.kind !== 'topic' || isOfPaying(decision.topic) || tellingPrices.has(decision.topic))
    return undefined
  const { page, of, open }: Topic = allTopics[decision.topic]
  // Templates have no price.
  if (!isPriced(reading) || asksHowLong(decision) || page === 'saasTools' || open) return undefined
  const isOfPage = pageOfTopic(decision.topic) === pageOf(found)
  const isAsked = found.named && !found.either && (isPriceAsked || isOfPage)
  const priced = isAsked ? found : of && !found.named ? foundOf([itemNamed(of)]) : undefined
  const [opening = ''] = first.text.split(sentenceEnd)
  if (!priced || priced.items.some((item) => opening.includes(writePrice(item.price, first.language))))
    return undefined
  return { ...meant, decision: { kind: 'price', score: 1 }, found: priced }
}

/** Whether it tells something that was asked for, and not only what anybody is told. */
function holdsAnswer({ known, topic, actions }: BuiltInReply): boolean {
  const isPriced = actions.some(({ kind }) => kind === 'price-card')
  return known && !(topic in talk) && (topic !== 'price' || isPriced)
}

/** Whether it says of what was asked that the site does not tell it. */
function isOpen({ known, topic }: BuiltInReply): boolean {
  return !known && topic in allTopics
}

function answerTo(
  question: string,
  { concepts, found, numbers, decision }: Meant,
  language: ReplyLanguage,
  links: AnswerContext['links'],
): BuiltInReply {
  switch (decision.kind) {
    case 'topic':
      return answerTopic(decision.topic, { found, numbers }, language, links)
    case 'price':
      return priced(
        'price',
        withTime(answerPrice({ concepts, found, numbers, language }), concepts, found, language),
        found,
        language,
      )
    case 'compare':
      // Somebody who only said who they are wants to be told what fits, not a choice; and "Is the author's website one
      // page or more?" asks for nothing beside it.
      if (found.asker || isOneThing(concepts, found))
        return priced('item', described({ concepts, found, numbers, language }), found, language)
      return priced('compare', comparing(concepts, found, language), found, language)
    case 'included':
    case 'item':
      return priced('item', described({ concepts, found, numbers, language }), found, language)
    default:
      return /[\p{L}\p{N}]/u.test(question)
        ? answerUnknown(question, found, language)
        : answerTopic('confused', { found, numbers: {} }, language, {})
  }
}

/** Parts of the price list in which one thing hardly stands in for another. */
const apart: readonly PriceGroup[] = ['schools', 'music', 'creative']

/** Who tells of pictures to show, or of several branches, and asks which plan to take, wants to hear of this one. */
const hardlyCompared = new Set(['portfolio', 'enterprise'])

/** Whether one thing is named that nobody sets against another. */
function isOneThing(
  concepts: Meant['concepts'],
  { items: [only, ...others], named, either }: Found,
): boolean {
  const isNamed = only !== undefined && others.length === 0 && named && !either
  const isApart = isNamed && (apart.includes(only.group) || hardlyCompared.has(only.id))
  return isApart && (hardlyCompared.has(only.id) || !concepts.has('compare'))
}

/** A bundle and its parts, where somebody asks what it saves; or what is named, side by side. */
function comparing(concepts: Meant['concepts'], found: Found, language: ReplyLanguage) {
  if (isBundleAndOthers(found)) return compared(found, language)
  const bundle = found.either && concepts.has('saving') ? bundleOf(found) : undefined
  // "Both together, is it cheaper?"
  const isCheaperTogether = concepts.has('plus') && concepts.has('cheapest')
  const asks = !found.either && (concepts.has('bundle') || concepts.has('saving') || isCheaperTogether)
  const around = asks ? bundleFor(found.items) : undefined
  const both = around && { ...found, items: [around, ...found.items] }
  return againstParts(bundle ?? both ?? found, language, isOfWhole(concepts)) ?? compared(found, language)
}

/** Questions on the two prices that an assistant has: the one that was named is told with the answer. */
const paidMonthly = new Set<TopicId>(['setUpFee', 'monthlyFee'])

function monthlyItem({ items, named }: Found, { sum }: Numbers): Item | undefined {
  const meant = sum === undefined ? (named ? items : []) : itemsCosting(sum)
  const paid = meant.filter(({ price }) => price.monthly !== undefined)
  return paid.length === 1 || sum !== undefined ? paid[0] : undefined
}

/** What half of it comes to, where a price is named. */
function halfOf({ items, named, either }: Found, { sum }: Numbers, language: ReplyLanguage): string {
  const [only, ...others] = sum === undefined ? (named && !either ? items : []) : itemsCosting(sum)
  const isOne = only && others.every(({ price }) => price.amount === only.price.amount)
  const half = isOne ? writeHalf(only.price, language) : ''
  return half && ` ${half}`
}

function answerTopic(
  id: TopicId,
  { found, numbers }: Pick<Meant, 'found' | 'numbers'>,
  language: ReplyLanguage,
  links: AnswerContext['links'],
): BuiltInReply {
  const topic: Topic = allTopics[id]
  const page = typeof topic.page === 'object' ? (pageOf(found) ?? topic.page.context) : topic.page
  const named = paidMonthly.has(id) ? monthlyItem(found, numbers) : undefined
  const told = named ? `${writeItem(named, language)}${stop(language)} ` : ''
  const advance = id === 'advance' ? halfOf(found, numbers, language) : ''
  const text = told + fillFacts(replies[language][id]) + advance
  // Who wants to talk to somebody looks for a number.
  const isReaching = id === 'contact' || id === 'human'
  const more = isReaching && numberToReach(language, links)
  return {
    text: more ? `${text} ${more}` : text,
    language,
    actions: [...pageAction(page), ...(topic.actions ?? []).map(actionOf)],
    ...(page && { page }),
    known: !topic.open,
    topic: id,
  }
}

function numberToReach(language: ReplyLanguage, { whatsAppNumber }: AnswerContext['links']): string {
  const { contactWhatsApp, contactNoNumber } = priceSentences[language]
  return whatsAppNumber ? fillFacts(contactWhatsApp, { number: whatsAppNumber }) : contactNoNumber
}

function actionOf(kind: ReplyAction['kind']): ReplyAction {
  if (kind === 'ask') return { kind, asks: 'need' }
  return { kind } as ReplyAction
}

function priced(
  topic: string,
  { text, items }: { text: string; items: readonly Item[] },
  found: Found,
  language: ReplyLanguage,
): BuiltInReply {
  const page = pageOf({ items: items.length > 0 ? items : found.items, groups: found.groups }) ?? 'services'
  return { text, language, actions: [...cards(items), ...pageAction(page)], page, known: true, topic }
}
