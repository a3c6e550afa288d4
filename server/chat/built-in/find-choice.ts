import { choiceJoints, negations, pairJoints } from '#content/chat/clause-words.ts'
import type { Concept } from '#content/chat/concepts.ts'
import { type Found, findItems, foundOf, groupsOf, type Item, isAmong, isSame } from './find-items.ts'
import { readQuestion } from './read-question.ts'
import type { Reading } from './reading.ts'

// "Is it free or not?" names one thing.
const notOrNot = `(?!(?:${negations.split(', ').join('|')})(?:[\\s,.?!]|$))`
const between = (list: string) => new RegExp(`\\s(?:${list.split(', ').join('|')})\\s${notOrNot}`, 'iu')
const either = between(choiceJoints)
const pair = between(`${choiceJoints}, ${pairJoints}`)
const clauseEnd = /[,.;:?!।\n]+/u
// Who sets more than that against each other lists them.
const MOST = 3

/**
 * What is set against each other, one on either side of a word that joins them: "portfolio site or business site?".
 * Read as a whole, what both have in common ("site") is used up by the one, and the other is lost.
 */
export function findChoice(question: string, { concepts }: Reading, found: Found): Found {
  const chosen = concepts.has('or') ? namedOn(question.split(either), concepts) : []
  if (isChoice(chosen, found)) return against(chosen)
  // What is named there already was read as a whole.
  const isRead = found.items.length > 1 && !found.either
  if (isRead || !concepts.has('compare'))
    return isRead && chosen.length > 1 ? { ...found, isChoice: true } : found
  const named = namedOn(question.split(pair), concepts)
  const items = isChoice(named, found) || found.either ? named : distinct([...found.items, ...named])
  // Words such as "and" join much else: what is set against each other so is of a kind.
  return isChoice(items, found) && groupsOf(items).length === 1 ? against(items) : found
}

function against(items: readonly Item[]): Found {
  return { ...foundOf(items), isChoice: true }
}

/** Whether that is more than was read in the whole. A package holds what else is named beside it. */
function isChoice(items: readonly Item[], found: Found): boolean {
  const isNew = items.some((item) => found.either || !isAmong(item, found.items))
  const packages = items.filter(({ group }) => group === 'packages')
  const isOfKind = packages.length === 0 || packages.length === items.length
  return items.length > 1 && items.length <= MOST && isNew && isOfKind
}

/** What the sides name, one thing each; of a kind of things the one that goes with the others, or is mostly meant. */
function namedOn(sides: readonly string[], whole: ReadonlySet<Concept>): readonly Item[] {
  if (sides.length < 2) return []
  // Whose bot it is may stand on the other side.
  const owner = [...whole].filter((concept) => concept === 'onlineShop')
  const read = sides.flatMap((side, at) => {
    const clauses = side.split(clauseEnd).filter((clause) => clause.trim() !== '')
    const nearest = at === 0 ? clauses.at(-1) : clauses.at(0)
    return onlyOne(nearest ?? '', owner) ?? onlyOne(side, owner) ?? []
  })
  const groups = read.filter((side) => !side.either).flatMap((side) => side.groups)
  return distinct(
    read.flatMap(({ items }) => items.find(({ group }) => groups.includes(group)) ?? items.slice(0, 1)),
  )
}

/** What words name, where it is one thing or one of a kind. */
function onlyOne(words: string, owner: readonly Concept[]): Found | undefined {
  const found = findItems(new Set([...readQuestion(words).concepts, ...owner]))
  return found.named && (found.either || found.items.length === 1) ? found : undefined
}

function distinct(items: readonly Item[]): readonly Item[] {
  return items.filter((item, at) => items.findIndex((other) => isSame(item, other)) === at)
}
