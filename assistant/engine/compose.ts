import { pricePages } from '#content/price-pages.ts'
import type { ReplyAction, ReplyLanguage } from '#domain/chat/conversation.ts'
import { answerPrice, comparePrices } from './answer-price.ts'
import { type Item, itemsOf } from './items.ts'
import { type Answer, type Decision, LEAST } from './rules.ts'
import type { SpokenOf } from './spoken-of.ts'
import type { Texts, TopicKind } from './types.ts'
import type { Reading } from './understand.ts'
import { createPriceWriter, fill, type PriceWriter } from './write-prices.ts'

/** The assistant's reply. Contact details are still placeholders in the text, such as `{contactEmail}`. */
export type Reply = {
  text: string
  /** Cards and links first, then next steps, then choices. */
  actions: ReplyAction[]
  topic: string
  kind: TopicKind
  /** Related facts from the site in English, for a model that answers instead. */
  facts: string[]
  /** `false` if the reply says that the answer is unknown. */
  known: boolean
}

type Composed = {
  text: string
  topic: string
  kind: TopicKind
  open: boolean
  page?: string | undefined
  items: readonly Item[]
  steps: ReplyAction[]
}

/** Below this certainty a reply offers other possible meanings; prices are rarely misread. */
const SURE = 0.85
const SURE_PRICE = 0.75
/** Below this certainty the reply says that it is unsure. */
const UNSURE = 0.5
const MOST_CARDS = 4
const MOST_CHOICES = 3
/** After these topics the reply mentions the WhatsApp number or its absence. */
const reaching = new Set(['contact', 'human'])

/** The context for which a decision is put into words. */
export type Question = {
  spoken: SpokenOf
  whole: Reading
  language: ReplyLanguage
  whatsAppNumber: string | undefined
}

/** Writes the reply for a decision, with its cards, links and choices. */
export function compose(
  { answers, certainty, maybe }: Decision,
  { spoken, whole, language, whatsAppNumber }: Question,
  texts: Texts,
): Reply {
  const write = createPriceWriter(texts, language)
  const isKnown = certainty >= LEAST
  const composed = (isKnown ? answers : [{ kind: 'topic', topic: 'unknown' } as const]).map(
    (answer): Composed => (answer.kind === 'topic' ? ofTopic(answer.topic) : ofPrices(answer.kind)),
  )
  const [first] = composed
  if (!first) throw new Error('nothing was decided')
  const isUnsure = certainty < (first.kind === 'price' ? SURE_PRICE : SURE) && first.kind !== 'talk'
  const isPriced = composed.some(({ kind }) => kind === 'price')
  const [named] = !isPriced && whole.found.named && !whole.found.either ? whole.found.items : []
  const prices = named ? [write.say('priceOf', { name: write.nameOf(named) })] : []
  const topics = maybe.map((topic) => texts.topics[topic]?.chip[language] ?? topic)
  const choices = isUnsure ? [...prices, ...topics].slice(0, MOST_CHOICES) : []
  const sentences = composed.map(({ text }) => text)
  if (isUnsure && choices.length > 0)
    sentences.push(write.say(!isKnown || first.open ? 'maybe' : certainty < UNSURE ? 'unsure' : 'orThese'))
  return {
    text: sentences.join('\n\n'),
    actions: [
      ...composed.flatMap(({ items }) => cards(items, write)),
      ...composed.flatMap(({ page }) => (page ? [{ kind: 'page' as const, page }] : [])),
      ...composed.flatMap(({ steps }) => steps),
      ...(certainty < UNSURE || first.open ? [{ kind: 'hand-over' as const }] : []),
      ...(choices.length > 0 ? [{ kind: 'choices' as const, choices }] : []),
    ],
    topic: first.topic,
    kind: first.kind,
    facts: factsFor(whole, spoken, texts),
    known: isKnown && !first.open,
  }

  function ofTopic(id: string): Composed {
    const topic = texts.topics[id]
    const open = topic?.open ?? false
    const text = topic?.answer ? fill(topic.answer[language]) : write.say('unknown')
    const number = whatsAppNumber ?? ''
    const more = reaching.has(id)
      ? ` ${write.say(number ? 'contactWhatsApp' : 'contactNoNumber', { number })}`
      : ''
    const steps = (topic?.actions ?? []).map((kind): ReplyAction => ({ kind }))
    return {
      text: text + more,
      topic: id,
      kind: topic?.kind ?? 'outside',
      open,
      page: topic?.page,
      items: [],
      steps,
    }
  }

  function ofPrices(kind: Exclude<Answer['kind'], 'topic'>): Composed {
    const answer = kind === 'compare' ? comparePrices : answerPrice
    const { text, items } = answer({
      found: spoken.found,
      numbers: spoken.numbers,
      concepts: whole.concepts,
      write,
    })
    const group = items[0]?.group ?? spoken.found.items[0]?.group ?? 'overview'
    return { text, topic: kind, kind: 'price', open: false, page: pricePages[group], items, steps: [] }
  }
}

/** Number of topics whose answers are passed to a model. */
const MOST_FACTS = 8

/**
 * Returns the answers to the likeliest topics, and the prices of the mentioned items and their neighbours in
 * the list.
 */
function factsFor({ guesses }: Reading, { found }: SpokenOf, texts: Texts): string[] {
  const write = createPriceWriter(texts, 'en')
  const answers = guesses.slice(0, MOST_FACTS).flatMap(({ topic }) => texts.topics[topic]?.answer?.en ?? [])
  const groups = [...new Set(found.items.map(({ group }) => group))]
  const items = groups.length > 0 ? groups.flatMap(itemsOf) : itemsOf('overview')
  const priced = items.map(
    (item) => `Price (group ${item.group}, id ${item.id}): ${write.item(item)}. ${write.detailOf(item)}`,
  )
  return [...answers.map((answer) => fill(answer)), ...priced]
}

function cards(items: readonly Item[], { row }: PriceWriter): ReplyAction[] {
  const groups = Map.groupBy(items.slice(0, MOST_CARDS), ({ group }) => group)
  return [...groups].map(([group, list]) => ({
    kind: 'price-card',
    group,
    ids: list.map(({ id }) => id),
    rows: list.map(row),
  }))
}
