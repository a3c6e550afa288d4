import type { Concept } from '#content/chat/concepts.ts'
import { askers } from '#content/chat/items.ts'
import { type SubjectId, subjects } from '#content/chat/subjects.ts'
import { type Found, findItems, groupsOf, type Item } from './find-items.ts'
import { guessMeaning } from './guess-meaning.ts'
import { asksPriceAlone } from './plain-questions.ts'
import type { Reading } from './reading.ts'

// From here on something is taken for what a question is about; in a long one there is more beside it.
const LIKELY = 0.5
const LIKELY_AMONG_MUCH = 0.35
// So likely that words which name something else are of no account, and what of those is hardly meant.
const CERTAIN = 0.85
const HARDLY = 0.05
// What a story names by the way has a smaller part of the likeliest.
const BY_THE_WAY = 0.12
// ... and a larger one, where that is nearly certain.
const SURELY = 0.8
const FAR_BY_THE_WAY = 0.3
// What is so many times likelier than all that a story names is meant rather.
const FAR = 2
// In fewer words little is said by the way.
const LONG = 16
// So many of one kind are listed on purpose.
const MANY = 3
const TOGETHER = 2

/** The prices a question is about: by the words that name them, and by what is mostly asked in such words. */
export function findMeant(question: string, reading: Reading, concepts: ReadonlySet<Concept>): Found {
  const found = findItems(concepts)
  if (asksPriceAlone(reading, found)) return found
  const isLong = reading.words.length > LONG
  const isTogether = concepts.has('plus') || concepts.has('total')
  const isSet = found.items.length >= (isTogether ? TOGETHER : MANY) && found.groups.length === 1
  const isOne = found.items.length === 1 && !isLong
  if (found.named && !found.either && (!isLong || isSet) && !isOne) return found
  // Of what may be meant, the smallest is asked for: then no one of it is guessed.
  if (found.named && (concepts.has('cheapest') || concepts.has('costliest'))) return found
  const shares = guessMeaning(question, reading, concepts).subjects
  const [likeliest, share] = [...shares].reduce((a, b) => (b[1] > a[1] ? b : a))
  if (found.named && !found.either && isOne) return surely(likeliest, share, found, shares, concepts) ?? found
  const meantOne = found.either && share >= LIKELY_AMONG_MUCH ? oneOf(found, likeliest) : undefined
  if (meantOne) return only([meantOne], found)
  if (isLong && found.named) {
    const byTheWay = share * (share >= SURELY ? FAR_BY_THE_WAY : BY_THE_WAY)
    const kept = found.items.filter((item) => shareOf(item, shares) >= Math.max(0.05, byTheWay))
    const isTold = kept.some((item) => shareOf(item, shares) === share)
    const most = Math.max(0, ...kept.map((item) => shareOf(item, shares)))
    const least = share >= most * FAR ? LIKELY_AMONG_MUCH : LIKELY
    if (kept.length > 0 && (isTold || share < least)) return only(kept, found)
  }
  const isOpen = isLong || (found.named && found.either)
  if (likeliest === 'none' || share < (isOpen ? LIKELY_AMONG_MUCH : LIKELY)) return found
  const around = isLong || share >= CERTAIN ? [...concepts].filter((concept) => isAsker(concept)) : concepts
  const meant = findItems(new Set([...around, ...subjects[likeliest]]))
  return meant.items.length > 0 && (!found.named || isLong || !meant.either) ? meant : found
}

/** What is certainly meant where a word names something else by accident: "a bot that answers doubts from our notes". */
function surely(
  likeliest: SubjectId,
  share: number,
  found: Found,
  shares: ReadonlyMap<SubjectId, number>,
  concepts: ReadonlySet<Concept>,
): Found | undefined {
  if (share < CERTAIN || isOnlyWho(likeliest)) return undefined
  if (found.items.some((item) => shareOf(item, shares) >= HARDLY)) return undefined
  const around = [...concepts].filter((concept) => isAsker(concept))
  const meant = findItems(new Set([...around, ...subjects[likeliest]]))
  return meant.named && !meant.either ? meant : undefined
}

/** The one of several that a subject names. */
function oneOf({ items }: Found, subject: SubjectId): Item | undefined {
  const [named, ...others] = itemsBySubject(subject)
  if (!named || others.length > 0) return undefined
  return items.find(({ group, id }) => group === named.group && id === named.id)
}

function only(items: readonly Item[], found: Found): Found {
  return {
    ...found,
    items,
    either: found.either && items.length > 1,
    groups: groupsOf(items),
  }
}

/** How likely it is that somebody means this. */
function shareOf({ group, id }: Item, shares: ReadonlyMap<SubjectId, number>): number {
  const of = (subject: SubjectId) =>
    itemsBySubject(subject).some((item) => item.group === group && item.id === id)
      ? (shares.get(subject) ?? 0)
      : 0
  return Math.max(...[...shares.keys()].map(of))
}

const known = new Map<SubjectId, readonly Item[]>()

function itemsBySubject(subject: SubjectId): readonly Item[] {
  const items = known.get(subject) ?? findItems(new Set<Concept>(subjects[subject])).items
  known.set(subject, items)
  return items
}

function isAsker(concept: Concept): boolean {
  return (askers as readonly Concept[]).includes(concept)
}

function isOnlyWho(subject: SubjectId): boolean {
  return subject === 'none' || (askers as readonly string[]).includes(subject)
}
