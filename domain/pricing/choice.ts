import type { Price } from './price.ts'
import { isPerTeacher } from './teachers.ts'
import { type Totals, totalOf } from './totals.ts'

/** A selectable part of a group, in the order of the price list. */
export type Part = {
  id: string
  price: Price
  /** The parts that a bundle replaces. */
  contains?: readonly string[]
  insteadOf?: readonly string[]
  /** An add-on requires a main part, an optional part complements one; neither is a main part itself. */
  extra?: 'add-on' | 'optional'
}

/** Returns whether two parts exclude each other: one contains the other, or they are alternatives. */
function clash(a: Part, b: Part): boolean {
  return replaces(a, b) || replaces(b, a)
}

function replaces(a: Part, b: Part): boolean {
  return (a.contains?.includes(b.id) || a.insteadOf?.includes(b.id)) ?? false
}

/** Reads `a,b,c` from a URL. Unknown, repeated and clashing parts are ignored. */
export function readChoice<P extends Part>(text: string | null, parts: readonly P[]): P[] {
  const chosen = new Set<P>()
  // The limit bounds the work for long URLs.
  for (const id of text?.split(',', 2 * parts.length) ?? []) {
    const part = parts.find((one) => one.id === id)
    if (part && ![...chosen].some((other) => clash(part, other))) chosen.add(part)
  }
  return parts.filter((part) => chosen.has(part))
}

/** Removes a part from the choice, or adds it in place of the parts that it clashes with. */
export function toggle<P extends Part>(choice: readonly P[], part: P, parts: readonly P[]): P[] {
  if (choice.includes(part)) return choice.filter((one) => one !== part)
  return parts.filter((one) => one === part || (choice.includes(one) && !clash(one, part)))
}

/** Returns the total of a choice for a number of teachers. */
export function totalOfChoice(choice: readonly Part[], teachers: number): Totals {
  return totalOf(choice.map((part) => ({ price: part.price, quantity: isPerTeacher(part) ? teachers : 1 })))
}

export type BundleOffer<P extends Part = Part> = {
  bundle: P
  /** Savings compared with the separate parts. */
  setUp: number
  monthly: number
  firstYear: number
}

/**
 * Returns how much less a bundle costs than its parts; negative amounts mean it costs more. Returns undefined
 * for a bundle of one part, whose other contents have no price, and if a range leaves the difference open.
 */
export function bundleDifference<P extends Part>(bundle: P, parts: readonly P[]): BundleOffer<P> | undefined {
  const contained = parts.filter(({ id }) => bundle.contains?.includes(id))
  const [apart, together] = [totalOf(contained), totalOf([bundle])]
  if (contained.length < 2 || !isExact(apart) || !isExact(together)) return undefined
  return {
    bundle,
    setUp: apart.setUp.from - together.setUp.from,
    monthly: apart.monthly - together.monthly,
    firstYear: apart.firstYear.from - together.firstYear.from,
  }
}

/** Returns a bundle of the chosen parts if it is cheaper in set-up, monthly and first-year costs. */
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

/** The savings on a range are unknown. */
function isExact({ firstYear }: Totals): boolean {
  return firstYear.to === undefined && !firstYear.open
}
