import type { Price } from './price.ts'
import { isPerTeacher } from './teachers.ts'
import { type Totals, totalOf } from './totals.ts'

/** Something that can be chosen: one of a group, in the order of the price list. */
export type Part = {
  id: string
  price: Price
  /** A bundle's parts: it takes their place. */
  contains?: readonly string[]
  /** Other ways to the same thing. */
  insteadOf?: readonly string[]
  /** Needs a main part, or is of use beside one: neither is a main part itself. */
  extra?: 'add-on' | 'optional'
}

/** Whether nobody would want both: one holds the other, or both are ways to the same thing. */
function clash(a: Part, b: Part): boolean {
  return replaces(a, b) || replaces(b, a)
}

function replaces(a: Part, b: Part): boolean {
  return (a.contains?.includes(b.id) || a.insteadOf?.includes(b.id)) ?? false
}

/** Reads `a,b,c` from an address. What is unknown, repeated or clashes with what came before counts as nothing. */
export function readChoice<P extends Part>(text: string | null, parts: readonly P[]): P[] {
  const chosen = new Set<P>()
  // Nobody chooses more than there is.
  for (const id of text?.split(',', 2 * parts.length) ?? []) {
    const part = parts.find((one) => one.id === id)
    if (part && ![...chosen].some((other) => clash(part, other))) chosen.add(part)
  }
  return parts.filter((part) => chosen.has(part))
}

/** Takes a part out, or puts it in the place of what clashes with it. */
export function toggle<P extends Part>(choice: readonly P[], part: P, parts: readonly P[]): P[] {
  if (choice.includes(part)) return choice.filter((one) => one !== part)
  return parts.filter((one) => one === part || (choice.includes(one) && !clash(one, part)))
}

export function totalOfChoice(choice: readonly Part[], teachers: number): Totals {
  return totalOf(choice.map((part) => ({ price: part.price, quantity: isPerTeacher(part) ? teachers : 1 })))
}

/** Add-ons that were chosen with no main part to add them to. */
export function lonelyAddOns<P extends Part>(choice: readonly P[]): P[] {
  return choice.some(({ extra }) => !extra) ? [] : choice.filter(({ extra }) => extra === 'add-on')
}

export type BundleOffer<P extends Part = Part> = {
  bundle: P
  /** How much less than its parts it costs. */
  setUp: number
  monthly: number
  firstYear: number
}

/**
 * How much less a bundle costs than its parts one by one; negative amounts are what it costs more. Nothing for a
 * bundle of one part (what else is in it has no price), and where a range leaves it open.
 */
export function bundleDifference<P extends Part>(bundle: P, parts: readonly P[]): BundleOffer<P> | undefined {
  const held = parts.filter(({ id }) => bundle.contains?.includes(id))
  const [apart, together] = [totalOf(held), totalOf([bundle])]
  if (held.length < 2 || !isExact(apart) || !isExact(together)) return undefined
  return {
    bundle,
    setUp: apart.setUp.from - together.setUp.from,
    monthly: apart.monthly - together.monthly,
    firstYear: apart.firstYear.from - together.firstYear.from,
  }
}

/** A bundle of what was chosen, if it costs less in every respect: set-up, each month and the first year. */
export function bundleOffer<P extends Part>(
  choice: readonly P[],
  parts: readonly P[],
): BundleOffer<P> | undefined {
  for (const bundle of parts) {
    const isWhole = bundle.contains?.every((id) => choice.some((part) => part.id === id))
    const offer = isWhole && bundleDifference(bundle, parts)
    if (offer && offer.setUp > 0 && offer.monthly > 0 && offer.firstYear > 0) return offer
  }
  return undefined
}

/** A range may end above or below: nothing can be said about what it saves. */
function isExact({ firstYear }: Totals): boolean {
  return firstYear.to === undefined && !firstYear.open
}
