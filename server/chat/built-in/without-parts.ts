import type { Concept } from '#content/chat/concepts.ts'
import { type Found, findItems, foundOf, itemsOf, notIn, partsOf } from './find-items.ts'
import type { Reading } from './reading.ts'

/**
 * What is left of a bundle where parts of it are not wanted: "everything in the SME bundle except voice". Parts are
 * named as the concepts that say them.
 */
export function withoutParts(
  found: Found,
  { leftOut }: Pick<Reading, 'leftOut'>,
  concepts: ReadonlySet<Concept>,
): Found {
  if (leftOut.length === 0) return found
  if (found.either && leftOut.includes('bot')) return withoutBots(found)
  const ofSchool = concepts.has('everything') && concepts.has('school') ? allOfSchoolBut(leftOut) : undefined
  if (ofSchool) return ofSchool
  const group = groupOf(found, concepts)
  const parts = group ? partsOf({ group, id: 'bundle' }) : []
  const left = parts.filter(({ id }) => !(leftOut as readonly string[]).includes(id))
  if (!group || left.length === 0 || left.length === parts.length) return found
  return foundOf(left)
}

/** "Only a website, no bot": what is left of several that may be meant. */
function withoutBots(found: Found): Found {
  const items = found.items.filter(({ id }) => id !== 'businessWithChatbot' && id !== 'bundle')
  return items.length > 0 ? { ...found, items, either: items.length > 1 } : found
}

/** All tools of a school but these: "every school tool except the virtual classroom". */
function allOfSchoolBut(leftOut: readonly Concept[]): Found | undefined {
  const out = leftOut.flatMap((concept) => findItems(new Set([concept])).items)
  const all = itemsOf('schools')
  const items = notIn(out, all)
  if (items.length === all.length) return undefined
  return { items, either: true, named: false, asker: 'school', groups: ['schools'] }
}

function groupOf({ items, groups }: Found, concepts: ReadonlySet<Concept>): 'smb' | 'ecommerce' | undefined {
  const isWhole = concepts.has('everything') || items.some(({ id }) => id === 'bundle')
  if (!isWhole) return undefined
  return concepts.has('onlineShop') || groups[0] === 'ecommerce'
    ? 'ecommerce'
    : groups[0] === 'smb'
      ? 'smb'
      : undefined
}
