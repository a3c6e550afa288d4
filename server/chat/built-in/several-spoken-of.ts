import {
  addingTurns,
  allSpokenOf,
  beginningWords,
  bothAndMoreSpokenOf,
  bothSpokenOf,
  insideTurns,
  joiningTurns,
  sumsSpokenOf,
} from '#content/chat/spoken-of.ts'
import { botBeside, isAddition, isAmong, withBot } from './find-items.ts'
import { wordsOf } from './fold-text.ts'
import { isOne, itemsOfAll, together } from './items-spoken-of.ts'
import type { Reading } from './reading.ts'
import { isDropping } from './revise-earlier.ts'
import { asksOnly, ofSeveral } from './spoken-of.ts'
import { says, turnsOf } from './turns-of-phrase.ts'
import type { Meant } from './understand.ts'

// Longer questions name all that they mean; who says that it is put with the rest may tell what it is for.
const SHORT = 10
const LONGER = 14
const LONGEST = 26
const both = turnsOf(bothSpokenOf)
const bothAndMore = turnsOf(bothAndMoreSpokenOf)
const all = turnsOf(allSpokenOf)
const sums = turnsOf(sumsSpokenOf)
const joining = turnsOf(joiningTurns)
const beginning = new Set(beginningWords.split(' ').flatMap(wordsOf))
const putting = turnsOf(addingTurns)
const adding = [...turnsOf(insideTurns), ...putting]

/**
 * What is meant of several things that were spoken of one after the other, the latest first: "both together?", "and a
 * jingle too, what is the total?". Nothing where it is not that.
 */
export function severalSpokenOf(reading: Reading, own: Meant, spoken: readonly Meant[]): Meant | undefined {
  // Whatever is taken out here, it is not known what.
  if (isDropping(reading)) return undefined
  const isBoth = says(reading, both)
  // "Ok both, any combo price?"
  const isTogether = isBoth && own.found.items.every(({ id }) => id === 'bundle')
  const isAdding = !isTogether && (own.found.named || isOne(own.found))
  const isSum = asksSumOfAll(reading)
  const isAll = !isBoth && (isSum || (!isAdding && says(reading, all)))
  if (!isBoth && !isAll && !isAddedTo(reading, own, spoken)) return undefined
  if (isAdding && !isJoined(reading, own, spoken)) return undefined
  // Who names both means these.
  if (isBoth && !isTogether && own.found.items.length > 1) return undefined
  // A bundle is set against its parts, not added to them.
  if (!isTogether && own.found.items.some(({ id }) => id === 'bundle')) return undefined
  if (reading.words.length > longest(reading, isAdding)) return undefined
  if (isAdding ? own.found.either : !asksOnly(reading, ofSeveral)) return undefined
  // What was named by the way is not asked for.
  const priced = spoken.filter(({ decision }) => decision.kind !== 'topic')
  const turns = isAdding ? [own, ...spoken] : isAll && priced.length > 0 ? priced : spoken
  const beside = says(reading, bothAndMore) ? 2 : 1
  const most = isAll ? Number.POSITIVE_INFINITY : (isAdding ? own.found.items.length : 0) + beside
  const meant = withBot(itemsOfAll(turns, most))
  return meant.length > 1 ? together(meant, reading, turns) : undefined
}

/** Whether the sum is asked of all that was named. */
export function asksSumOfAll(reading: Reading): boolean {
  return says(reading, sums) || reading.concepts.has('total')
}

function longest(reading: Reading, isAdding: boolean): number {
  if (!isAdding) return SHORT
  const isSum = reading.concepts.has('total') && says(reading, joining)
  return isSum || says(reading, both) || says(reading, putting) ? LONGEST : LONGER
}

/** What was named last, and whether this is of the same part of the price list. */
function besideLast({ found }: Meant, spoken: readonly Meant[]) {
  const last = spoken.find((one) => one.found.named)?.found
  return { last, isOfSame: found.groups.every((group) => last?.groups.includes(group)) }
}

// "An add-on alone?" is what is told of a thing that is added where nothing else is named.
function isOther({ decision }: Meant): boolean {
  return decision.kind === 'topic' && decision.topic !== 'addOnAlone'
}

/** Whether somebody says that it be put with what was named before, of the same part of the price list. */
function isPutWith(reading: Reading, own: Meant, spoken: readonly Meant[]): boolean {
  const { last, isOfSame } = besideLast(own, spoken)
  return own.found.named && !own.found.either && !last?.either && isOfSame && says(reading, putting)
}

/** Whether more is named as if something had been before: "and a jingle too". */
function isJoined(reading: Reading, own: Meant, spoken: readonly Meant[]): boolean {
  const isSaid = says(reading, joining) || says(reading, adding) || isBegun(reading)
  if (own.decision.kind === 'topic' && !isSaid) return false
  const isTogether = says(reading, both) || says(reading, putting) || asksSumOfAll(reading)
  if (isOther(own) && !isTogether) return false
  const { isOfSame } = besideLast(own, spoken)
  return isOfSame ? isSaid || says(reading, both) : isSaid && own.found.items.length === 1
}

function isBegun({ words }: Reading): boolean {
  return beginning.has(words[0]?.written ?? '')
}

/** "And the dashboard too" after the bot that it is added to, or "add the quiz maker" after the lesson plans. */
function isAddedTo(reading: Reading, own: Meant, spoken: readonly Meant[]): boolean {
  const { found } = own
  const [last] = spoken
  if (isPutWith(reading, own, spoken)) return true
  if (!found.named || found.either || isOther(own) || !found.items.every(isAddition)) return false
  const isPlus = reading.concepts.has('plus') || says(reading, adding)
  return isPlus && found.items.every((item) => last && isAmong(botBeside(item) ?? item, last.found.items))
}
