import type { Token } from '../tokens.ts'
import { wordSet } from '../word-pattern.ts'
import { currencyWords, everydayNumbers, numberWords } from './money-words.ts'
import type { Amount } from './read-amounts.ts'
import { discountWords } from './unit-words.ts'

/** Words that only denote currencies; "sh", "re" and "pound" have other meanings. */
const plainCurrency = wordSet(`
  ₹ ₨ $ € £ ¥ rs inr usd eur gbp rupee rupees rupay rupaye rupaya rupaiya rupaiye rupya rupia rupiah dollar dollars euro
  euros bucks shilingi shilling shillings paisa रुपये रुपए रुपया रुपयों रूपये रूपए रु रू डॉलर
`)
/** Words that may precede a currency without a number: "prices in rupees". */
const beforeBareCurrency = wordSet(`
  in of the indian us our your all only and or to for with from as are is these not any than into both per me mein
  भारतीय या और kwa ya za na au
`)

const percents = wordSet('% percent percentage pc प्रतिशत फीसदी फ़ीसदी pratishat fisadi feesadi asilimia')
const parts = wordSet('half quarter third tenth fraction aadha aadhi aadhe आधा आधी आधे nusu')
const wholes = wordSet('price prices off cost costs rate fee discount kimat keemat daam कीमत दाम bei')
/** Number of words on each side that count as near. */
const NEAR = 4

const freeWords = wordSet('free gratis complimentary muft nishulk bure मुफ्त मुफ़्त निशुल्क निःशुल्क फ्री')
const freeThings = wordSet(`
  demo demos call consultation advice talk quote quotes question questions ask feel contact message chat write choose
  डेमो सवाल सलाह onyesho maswali swali
`)
const freeOfCharge =
  /(?:pay|pays|cost|costs|charge|charges|price is|priced at|paying|costing)\s+(?:you\s+|us\s+)?(?:nothing|zero|nil|naught)(?![\p{L}\p{N}])|(?<![\p{L}\p{N}])(?:zero|nil|shunya|sifuri)\s+(?:rupees?|dollars?|cost|price|fee|charge)/u

/**
 * Returns whether a folded sentence states a price without a readable number: in unknown words, as a fraction
 * or as free of charge.
 */
export function claimsPrice(text: string, tokens: readonly Token[], amounts: readonly Amount[]): boolean {
  return (
    freeOfCharge.test(text) ||
    tokens.some(
      (_, at) =>
        isCurrencyOfUnreadNumber(tokens, amounts, at) ||
        isDiscountInWords(tokens, at) ||
        isPartOfPrice(tokens, at) ||
        isOfferedFree(tokens, at) ||
        isSpelledNumber(tokens, at),
    )
  )
}

/** Matches "Ninyanave rupaye", "Rs. IX". */
function isCurrencyOfUnreadNumber(tokens: readonly Token[], amounts: readonly Amount[], at: number): boolean {
  const { text } = tokens[at] as Token
  if (!plainCurrency.has(text) || amounts.some(({ from, next }) => from <= at && at < next)) return false
  const before = tokens.slice(0, at).findLast((token) => !isSign(token))
  if (before && currencyWords.has(before.text)) return false
  return !before || !beforeBareCurrency.has(before.text)
}

/** Matches "Ninety per cent discount", "a discount of 90 percent". */
function isDiscountInWords(tokens: readonly Token[], at: number): boolean {
  const { text } = tokens[at] as Token
  if (!percents.has(text) && !(text === 'per' && tokens[at + 1]?.text === 'cent')) return false
  return near(tokens, at).some((word) => discountWords.has(word))
}

/** Matches "Half price", "a tenth of ₹19,999". */
function isPartOfPrice(tokens: readonly Token[], at: number): boolean {
  if (!parts.has(tokens[at]?.text ?? '')) return false
  const next = ['of', 'the', 'ya', 'a'].includes(tokens[at + 1]?.text ?? '') ? at + 2 : at + 1
  const word = tokens[tokens[next]?.text === 'the' ? next + 1 : next]?.text ?? ''
  return wholes.has(word) || (next > at + 1 && currencyWords.has(word))
}

// A free time slot is not free of charge.
const freePlaces = wordSet('time times slot slots')

/** Matches "The bot is free"; only a talk with us is free. */
function isOfferedFree(tokens: readonly Token[], at: number): boolean {
  if (!freeWords.has(tokens[at]?.text ?? '') || tokens[at - 1]?.text === '-') return false
  if (freePlaces.has(tokens[at + 1]?.text ?? '')) return false
  return !near(tokens, at).some((word) => freeThings.has(word))
}

/** Matches "One nine nine nine": a number spelled out digit by digit hides a price. */
function isSpelledNumber(tokens: readonly Token[], at: number): boolean {
  let words = 0
  let rare = 0
  while (numberWords.has(tokens[at + words]?.text ?? '')) {
    if (!everydayNumbers.has(tokens[at + words]?.text ?? '')) rare += 1
    words += 1
  }
  return words >= 3 && rare >= 2
}

function near(tokens: readonly Token[], at: number): string[] {
  return tokens.slice(Math.max(0, at - NEAR), at + NEAR + 1).map(({ text }) => text)
}

function isSign({ text }: Token): boolean {
  return /^[^\p{L}\p{N}\p{Sc}]/u.test(text)
}
