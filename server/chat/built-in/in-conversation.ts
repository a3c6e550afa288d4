import { type Concept, conceptWeights } from '#content/chat/concepts.ts'
import { addingTurns, correctingTurns, demoName, insideTurns } from '#content/chat/spoken-of.ts'
import { allTopics, type TopicId } from '#content/chat/topics/all-topics.ts'
import { talk } from '#content/chat/topics/talk.ts'
import type { Topic } from '#content/chat/topics/topic.ts'
import type { PriceGroup } from '#content/prices.ts'
import type { ReplyLanguage } from '#domain/chat/conversation.ts'
import { besideNamed } from './beside-named.ts'
import { countedAnew } from './counted-anew.ts'
import { type Decision, decide } from './decide.ts'
import { costs, type Found, foundOf, type Item, isOnly, itemNamed, itemsOf } from './find-items.ts'
import { type SpokenOf, sellsNothing, spokenOfIn } from './in-context.ts'
import { isPriced } from './kinds-of-answer.ts'
import { isAboutThings, things } from './lean-on-earlier.ts'
import { withoutLeftOut } from './left-out-of-spoken.ts'
import { asksHowLong, familyOf, isGeneral, narrowed, narrowedToPart, ofPart } from './narrow-topic.ts'
import { pointedAt } from './pointed-at.ts'
import { readQuestion } from './read-question.ts'
import { languageSpoken, type Reading } from './reading.ts'
import { pageOfTopic } from './reply-actions.ts'
import { severalSpokenOf } from './several-spoken-of.ts'
import { asksHowPaid, asksOfEarlier, demos, nameOf } from './spoken-of.ts'
import { says, turnsOf } from './turns-of-phrase.ts'
import { ALONE, type Meant, understand, understandAlone } from './understand.ts'

/** One message of a visitor. */
export type Turn = { text: string; reading: Reading }

/** Understands a message in the middle of a conversation, with those before it, the latest first. */
export function understandTurn(turn: Turn, before: readonly Turn[]): Meant {
  const known = understood.get(turn.reading)
  if (known) return known
  const spoken = before.map((earlier, at) => withTold(understandTurn(earlier, before.slice(at + 1))))
  const readings = before.map(({ reading }) => reading)
  const language = languageSpoken([turn.reading, ...readings]) ?? 'en'
  const reading = spoken.length > 0 ? { ...turn.reading, spokenOf: spokenOfIn(spoken) } : turn.reading
  const read = understand(turn.text, reading, readings)
  const meant = besideEarlier({ text: turn.text, reading }, read, { spoken, language })
  understood.set(turn.reading, meant)
  return meant
}

/** What was meant, with what the reply told of where nothing was named. */
function withTold(meant: Meant): Meant {
  const { found, decision } = meant
  const topic: Topic | undefined = decision.kind === 'topic' ? allTopics[decision.topic] : undefined
  if (found.named && !(found.either && topic?.of)) return meant
  // Who says what they run is told of its assistant.
  if (isPricing(decision) && found.items.length === 1)
    return { ...meant, found: { ...found, either: false, named: true } }
  return topic?.of ? { ...meant, found: foundOf([itemNamed(topic.of)]) } : meant
}

// What was said before is understood once for all that leans on it.
const understood = new WeakMap<Reading, Meant>()

// In more words what is meant is named.
const LEANING = 12
// So likely a topic must be, with the name of what was spoken of, to be told in place of another, of a price, or of
// nothing.
const LIKELY = 0.4
const LIKELY_FOR_PRICE = 0.55
const LIKELY_FOR_UNKNOWN = 0.35
const SURE_OF_FEE = 0.5

type Spoken = { spoken: readonly Meant[]; language: ReplyLanguage }

/** What a message means beside what was spoken of before it. */
function besideEarlier({ text, reading }: Turn, meant: Meant, { spoken, language }: Spoken): Meant {
  const [last] = spoken
  if (!last || reading.concepts.has('notOffered')) return meant
  const isPrice = isPricing(meant.decision) && asksOfEarlier(reading)
  const named = spoken.filter(({ found }) => found.named)
  // "A year in all?" is asked of what was priced, not of what was named by the way since.
  const earlier = (isPrice && named.find(({ decision }) => isPricing(decision))) || named[0]
  const alone = understandAlone(text, reading)
  const own = earlier ? { ...alone, found: besideNamed(alone.found, earlier, reading) } : alone
  const several =
    withoutLeftOut(reading, own, spoken) ??
    severalSpokenOf(reading, own, spoken) ??
    countedAnew(reading, alone, spoken)
  if (several) return several
  const shop = soldThere(reading, own, earlier)
  if (shop) return shop
  const one = own.found.named ? undefined : (pointedAt(reading, spoken) ?? pricedSo(own, earlier))
  if (one) return ofOne(one, own, reading)
  if (reading.words.length > LEANING)
    return earlier && !own.found.named ? narrowedTo(earlier, meant, reading) : meant
  if (own.found.named) {
    const isFitting = earlier !== undefined && isPricing(meant.decision)
    const fitting = isFitting ? { ...meant, found: besideNamed(meant.found, earlier, reading) } : meant
    return correcting(reading, fitting, last) ?? inside(reading, fitting, earlier) ?? fitting
  }
  if (goesOnWith(last, meant)) return meant
  const ofDemo = reading.concepts.has('quote') ? undefined : askedOfDemo(text, own, last, language)
  if (ofDemo) return { ...meant, decision: ofDemo }
  if (isToldAtOnce(last, own) && !isAboutThings(reading))
    return { ...meant, concepts: reading.concepts, found: alone.found, decision: last.decision, isAll: true }
  return earlier ? ofEarlier({ text, reading }, { meant, own, earlier }, language) : meant
}

/** A question that is answered otherwise for each thing, however long it is: "how would we begin, all at once?". */
function narrowedTo({ found }: Meant, meant: Meant, reading: Reading, own = meant): Meant {
  if (meant.decision.kind !== 'topic') return meant
  const decision = isOfAll(own, reading) ? narrowed(meant.decision, found) : meant.decision
  return { ...meant, decision: ofPart(decision, found) }
}

/** "And the second one, what is in it?" */
function ofOne(item: Item, { concepts, numbers, decision }: Meant, reading: Reading): Meant {
  const found = foundOf([item])
  const isOfFees = decision.kind === 'topic' && fees.has(decision.topic)
  const isTold =
    decision.kind === 'topic' && decision.score >= LIKELY && !(isOfFees && numbers.sum !== undefined)
  if (isTold) return { concepts, found, numbers, decision: narrowedToPart(decision, found) }
  const kind = isPriced(reading) ? 'price' : 'item'
  return { concepts, found, numbers, decision: { kind, score: 1 } }
}

/** "The goods are to be sold on it too" after a website: the one with cart and payment. */
function soldThere(reading: Reading, own: Meant, earlier: Meant | undefined): Meant | undefined {
  const { concepts } = reading
  const isSelling = concepts.has('sell') || concepts.has('onlineShop')
  if (own.found.named || !earlier?.found.groups.includes('websites') || !isSelling) return undefined
  const isThere = says(reading, insideWords) || concepts.has('plus')
  return isThere
    ? {
        ...own,
        found: foundOf([itemNamed('websites.shop')]),
        decision: { kind: 'item', score: 1 },
        isAll: true,
      }
    : undefined
}

/** "3000 is per month?" after the lesson plans: their own price is no budget. */
function pricedSo({ concepts, numbers: { sum } }: Meant, earlier: Meant | undefined): Item | undefined {
  if (sum === undefined || concepts.has('budget')) return undefined
  return earlier?.found.items.find((item) => costs(item, sum))
}

type Leaning = { meant: Meant; own: Meant; earlier: Meant }

/** What a question means that names nothing, where something was named before: "can it be in Punjabi?" after a song. */
function ofEarlier(
  { text, reading }: Turn,
  { meant, own, earlier }: Leaning,
  language: ReplyLanguage,
): Meant {
  const { found } = earlier
  const { sum: _, ...counts } = earlier.numbers
  const withEarlier = { ...meant, found, numbers: { ...counts, ...meant.numbers } }
  const { decision } = meant
  if (asksCostOverTime(reading, decision)) return { ...withEarlier, decision: { kind: 'price', score: 1 } }
  if (asksHowPaid(reading) && !asksWhatFor(own)) return { ...withEarlier, decision: howPaid(found) }
  if (asksSingly(reading, found)) return { ...withEarlier, decision: { kind: 'compare', score: 1 } }
  const cheaper = asksCheaper(reading, decision) ? cheapestOf(found, reading) : undefined
  if (cheaper) return { ...meant, ...cheaper }
  const other = decisionWith(nameOf(found, language), text, reading.spokenOf)
  const isTold = other?.kind === 'topic' && !(other.topic in talk)
  const least = isClear(own, reading) ? Number.POSITIVE_INFINITY : leastBeside(decision)
  const isPrice = isPricing(decision) && asksOfEarlier(reading)
  if (isTold && !isPrice && other.score >= least)
    return { ...(meant.found.named ? meant : withEarlier), decision: narrowedToPart(other, found) }
  if (decision.kind === 'topic') return narrowedTo(earlier, meant, reading, own)
  return isAboutThings(reading) ? meant : withEarlier
}

/** Whether it is asked of all that there is: "is the domain mine?" is no question of a song, nor a quote's day its. */
function isOfAll({ decision }: Meant, { concepts }: Reading): boolean {
  if (concepts.has('quote')) return false
  // Of what takes how long, nothing is named: it is that of what was spoken of.
  return decision.kind !== 'topic' || isGeneral(decision.topic) || asksHowLong(decision)
}

/** "And one by one?" after a bundle: what its parts come to. */
function asksSingly({ concepts }: Reading, found: Found): boolean {
  return concepts.has('saving') && isOnly(found, 'bundle')
}

function asksCheaper({ concepts }: Reading, decision: Decision): boolean {
  const isDear = decision.kind === 'topic' && decision.topic === 'expensive' && !concepts.has('compare')
  return isDear || (isPricing(decision) && concepts.has('cheapest'))
}

// What these hold is bought instead of one another.
const ofOneKind: ReadonlySet<PriceGroup> = new Set<PriceGroup>(['music', 'creative', 'websites'])

/** "Anything cheaper?" after a song: the song that costs least. */
function cheapestOf(
  { groups: [group, ...others] }: Found,
  { concepts }: Reading,
): Partial<Meant> | undefined {
  if (!group || others.length > 0 || !ofOneKind.has(group)) return undefined
  return {
    concepts: new Set<Concept>([...concepts, 'cheapest']),
    found: { items: itemsOf(group), either: true, named: true, groups: [group] },
    decision: { kind: 'price', score: 1 },
  }
}

/** "In the first year, set-up and all?" is no question of what a set-up is. */
function asksCostOverTime({ concepts }: Reading, decision: Decision): boolean {
  if (decision.kind !== 'topic' || !concepts.has('total')) return false
  const isOfTime = concepts.has('year') || concepts.has('month')
  return isOfTime && (fees.has(decision.topic) || concepts.has('howMuch'))
}

const fees: ReadonlySet<TopicId> = new Set<TopicId>(['setUpFee', 'monthlyFee'])

/** "What does the monthly fee pay for?" is no question of a price. */
function asksWhatFor({ decision }: Meant): boolean {
  return decision.kind === 'topic' && decision.topic === 'monthlyFee' && decision.score >= SURE_OF_FEE
}

/** How often a thing is paid for stands with its price; a website has no monthly fee. */
function howPaid({ groups }: Found): Decision {
  const isWebsite = groups.every((group) => group === 'websites')
  return isWebsite ? { kind: 'topic', topic: 'websiteMonthly', score: 1 } : { kind: 'price', score: 1 }
}

/** "For how long is it kept?" after who reads a chat: of what was told last, not of a thing that was named by the way. */
function goesOnWith(last: Meant, { decision }: Meant): boolean {
  if (last.decision.kind !== 'topic' || decision.kind !== 'topic') return false
  const page = pageOfTopic(last.decision.topic)
  return sellsNothing(page) && page === pageOfTopic(decision.topic)
}

/** Whether all that the site tells of what was spoken of, of what is asked now too, stands in that one reply. */
function isToldAtOnce({ decision }: Meant, asked: Meant): boolean {
  if (decision.kind !== 'topic') return false
  const { toldAtOnce, tellsWhen }: Topic = allTopics[decision.topic]
  return toldAtOnce === true && (isOfAnything(asked) || (tellsWhen === true && asksHowLong(asked.decision)))
}

/** Whether it may be asked of anything: "how much?", "at night too?", "in Hindi?"; what is not known as well. */
function isOfAnything({ decision }: Meant): boolean {
  if (decision.kind !== 'topic') return true
  const { page }: Topic = allTopics[decision.topic]
  return typeof page === 'object' && !asksHowLong(decision)
}

const correctingWords = turnsOf(correctingTurns)

/** "No, I meant the website": what was asked before is asked of something else. */
function correcting(reading: Reading, meant: Meant, earlier: Meant): Meant | undefined {
  const isLeftOut = reading.leftOut.some((concept) => earlier.concepts.has(concept))
  if (!isLeftOut && !says(reading, correctingWords)) return undefined
  const isOnlyNamed = [...reading.concepts].every(
    (concept) => things.has(concept) || conceptWeights[concept] <= LITTLE || priced.has(concept),
  )
  if (!isOnlyNamed) return undefined
  const { decision } = earlier
  const topic = decision.kind === 'topic' ? familyOf(decision.topic) : undefined
  if (topic && isGeneral(topic) && !isPriced(reading))
    return { ...meant, decision: narrowed({ kind: 'topic', topic, score: 1 }, meant.found) }
  const kind = isPriced(reading) || decision.kind === 'price' ? 'price' : 'item'
  return { ...meant, decision: { kind, score: 1 } }
}

const LITTLE = 1.5
const priced: ReadonlySet<Concept> = new Set<Concept>(['price', 'howMuch'])

const insideWords = turnsOf(`${insideTurns}, ${addingTurns}`)
const SURE = 0.6

/** "With a chatbot in it" after a website: the one that has both; on WhatsApp as well it is the bundle. */
function inside(reading: Reading, meant: Meant, earlier: Meant | undefined): Meant | undefined {
  const { concepts } = reading
  const isOther = meant.decision.kind === 'topic' && meant.decision.score >= SURE
  if (!earlier?.found.groups.includes('websites') || concepts.has('onlineShop')) return undefined
  const hasChatbot = isOnly(earlier.found, 'businessWithChatbot')
  const isEverywhere = hasChatbot && concepts.has('whatsApp') && concepts.has('plus')
  const isInside = concepts.has('bot') && says(reading, insideWords) && !isOther
  if (!isEverywhere && !isInside) return undefined
  const item = itemNamed(isEverywhere ? 'websites.bundle' : 'websites.businessWithChatbot')
  return { ...meant, found: foundOf([item]), decision: { kind: 'item', score: 1 } }
}

/** "And if I can't make it that day?" after a demo was spoken of. */
function askedOfDemo(
  text: string,
  own: Meant,
  { decision, concepts }: Meant,
  language: ReplyLanguage,
): Decision | undefined {
  const isOfDemo = decision.kind === 'topic' && (demos.has(decision.topic) || concepts.has('demo'))
  if (!isOfDemo) return undefined
  const other = decisionWith(demoName[language], text)
  if (other?.kind !== 'topic' || !demos.has(other.topic)) return undefined
  const isSure = own.decision.kind === 'topic' && own.decision.score >= ALONE
  if (other.score < (isSure ? LIKELY_FOR_PRICE : LIKELY)) return undefined
  return asksHowLong(own.decision) ? { ...other, topic: 'demoDetails' } : other
}

/** What would be asked with a name before it, as somebody writes who had not spoken of it yet. */
function decisionWith(name: string | undefined, text: string, spokenOf?: SpokenOf): Decision | undefined {
  if (name === undefined) return undefined
  const whole = `${name} ${text}`
  return understandAlone(whole, { ...readQuestion(whole), spokenOf }).decision
}

function leastBeside({ kind }: Decision): number {
  if (kind === 'unknown') return LIKELY_FOR_UNKNOWN
  return kind === 'topic' ? LIKELY : LIKELY_FOR_PRICE
}

function isPricing({ kind }: Decision): boolean {
  return kind !== 'topic' && kind !== 'unknown'
}

/** Whether it clearly asks something by itself, or what its words say is what they mostly ask. */
function isClear({ decision, concepts, found, numbers }: Meant, reading: Reading): boolean {
  if (decision.kind !== 'topic' || decision.topic in talk) return false
  if (decision.score >= ALONE) return true
  const ruled = decide(reading, concepts, found, numbers)
  return ruled.kind === 'topic' && familyOf(ruled.topic) === familyOf(decision.topic)
}
