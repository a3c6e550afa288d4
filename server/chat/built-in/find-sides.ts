import { choiceJoints, negations, pairJoints } from '#content/chat/clause-words.ts'
import type { Concept } from '#content/chat/concepts.ts'
import { type Found, findItems, foundOf, groupsOf, type Item, isAmong, isOnly, isSame } from './find-items.ts'
import { readQuestion } from './read-question.ts'
import type { Reading } from './reading.ts'

// "Is it free or not?" names one thing.
const notOrNot = `(?!(?:${negations.split(', ').join('|')})(?:[\\s,.?!]|$))`
const between = (list: string) => new RegExp(`\\s(?:${list.split(', ').join('|')})\\s${notOrNot}`, 'iu')
const either = between(choiceJoints)
const pair = between(`${choiceJoints}, ${pairJoints}`)
const together = new RegExp(`${between(pairJoints).source}|\\s*\\+\\s*`, 'iu')
const clauseEnd = /[,.;:?!।\n]+/u
// Who sets more than that against each other lists them.
const MOST = 3
// A message in more parts than that joins something else.
const MOST_SIDES = 6
// In so few words nothing but the two is spoken of.
const SHORT = 12
// What may stand on one side of a word and be meant on the other: "business or portfolio website?", "an author's ...".
const shared: readonly Concept[] = ['onlineShop', 'book', 'author']
const kinds: readonly Concept[] = ['website', 'bot', 'song']
const trades: readonly Concept[] = ['smb', 'localShop', 'onlineShop']

/**
 * What is set against each other, one on either side of a word that joins them: "portfolio site or business site?".
 * Read as a whole, what both have in common ("site") is used up by the one, and the other is lost.
 */
export function findChoice(question: string, { concepts, words }: Reading, found: Found): Found {
  const chosen = concepts.has('or') ? namedOn(question.split(either), concepts) : []
  if (isChoice(chosen, found)) return against(chosen)
  // What is named there already was read as a whole.
  const isRead = found.items.length > 1 && !found.either
  if (isRead || !concepts.has('compare')) return isRead && chosen.length > 1 ? against(found.items) : found
  const named = namedOn(question.split(pair), concepts)
  const items = isChoice(named, found) || found.either ? named : distinct([...found.items, ...named])
  // Words such as "and" join much else: what is set against each other so is of a kind.
  const isOfOneKind = groupsOf(items).length === 1 || (items.length === 2 && words.length <= SHORT)
  return isChoice(items, found) && isOfOneKind ? against(items) : found
}

const adding: readonly Concept[] = ['plus', 'total']

/** What is wanted together, likewise: "an event song and the cut for reels, both together?" */
export function findTogether(question: string, { concepts }: Reading, found: Found): Found {
  const isSum = adding.some((concept) => concepts.has(concept)) || question.includes('+')
  if (!isSum || concepts.has('or') || concepts.has('compare') || found.isChoice) return found
  // What answers on several channels names them.
  if (found.items.some(({ id }) => id === 'multichannel')) return found
  const sides = question.split(together)
  if (sides.length > MOST_SIDES) return found
  const items = distinct(sides.flatMap((side) => oneNamed(side, [], 'single')?.items ?? []))
  const isMore = items.length > found.items.length || found.either
  // A website with a chatbot is read of "a website and a bot, both".
  const isBoth = items.length === 2 && isOnly(found, 'businessWithChatbot')
  const isWhole = found.either || isBoth || found.items.every((item) => isAmong(item, items))
  return isMore && isWhole && isOfKind(items) && items.length > 1 ? foundOf(items) : found
}

function against(items: readonly Item[]): Found {
  return { ...foundOf(items), isChoice: true }
}

/** Whether that is more than was read in the whole. */
function isChoice(items: readonly Item[], found: Found): boolean {
  const isNew = items.some((item) => found.either || !isAmong(item, found.items))
  return items.length > 1 && items.length <= MOST && isNew && isOfKind(items)
}

/** A package holds what else is named beside it, and so does a bundle. */
function isOfKind(items: readonly Item[]): boolean {
  const packages = items.filter(({ group, id }) => group === 'packages' || id === 'bundle')
  return packages.length === 0 || packages.length === items.length
}

/** What the sides name, one thing each; of a kind of things the one that goes with the others, or is mostly meant. */
function namedOn(sides: readonly string[], whole: ReadonlySet<Concept>): readonly Item[] {
  if (sides.length < 2 || sides.length > MOST_SIDES) return []
  const of = shared.filter((concept) => whole.has(concept))
  const kind = kinds.filter((concept) => whole.has(concept))
  const read = sides.flatMap((side, at) => {
    const clauses = side.split(clauseEnd).filter((clause) => clause.trim() !== '')
    const nearest = (at === 0 ? clauses.at(-1) : clauses.at(0)) ?? ''
    const one = oneNamed(nearest, of) ?? oneNamed(side, of)
    return one ?? (kind.length === 1 ? oneNamed(nearest, kind, 'single') : undefined) ?? []
  })
  // A trade's bot is its own; "chatbot or agent?" by itself is asked of those that are made alike.
  const isOfTrade = trades.some((concept) => whole.has(concept))
  const groups = isOfTrade ? [] : read.filter((side) => !side.either).flatMap((side) => side.groups)
  return distinct(
    read.flatMap(({ items }) => items.find(({ group }) => groups.includes(group)) ?? items.slice(0, 1)),
  )
}

/** What words name: one thing, if need be with what stands on the other side, or one of a kind. */
function oneNamed(words: string, besides: readonly Concept[], only?: 'single'): Found | undefined {
  const { concepts: said } = readQuestion(words)
  if (said.size === 0) return undefined
  // "Portfolio site" is one to show work, not a look at past work.
  const concepts =
    said.has('website') && said.has('pastWork') ? new Set([...said, 'portfolio' as const]) : said
  const alone = findItems(concepts)
  const shared = findItems(new Set([...concepts, ...besides]))
  const isOne = ({ named, items }: Found) => named && items.length === 1
  return [alone, shared].find(isOne) ?? (alone.named && alone.either && !only ? alone : undefined)
}

function distinct(items: readonly Item[]): readonly Item[] {
  return items.filter((item, at) => items.findIndex((other) => isSame(item, other)) === at)
}
