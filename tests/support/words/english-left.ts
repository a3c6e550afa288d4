import { copy } from '#content/copy/copy.ts'
import type { Locale } from '#domain/locale.ts'
import { textOf } from '../browser/visible-text.ts'

const list = (words: string) => words.toLowerCase().split(/\s+/)

/** Names, formats and technical terms that Hindi and Swahili pages may contain. */
const names = list(`
  DEL AI Works WhatsApp Google Sheet Sheets Maps Ads Calendar Gemini Outlook Shopify WooCommerce Workspace HubSpot
  Zoho Tally YouTube Reels GPT CRM API SMS Smart School Starter Business Growth Enterprise SME BHK
  Word PDF JPEG PNG WebP AVIF GIF TIFF HEIC MB ics JSON IP GET HEAD POST English Kiswahili
  Apple iPhone Play Store WordPress Wix Amazon Meesho Instagram Facebook Zomato Swiggy acres GST UPI EMI SEO NCR
  IST am pm Asia Kolkata DPDP Act Digital Personal Data Protection Board of India`)

/** A customer’s Hindi in Latin letters, and the names of cookies. */
const quoted = list('Kal shaam ka time milega form chat theme')

/** Swahili words, loan words and names that English texts contain too. */
const swahili = list(`
  ya wake bot chatbot chatbots demo jingle video laptop makeup metro reel reels data karaoke startup cloud spam cookies
  domain hosting chai Jan Feb Apr Jun Jul Sep Nov Delhi Saket Dwarka Jaipur Asha`)

const allowed: Record<'hi' | 'sw', ReadonlySet<string>> = {
  hi: new Set([...names, ...quoted]),
  sw: new Set([...names, ...quoted, ...swahili]),
}

/** Properties with a key of a page, a picture or a speaker. */
const codes = new Set(['kind', 'from', 'page'])

/** Stands for any parameter of a text: a word or an object of words. */
const placeholder: object = new Proxy(
  {},
  { get: (_, key) => (key === Symbol.toPrimitive ? () => '{value}' : '{value}') },
)

const english = new Set(textsIn(copy.en).flatMap(wordsOf))

/** Returns the English words of a text in Hindi or Swahili, except for names and terms. */
export function englishLeft(text: string, locale: Exclude<Locale, 'en'>): string[] {
  // No Hindi word has Latin letters; Swahili words are told from English ones by the words of the English site.
  const isEnglish = (word: string) => locale === 'hi' || english.has(word)
  return [...new Set(wordsOf(text).filter((word) => isEnglish(word) && !allowed[locale].has(word)))]
}

/** Returns the words in Latin letters, in lower case, without placeholders, addresses and numbers of requests. */
function wordsOf(text: string): string[] {
  const plain = text.replaceAll(/\{\w+\}|\S+@\S+|https?:\S+|(^|\s)\/[\w/-]+|\bDEMO-\w+|\b[A-F\d]{6}\b/g, ' ')
  return (plain.match(/[a-z][a-z'’-]*[a-z]/gi) ?? []).map((word) => word.toLowerCase())
}

/** Returns all texts in an object; those that are functions get placeholders. */
export function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  if (typeof value === 'function') return textsIn(value(...Array(value.length).fill(placeholder)))
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, part]) => (codes.has(key) ? [] : textsIn(part)))
}

/** Returns the texts of a page: title, description, visible text, and the attributes that are read out. */
export function textsOfPage(html: string): string[] {
  const body = html.slice(html.indexOf('<body')).replaceAll(/<(script|style)[\s>][\s\S]*?<\/\1>/g, ' ')
  const said = html.matchAll(
    / (?:aria-label|alt|placeholder|title)="([^"]+)"|<title>([^<]+)|(?:name|property)="(?:\w+:)?(?:title|description|keywords|alt)" content="([^"]+)/g,
  )
  return [
    ...body.replaceAll('<!-- -->', '').split(/<[^>]+>/),
    ...[...said].map(([, ...found]) => found.join('')),
  ].map(textOf)
}
