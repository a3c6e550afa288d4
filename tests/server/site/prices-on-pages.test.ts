import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { copy } from '#content/copy/copy.ts'
import { type Locale, locales, localPath } from '#domain/locale.ts'
import { fillText } from '#domain/text/fill-text.ts'
import { textOf } from '#tests/support/browser/visible-text.ts'
import { type Site, startSite } from '#tests/support/servers/start-site.ts'

let site: Site
beforeAll(async () => {
  site = await startSite()
})
afterAll(() => site.remove())

/** Every price of the specification, copied by hand: the page, the card, and what the card must say. */
const specified: Record<string, [card: string, ...texts: string[]][]> = {
  '/services': [
    ['E-Commerce Solutions', 'From ₹24,999', '₹3,999/month'],
    ['SMB Automation', 'From ₹19,999', '₹2,999/month'],
    ['Websites and AI apps', 'From ₹7,999'],
    ['Starter', '₹19,999', '₹2,999/month'],
    ['Business Growth', '₹44,999', '₹6,999/month', 'Most popular'],
    ['Enterprise', 'Custom'],
    // The lowest prices of the other services, and the price list that is shown first.
    ['Education Tools', 'From ₹3,000', 'per teacher, per year'],
    ['GPT Agents', 'From ₹20,000'],
    ['Songs and Jingles', 'From ₹1,000'],
    ['Creative Services', 'From ₹1,000'],
    ['Business bot', '₹19,999', '₹2,999/month'],
    ['Voice add-on', '₹14,999', '₹1,999/month', 'Add-on'],
    ['Dashboard', '₹9,999', '₹999/month'],
    ['Broadcast tool', '₹4,999', '₹499/month'],
    ['SME bundle', '₹44,999', '₹6,999/month', 'Bundle'],
  ],
  '/services/ecommerce': [
    ['Customer bot', '₹24,999', '₹3,999/month', '$300', '$50/month'],
    ['Owner notification bot', '₹29,999', '₹4,999/month'],
    ['Voice add-on', '₹14,999', '₹1,999/month', 'Add-on'],
    ['Dashboard', '₹9,999', '₹999/month'],
    ['E-commerce bundle', '₹49,999', '₹6,999/month', 'Bundle'],
  ],
  '/services/smb': [
    ['Business bot', '₹19,999', '₹2,999/month'],
    ['Voice add-on', '₹14,999', '₹1,999/month', 'Add-on'],
    ['Dashboard', '₹9,999', '₹999/month'],
    ['Broadcast tool', '₹4,999', '₹499/month'],
    ['SME bundle', '₹44,999', '₹6,999/month', 'Bundle'],
  ],
  '/services/ai-app-development': [
    ['Business website', '₹12,999'],
    ['Business website with chatbot', '₹19,999'],
    ['Portfolio website', '₹7,999 – ₹12,999'],
    ['E-commerce website', '₹24,999 – ₹34,999'],
    ['Custom AI web app', 'From ₹29,999'],
    ['Website bundle', '₹44,999', 'Bundle'],
  ],
  '/services/gpt-agents': [
    ['GPT agents', '₹25,000 – ₹50,000'],
    ['Trained chatbots', '₹30,000 – ₹75,000'],
    ['Multichannel assistants', '₹40,000 – ₹1,00,000'],
    ['Avatars and voice', '₹60,000 – ₹1,50,000'],
    ['CRM integration', '₹20,000 – ₹40,000'],
  ],
  '/services/music-creation': [
    ['Event songs', '₹2,000 – ₹10,000'],
    ['Jingles', '₹3,000 – ₹15,000'],
    ['Lyric to music', '₹1,000 – ₹5,000'],
    ['Multi-format', '₹5,000 – ₹15,000'],
  ],
  '/services/creative-services': [
    ['Song', '₹1,000 – ₹5,000'],
    ['Book review video', '₹3,000 – ₹10,000'],
    ['Author website', '₹5,000 – ₹50,000'],
  ],
  '/services/education-tools': [
    ['Lesson plans', '₹3,000', 'per teacher, per year'],
    ['Quiz maker', '₹8,000', 'per school, per year'],
    ['Content maker', '₹12,000', 'per school, per year'],
    ['Grading help', '₹15,000', 'per school, per year'],
    ['Behaviour records', '₹18,000', 'per school, per year'],
    ['Parent communication', '₹25,000', 'per school, per year'],
    ['Virtual classroom', '₹35,000', 'per school, per year'],
    ['Career test', '₹20,000', 'per school, per year'],
  ],
}

/** Returns the text of each card on a page, by heading, in the order of the page. */
async function cardsOf(path: string): Promise<Map<string, string>> {
  const html = await (await fetch(site.url + path)).text()
  const cards = new Map<string, string>()
  for (const [, heading = '', rest = ''] of html.matchAll(
    /<li class="card price-[^>]*>(?:<img[^>]*><div>)?<h\d[^>]*>([\s\S]*?)<\/h\d>([\s\S]*?)(?=<li class="card price-|<\/section>)/g,
  )) {
    const [name = '', mark = ''] = heading.split('<span class="tag">').map(textOf)
    cards.set(name, `${mark} ${textOf(rest)}`)
  }
  return cards
}

const phrasesOf = ({ marks, ...words }: (typeof copy)['en']['priceWords']) =>
  Object.values({ ...words, ...marks })

/** Returns a text of the table in another language: its amounts are the same, its words are not. */
function inLanguage(text: string, locale: Locale): string {
  const others = phrasesOf(copy[locale].priceWords)
  const index = phrasesOf(copy.en.priceWords).findIndex((phrase) => valuesIn(text, phrase))
  const phrase = phrasesOf(copy.en.priceWords)[index]
  const values = phrase === undefined ? undefined : valuesIn(text, phrase)
  return values ? fillText(others[index] ?? '', values) : text
}

/** Returns the amounts in a text if it has the form of a phrase such as `From {amount}`. */
function valuesIn(text: string, phrase: string): Record<string, string> | undefined {
  const pattern = phrase.replace(/^\+ /, '').replaceAll(/\{(\w+)\}/g, '(?<$1>[₹$][\\d,]+)')
  return new RegExp(`^${pattern}$`).exec(text)?.groups ?? (text === phrase ? {} : undefined)
}

describe.each(Object.entries(specified))('%s', (path, cards) => {
  const pagesIn = {} as Record<Locale, Map<string, string>>
  beforeAll(async () => {
    for (const locale of locales) pagesIn[locale] = await cardsOf(localPath(path, locale))
  })

  test.each(cards)('%s', (card, ...texts) => {
    const place = [...pagesIn.en.keys()].indexOf(card)
    for (const locale of locales) {
      const text = [...pagesIn[locale].values()][place]
      for (const expected of texts) expect(text).toContain(inLanguage(expected, locale))
    }
  })

  test('has no other card with a price', () => {
    const named = new Set(cards.map(([card]) => card))
    const others = [...pagesIn.en].filter(([name, text]) => text.includes('₹') && !named.has(name))
    expect(others).toEqual([])
    for (const locale of locales) expect([locale, pagesIn[locale].size]).toEqual([locale, pagesIn.en.size])
  })
})

test.each(locales)(
  'has a button on each priced card of the home page, and one in its bar, that begins its quote, in %s',
  async (locale) => {
    const html = await (await fetch(site.url + localPath('/home', locale))).text()
    const contact = localPath('/contact', locale)
    const asked = [...html.matchAll(/href="([^"?]+\?service=[^"]+;parts=[^"]+)"/g)]
    expect(asked).toHaveLength(5)
    for (const [, href = ''] of asked) {
      expect(href).toMatch(new RegExp(`^${contact}\\?`))
      const form = await (await fetch(site.url + href.replaceAll('&amp;', '&'))).text()
      expect(form).toMatch(/<textarea[^>]* name="message"[^>]*>[^<]*₹/)
    }
  },
)
