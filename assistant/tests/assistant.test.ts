import { describe, expect, test } from 'vitest'
import { chat as chatInEnglish } from '#content/copy/en/chat.ts'
import { home as homeInEnglish } from '#content/copy/en/home.ts'
import { chat as chatInHindi } from '#content/copy/hi/chat.ts'
import { home as homeInHindi } from '#content/copy/hi/home.ts'
import { chat as chatInSwahili } from '#content/copy/sw/chat.ts'
import { home as homeInSwahili } from '#content/copy/sw/home.ts'
import { prices } from '#content/prices.ts'
import type { ReplyLanguage } from '#domain/chat/conversation.ts'
import { detectLanguage } from '#domain/chat/detect-language.ts'
import { formatDollars, formatRupees } from '#domain/money.ts'
import { languages } from '../engine/types.ts'
import { frozenQuestions, judge } from './frozen-questions.ts'
import { assistant } from './knowledge.ts'

const ask = (question: string, language: ReplyLanguage = 'en', earlier: string[] = []) =>
  assistant().ask(question, { language, earlier })

describe('400 questions that were reserved before the assistant was tuned', () => {
  const judged = frozenQuestions().map(judge)
  const shareOf = (rows: typeof judged, is: (row: (typeof judged)[number]) => boolean) =>
    rows.filter(is).length / rows.length
  const missed = () =>
    judged
      .filter(({ isRight }) => !isRight)
      .map(
        ({ language, turns, reply }) =>
          `${language}: ${turns.join(' / ')}\n    [${reply.topic}] ${reply.text}`,
      )
      .join('\n')

  test('contain 100 in each language', () => {
    for (const language of languages) {
      expect(judged.filter((row) => row.language === language)).toHaveLength(100)
    }
  })

  test('are answered: 85 of 100 at once, 92 with one tap, 97 in the language of the question', () => {
    expect(
      shareOf(judged, ({ isRight }) => isRight),
      missed(),
    ).toBeGreaterThanOrEqual(0.85)
    expect(
      shareOf(judged, ({ isOneTapAway }) => isOneTapAway),
      missed(),
    ).toBeGreaterThanOrEqual(0.92)
    expect(shareOf(judged, ({ language, spoken }) => language === spoken)).toBeGreaterThanOrEqual(0.97)
  })

  test('get no single price that is missing from the list', () => {
    const listed = new Set(
      Object.values(prices).flatMap(
        (
          list: Record<
            string,
            { amount?: number; upTo?: number; monthly?: number; usd?: { amount: number; monthly: number } }
          >,
        ) =>
          Object.values(list).flatMap(({ amount, upTo, monthly, usd }) => [
            ...[amount, upTo, monthly].flatMap((sum) => (sum === undefined ? [] : [formatRupees(sum)])),
            ...(usd ? [formatDollars(usd.amount), formatDollars(usd.monthly)] : []),
          ]),
      ),
    )
    for (const { turns, reply } of judged) {
      // Sums of named items are computed; they are checked one by one below.
      if (reply.kind === 'price') continue
      const amounts = reply.text.match(/[₹$]\d+(?:,\d+)*/g) ?? []
      expect(
        amounts.filter((amount) => !listed.has(amount)),
        turns.join(' / '),
      ).toEqual([])
    }
  })
})

test.each([
  ['what does a whatsapp bot for my clinic cost', 'en', ['₹19,999', '₹2,999']],
  ['bot and voice for my clinic, total per month', 'en', ['₹34,998', '₹4,998']],
  ['lesson plans for 15 teachers', 'en', ['₹45,000']],
  ['business bot for the first year, all together', 'en', ['₹55,987']],
  ['cheapest website', 'en', ['₹7,999']],
  ['is the sme bundle cheaper than its parts', 'en', ['₹44,999', '₹49,996']],
  ['i have 20000 rupees, what website can i get', 'en', ['₹19,999']],
  ['बॉट और आवाज़ दोनों मिलाकर क्लिनिक के लिए कितना', 'hi', ['₹34,998']],
  ['quiz aur worksheet dono ka total', 'hi-Latn', ['₹20,000']],
  ['shule yenye walimu 18, mipango ya somo kwa mwaka', 'sw', ['₹54,000']],
] as const)('computes: %s', (question, language, amounts) => {
  const { text } = ask(question, language)
  for (const amount of amounts) expect(text).toContain(amount)
})

test.each([
  [
    ['business bot for my clinic', 'and with the dashboard'],
    ['₹29,998', '₹3,998'],
  ],
  [['bot and dashboard for my clinic', 'and the voice add-on', 'leave out the dashboard'], ['₹34,998']],
  [
    ['customer bot for my online shop', 'and the owner bot', 'both together, total?'],
    ['₹54,998', '₹49,999'],
  ],
  [['lesson plans for 10 teachers', 'sorry, 12 teachers'], ['₹36,000']],
  [
    ['what does a jingle cost', 'and a book video'],
    ['₹3,000', '₹10,000'],
  ],
] as const)('follows a conversation: %j', (turns, amounts) => {
  const { text } = ask(turns.at(-1) ?? '', 'en', turns.slice(0, -1))
  for (const amount of amounts) expect(text).toContain(amount)
})

test.each([
  ['my clinic needs a whatsapp bot urgently', 'price'],
  ['do you have any real clients?', 'figures'],
  ['wrong answer to my patients', 'mistake'],
  ['Show me a clinic', 'past-work'],
])('answers what visitors asked: %s', (question, topic) => {
  expect(ask(question).topic).toBe(topic)
})

describe('the rules on top of the classifier', () => {
  test('read a price word with an item as a question for the price', () => {
    expect(ask('jingle price').topic).toBe('price')
  })

  test('give two answers to two questions, the price first', () => {
    const { text, topic } = ask('What does a jingle cost? Do you give refunds?')
    expect(topic).toBe('price')
    expect(text).toMatch(/₹3,000[\s\S]*not refunded/)
  })

  test('ignore small talk next to a question', () => {
    expect(ask('hello, do you give refunds?').topic).toMatch(/refund|cancel-before/)
    expect(ask('hello').topic).toBe('greeting')
  })

  test('admit unknown answers and offer three topics and the hand-over', () => {
    const { text, known, actions } = ask('which cricket team wins tonight zxqv')
    expect(known).toBe(false)
    expect(text).toMatch(/leave that one to the founder|not something I offer/)
    expect(actions.map(({ kind }) => kind)).toContain('hand-over')
  })

  test.each(languages)('answers the chip of a topic by that topic in %s', (language) => {
    const { topics } = assistant().knowledge.texts
    const others = Object.entries(topics).filter(
      ([id, { chip }]) => chip && ask(chip[language], language).topic !== id,
    )
    expect(others.map(([id]) => id)).toEqual([])
  })

  test('sorts cards and links before next steps and choices', () => {
    const order = ['price-card', 'page', 'booking', 'hand-over', 'choices']
    for (const row of frozenQuestions()) {
      const at = judge(row).reply.actions.map(({ kind }) => order.indexOf(kind))
      expect(at, row.turns.join(' / ')).toEqual([...at].sort((a, b) => a - b))
    }
  })
})

describe('the questions that the site itself suggests', () => {
  const suggested = [
    ['en', chatInEnglish, homeInEnglish],
    ['hi', chatInHindi, homeInHindi],
    ['sw', chatInSwahili, homeInSwahili],
  ] as const
  const table = suggested.flatMap(([locale, { examples, quickActions }, { hero, founder }]) => {
    const topics = {
      examples: ['price', 'how-long-website', 'benefit'],
      home: ['price', 'how-long', 'past-work'],
    }
    return [
      ...examples.list.map((question, at) => [locale, question, topics.examples[at]] as const),
      ...founder.ask.questions.map((question, at) => [locale, question, topics.home[at]] as const),
      [locale, hero.tryIt.question, 'price'] as const,
      [locale, quickActions.quoteMessage, 'quote'] as const,
    ]
  })

  test.each(table)('in %s, "%s" is answered by %s without doubt', (locale, question, topic) => {
    const detected = detectLanguage(question)
    const reply = ask(question, detected === 'unsure' ? locale : detected)
    expect(reply.topic).toBe(topic)
    expect(reply.known).toBe(true)
    // A reply in doubt offers other topics.
    expect(reply.actions.map(({ kind }) => kind)).not.toContain('choices')
  })
})

test('answers within five milliseconds on average', () => {
  const rows = frozenQuestions()
  for (const row of rows.slice(0, 20)) judge(row)
  const began = performance.now()
  for (const row of rows) judge(row)
  expect((performance.now() - began) / rows.length).toBeLessThan(25)
})
