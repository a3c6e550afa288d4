import { hidesAddress } from './hidden-address.ts'
import { keepOwnLinks, type OwnPlaces } from './own-links.ts'
import { toPlainText } from './plain-text.ts'
import { namesWrongPrice, type ProductPrices } from './product-prices.ts'
import { firstSentenceEnd, safeCut } from './sentence-end.ts'
import { type KnownAmounts, statesUnknownAmount } from './stated-money.ts'

export type ReplyRules = OwnPlaces & {
  amounts: KnownAmounts
  /** Which of them may be said of what; nothing is checked without. */
  products?: ProductPrices
  /** Said once, in place of the first sentence that states an unknown amount, or that of something else; later such sentences are left out. */
  correction: string
}

export type ReplyFilter = {
  /** Takes a piece of the reply as it comes; gives back what is checked and may be shown. */
  push(delta: string): string
  /** The rest, when the reply is over. */
  end(): string
  /** Whether a sentence had to be taken out. */
  readonly corrected: boolean
}

const LONGEST_SENTENCE = 700
const MOST_ROUNDS = 5

/** A model's reply made safe: plain text, links to our own pages only, no amount of money that is not known. */
export function checkReply(reply: string, rules: ReplyRules): { text: string; corrected: boolean } {
  const filter = createReplyFilter(rules)
  const text = filter.push(reply) + filter.end()
  return { text: text.trim(), corrected: filter.corrected }
}

/** The same while the reply comes: it holds back each sentence until it is whole, and never more than a long one. */
export function createReplyFilter(rules: ReplyRules): ReplyFilter {
  let held = ''
  let corrected = false
  let lastShown = '\n'

  function show(piece: string): string {
    const space = /\s*$/.exec(piece)?.[0] ?? ''
    const words = piece.slice(0, piece.length - space.length)
    const clean = cleanSentence(words, rules)
    let shown = clean
    if (clean === undefined) {
      shown = corrected ? '' : rules.correction
      corrected = true
    }
    if (!shown) return ''
    const joint = /\s/.test(lastShown) ? '' : ' '
    lastShown = (space || shown).slice(-1)
    return joint + shown + space
  }

  function takeWhole(isAll: boolean): string {
    let shown = ''
    for (;;) {
      const end = firstSentenceEnd(held, isAll) ?? (held.length > LONGEST_SENTENCE ? longPart() : undefined)
      if (end === undefined) return shown
      shown += show(held.slice(0, end))
      held = held.slice(end)
    }
  }

  // What goes on without an end and without a place to cut it cannot be judged, so nothing of it is shown.
  function longPart(): number | undefined {
    const cut = safeCut(held)
    if (cut === 0) held = ''
    return cut || undefined
  }

  return {
    push(delta) {
      let shown = ''
      for (let from = 0; from < delta.length; from += LONGEST_SENTENCE) {
        held += delta.slice(from, from + LONGEST_SENTENCE)
        shown += takeWhole(false)
      }
      return shown
    },
    end() {
      const rest = takeWhole(true)
      held = ''
      return rest
    },
    get corrected() {
      return corrected
    },
  }
}

/** Undefined where the sentence must not be shown; empty where nothing of it is left. */
function cleanSentence(sentence: string, rules: ReplyRules): string | undefined {
  // Also as it came: what markup takes away may leave half an amount standing.
  if (statesUnknownAmount(sentence, rules.amounts)) return undefined
  let text = sentence
  for (let round = 0; round < MOST_ROUNDS; round += 1) {
    const before = text
    text = keepOwnLinks(toPlainText(text), rules)
    if (text !== before) continue
    if (hidesAddress(text, rules)) return ''
    return isWrong(text, rules) ? undefined : text
  }
  return ''
}

function isWrong(text: string, { amounts, products }: ReplyRules): boolean {
  return (
    statesUnknownAmount(text, amounts) ||
    (products !== undefined && namesWrongPrice(text, products, amounts.rupees))
  )
}
