import { advice } from '#content/chat/advice/advice.ts'
import type { Concept } from '#content/chat/concepts.ts'
import { priceSentences } from '#content/chat/price-sentences/price-sentences.ts'
import type { ReplyLanguage } from '#domain/chat/conversation.ts'
import { answerPrice, told } from './answer-price.ts'
import { bundleFor } from './compare-bundle.ts'
import { fillFacts } from './fill-facts.ts'
import { type Found, type Item, isOnly, itemNamed, itemsOf } from './find-items.ts'
import { detailOf, fullDetailOf, nameOf, stop, writeItem } from './write-prices.ts'
import { writeDifference } from './write-saving.ts'

const MOST_DETAILED = 3
// In more words two things can't be compared at a glance.
const LONGEST = 75

/** What is wanted, with what it is for. */
export function described(asked: Parameters<typeof answerPrice>[0]): {
  text: string
  items: readonly Item[]
} {
  const { concepts, found, language } = asked
  const [only] = found.items
  // Who names a sum wants to hear what it buys.
  const isWithin = asked.numbers.sum !== undefined && concepts.has('budget')
  if (found.asker && !isWithin) {
    const what = found.items.map((item) => writeItem(item, language)).join('; ')
    return {
      text: `${priceSentences[language].forAskers[found.asker]} ${what}${stop(language)}`,
      items: found.items,
    }
  }
  // "What is in the 44999 one?" may be one of three: each with what it holds.
  if (found.either && concepts.has('included') && found.items.length <= MOST_DETAILED)
    return { text: detailed(found.items, language), items: found.items }
  const isSummed = asked.numbers.teachers || concepts.has('total') || concepts.has('year')
  if (found.items.length !== 1 || !only || isSummed) return withAddition(answerPrice(asked), asked)
  const isOfTrade = (concepts.has('smb') || concepts.has('localShop')) && concepts.has('mine')
  const isSaid = concepts.has('whatsApp') || concepts.has('bot')
  // "I deal in property, will it work for me?"
  if (only.id === 'businessBot' && isOfTrade && isSaid && !concepts.has('included')) {
    const what = writeItem(only, language) + stop(language)
    return { text: `${priceSentences[language].forAskers.smb} ${what}`, items: [only] }
  }
  return {
    text: `${writeItem(only, language)}${stop(language)} ${told(only, language)}`,
    items: [only],
  }
}

/** Who asks whether the bot takes calls hears that what is added does, and not only what both cost. */
function withAddition(
  reply: { text: string; items: readonly Item[] },
  { found, language }: Parameters<typeof answerPrice>[0],
) {
  const [addition, ...others] = found.items.filter(({ price }) => price.mark === 'add-on')
  const isWithIt = found.items.length === 2 && !found.either && addition && others.length === 0
  return isWithIt ? { ...reply, text: `${detailOf(addition, language)} ${reply.text}` } : reply
}

/** What is named, side by side. */
export function compared(found: Found, language: ReplyLanguage): { text: string; items: readonly Item[] } {
  const items =
    found.items.length > 1
      ? found.items.slice(0, 3)
      : found.named
        ? withOthers(found.items)
        : itemsOf('packages')
  const difference = differenceOf(items, language)
  const which = whichOne(items, language)
  const ways = [
    ...(items.length === 2 ? [[detailed(items, language, fullDetailOf), difference, which]] : []),
    [detailed(items, language), difference, which],
    [detailed(items, language), difference],
  ].map((sentences) => sentences.filter((sentence) => sentence !== '').join(' '))
  const text = ways.find((way) => way.split(' ').length <= LONGEST) ?? ways.at(-1) ?? ''
  // "... and do I need both?": who does has them together.
  const bundle = found.named && !found.either ? bundleFor(items) : undefined
  const together = bundle && fillFacts(priceSentences[language].bundle, { what: writeItem(bundle, language) })
  return { text: together ? `${text} ${together}` : text, items }
}

/** When to take which. */
function whichOne(items: readonly Item[], language: ReplyLanguage): string {
  const each = items.flatMap((item) => {
    const when = adviceFor(item, language)
    return when ? [`${nameOf(item, language)} ${when}`] : []
  })
  return each.length > 1 ? fillFacts(priceSentences[language].whichOne, { what: each.join('; ') }) : ''
}

function adviceFor({ group, id }: Item, language: ReplyLanguage): string | undefined {
  const inGroup: Readonly<Record<string, string>> | undefined =
    group === 'overview' ? undefined : advice[language][group]
  return inGroup?.[id]
}

/** How much more the one of two costs. */
function differenceOf([one, other, ...others]: readonly Item[], language: ReplyLanguage): string {
  return one && other && others.length === 0 ? writeDifference(one.price, other.price, language) : ''
}

function detailed(items: readonly Item[], language: ReplyLanguage, write = detailOf): string {
  return items
    .map((item) => `${writeItem(item, language)}${stop(language)} ${write(item, language)}`)
    .join(' ')
}

/** With what else there is of the same kind, in the order of the price list: there one builds on the one before. */
function withOthers(items: readonly Item[]): Item[] {
  const [first] = items
  const kind = first ? itemsOf(first.group) : []
  // With a chatbot or without one: nothing else is in question.
  if (first && isOnly({ items }, 'businessWithChatbot')) return [itemNamed('websites.business'), first]
  const others = kind.filter(({ id }) => id !== first?.id).slice(0, 2)
  return kind.filter((item) => item.id === first?.id || others.includes(item))
}

/** "How much, and how long?" gets both. */
export function withTime(
  reply: { text: string; items: readonly Item[] },
  concepts: ReadonlySet<Concept>,
  found: Found,
  language: ReplyLanguage,
) {
  if (!concepts.has('howLong') || found.items.length === 0) return reply
  const { alsoTime } = priceSentences[language]
  const group = found.groups[0]
  const kind =
    group === 'websites'
      ? 'website'
      : group === 'music'
        ? 'song'
        : group === 'smb' || group === 'ecommerce'
          ? 'bot'
          : 'other'
  return { ...reply, text: `${reply.text} ${alsoTime[kind]}` }
}
