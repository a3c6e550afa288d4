import type { Concept } from '#content/chat/concepts.ts'
import type { PriceGroup } from '#content/prices.ts'
import { type Item, isAmong } from './find-items.ts'
import { isNamed, itemsOfAll, together } from './items-spoken-of.ts'
import { things } from './lean-on-earlier.ts'
import { countIn, readNumbers } from './read-numbers.ts'
import type { Reading } from './reading.ts'
import { asksOnly, ofSeveral } from './spoken-of.ts'
import type { Meant } from './understand.ts'

// Longer messages are about more than how many.
const SHORT = 10

/** How many there are of what was named, where that was not told before: "sorry, we are 20 teachers", "three of them?". */
export function countedAnew(reading: Reading, own: Meant, spoken: readonly Meant[]): Meant | undefined {
  if (reading.words.length > SHORT) return undefined
  return ofPlans(reading, spoken) ?? ofSchool(reading, own, spoken) ?? inPieces(reading, own, spoken)
}

/** Of what a school was told, how many teachers it is for, or schools. */
function ofSchool(reading: Reading, own: Meant, spoken: readonly Meant[]): Meant | undefined {
  const ofSchools = spoken.filter(
    ({ found }) => isNamed(found) && found.groups.every((group) => group === 'schools'),
  )
  const items = itemsOfAll(ofSchools)
  const isOfElse = own.found.named && own.found.items.every(({ id }) => id !== 'enterprise')
  if (items.length === 0 || isOfElse) return undefined
  const isOfPlans = items.some(({ id }) => id === 'lessonPlans')
  const { teachers } = readNumbers(
    reading,
    new Set([...reading.concepts, ...(isOfPlans ? (['lessonPlan'] as const) : [])]),
  )
  const count = countIn(reading)
  if (isOfPlans && teachers !== undefined && reading.concepts.has('teacher'))
    return { ...together(items, reading, ofSchools), numbers: { teachers } }
  const isOfOther = items.some(({ id }) => id !== 'lessonPlans')
  if (isOfOther && count !== undefined && reading.concepts.has('school'))
    return { ...together(items, reading, ofSchools), numbers: { count } }
  return undefined
}

/** "And for only 8?" where lesson plans were all that was named last. */
function ofPlans(reading: Reading, spoken: readonly Meant[]): Meant | undefined {
  const last = namedAlone(spoken)
  const teachers = countIn(reading)
  if (last?.item.id !== 'lessonPlans' || teachers === undefined) return undefined
  if (!asksOnly(reading, ofSeveral)) return undefined
  return { ...together([last.item], reading, [last.meant]), numbers: { teachers } }
}

/** What was named last, where it was one thing. */
function namedAlone(spoken: readonly Meant[]): { item: Item; meant: Meant } | undefined {
  const meant = spoken.find(({ found }) => found.named)
  const [item, ...others] = meant && isNamed(meant.found) ? meant.found.items : []
  return meant && item && others.length === 0 ? { item, meant } : undefined
}

// So likely, something else is asked: "when will I have both?".
const LIKELY = 0.4
const ofPieces: ReadonlySet<Concept> = new Set<Concept>([...ofSeveral, ...things])
// What these hold is bought by the piece.
const byThePiece: ReadonlySet<PriceGroup> = new Set<PriceGroup>(['music', 'creative', 'websites'])

/** Several of one thing that was named last. */
function inPieces(
  reading: Reading,
  { found, numbers, decision }: Meant,
  spoken: readonly Meant[],
): Meant | undefined {
  if (numbers.sum !== undefined || (decision.kind === 'topic' && decision.score >= LIKELY)) return undefined
  const last = namedAlone(spoken)
  const count = countIn(reading)
  if (!last || count === undefined || !byThePiece.has(last.item.group)) return undefined
  const isOfSame = !found.named || isAmong(last.item, found.items)
  if (!isOfSame || !asksOnly(reading, ofPieces)) return undefined
  return { ...together([last.item], reading, [last.meant]), numbers: { count }, isAll: true }
}
