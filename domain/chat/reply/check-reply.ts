import { type KnownAmounts, statesUnknownAmount } from '../money/stated-money.ts'
import { hidesAddress } from './hidden-address.ts'
import { keepOwnLinks, type OwnPlaces } from './own-links.ts'
import { toPlainText } from './plain-text.ts'
import { firstSentenceEnd, safeCut } from './sentence-end.ts'

export type ReplyRules = OwnPlaces & {
  amounts: KnownAmounts
  /** Replaces the first sentence that states an unknown amount; later such sentences are dropped. */
  correction: string
}

export type ReplyFilter = {
  /** Takes a chunk of the reply and returns the checked text that may be shown. */
  push(delta: string): string
  /** Returns the remaining text at the end of the reply. */
  end(): string
  /** Whether a sentence was removed. */
  readonly corrected: boolean
}

/** Number of characters that are buffered while waiting for the end of a sentence. */
const LONGEST_SENTENCE = 700
/** A sentence that still changes after this many clean-ups is dropped. */
const MOST_ROUNDS = 5

/**
 * Makes a model's reply safe: returns plain text with links to our own pages only and without unknown amounts
 * of money.
 */
export function checkReply(reply: string, rules: ReplyRules): { text: string; corrected: boolean } {
  const filter = createReplyFilter(rules)
  const text = filter.push(reply) + filter.end()
  return { text: text.trim(), corrected: filter.corrected }
}

/**
 * Creates the same filter for a streamed reply. It buffers each sentence until it is complete, but no more
 * than one long sentence.
 */
export function createReplyFilter(rules: ReplyRules): ReplyFilter {
  let buffered = ''
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
      const end =
        firstSentenceEnd(buffered, isAll) ?? (buffered.length > LONGEST_SENTENCE ? longPart() : undefined)
      if (end === undefined) return shown
      shown += show(buffered.slice(0, end))
      buffered = buffered.slice(end)
    }
  }

  // Endless text without a place to cut cannot be checked, so none of it is shown.
  function longPart(): number | undefined {
    const cut = safeCut(buffered)
    if (cut === 0) buffered = ''
    return cut || undefined
  }

  return {
    push(delta) {
      let shown = ''
      for (let from = 0; from < delta.length; from += LONGEST_SENTENCE) {
        buffered += delta.slice(from, from + LONGEST_SENTENCE)
        shown += takeWhole(false)
      }
      return shown
    },
    end() {
      const rest = takeWhole(true)
      buffered = ''
      return rest
    },
    get corrected() {
      return corrected
    },
  }
}

/** Returns undefined if the sentence must not be shown, and an empty string if nothing remains of it. */
function cleanSentence(sentence: string, rules: ReplyRules): string | undefined {
  // The raw sentence is checked too, because removing markup may leave half an amount.
  if (statesUnknownAmount(sentence, rules.amounts)) return undefined
  let text = sentence
  for (let round = 0; round < MOST_ROUNDS; round += 1) {
    const before = text
    text = keepOwnLinks(toPlainText(text), rules)
    if (text !== before) continue
    if (hidesAddress(text, rules)) return ''
    return statesUnknownAmount(text, rules.amounts) ? undefined : text
  }
  return ''
}
