import { type Concept, conceptWeights } from '#content/chat/concepts.ts'
import { askers, itemRules } from '#content/chat/items.ts'
import { namesNumber } from './read-numbers.ts'
import type { Reading } from './reading.ts'
import { revised } from './revise-earlier.ts'

/** Questions that can be asked of a thing that was named before. */
const askable: ReadonlySet<Concept> = new Set<Concept>(
  (
    'price howMuch month year total dollar compare included howLong process cheapest costliest language own ' +
    'revision files extraCost needFrom or plus days'
  ).split(' ') as Concept[],
)
/** What can be spoken of: who asks, and what is sold. */
export const things: ReadonlySet<Concept> = new Set<Concept>(
  [
    ...askers,
    ...itemRules.flatMap(({ when }) => when.flatMap((line) => line.split(' ') as Concept[])),
  ].filter((concept) => !askable.has(concept)),
)
// Longer questions stand on their own.
const LEANING = 8

/** What a question means, with what it leans on: "and per month?", "aur voice ke saath?", "for a school?". */
export function leanOnEarlier(reading: Reading, earlier: readonly Reading[]): ReadonlySet<Concept> {
  const own = reading.concepts
  const changed = revised(reading, earlier.find(isAboutThings), (concept) => things.has(concept))
  if (changed) return changed
  if (reading.words.length > LEANING || earlier.length === 0) return own
  const ownThings = [...own].filter((concept) => things.has(concept))
  const questions = [...own].filter((concept) => askable.has(concept))
  const onlyLeans = [...own].every(
    (concept) => things.has(concept) || askable.has(concept) || isFiller(concept),
  )
  const counts = namesNumber(reading)
  if (!onlyLeans || (ownThings.length + questions.length === 0 && !counts)) return own
  const before = earlier.find(({ concepts }) => [...concepts].some((c) => things.has(c) || askable.has(c)))
  if (!before) return own
  // "Do you make shops?", "how much?", "with the bot too": what the question between leaned on is meant still.
  const named = earlier.find(isAboutThings) ?? before
  const beforeThings = [...named.concepts].filter((concept) => things.has(concept))
  const beforeQuestions = [...before.concepts].filter((concept) => askable.has(concept) && concept !== 'plus')

  if (ownThings.length === 0 && questions.length === 0) return new Set([...beforeThings, ...beforeQuestions])
  if (ownThings.length === 0) return new Set([...own, ...beforeThings])
  const isOnlyAsker = ownThings.every((concept) => (askers as readonly Concept[]).includes(concept))
  const joined =
    own.has('plus') || isOnlyAsker
      ? beforeThings.filter((c) => !isOnlyAsker || !isAsker(c))
      : beforeThings.filter(isAsker)
  const asked = questions.some((concept) => concept !== 'plus' && concept !== 'or') ? [] : beforeQuestions
  return new Set([...own, ...joined, ...asked])
}

/** What a question means that only asks for a sum, of what was spoken of before; nothing where there is none. */
export function priceOfEarlier(
  own: ReadonlySet<Concept>,
  earlier: readonly Reading[],
): ReadonlySet<Concept> | undefined {
  const before = earlier.find(isAboutThings)
  return before && new Set([...own, ...[...before.concepts].filter((concept) => things.has(concept))])
}

/** Whether it names anything that can be spoken of. */
export function isAboutThings({ concepts }: Reading): boolean {
  return [...concepts].some((concept) => things.has(concept))
}

function isAsker(concept: Concept): boolean {
  return (askers as readonly Concept[]).includes(concept)
}

/** A word that says too little to be what the question is about. */
function isFiller(concept: Concept): boolean {
  return conceptWeights[concept] <= 1.5 || concept === 'budget'
}
