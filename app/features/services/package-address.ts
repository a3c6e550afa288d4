import { useSyncExternalStore } from 'react'
import type { PackageGroup } from '#content/package-parts.ts'
import type { PriceRow } from '#content/price-rows.ts'
import type { Part } from '#domain/pricing/choice.ts'
import { isPerTeacher, teacherLimits } from '#domain/pricing/teachers.ts'

/** The element id of the package builder. */
export const PACKAGE_ID = 'package'

/** The query parameters that hold the choice. */
export const PARTS = 'parts'
export const TEACHERS = 'teachers'
export const BUILD = 'build'

/** The price list that pages with several lists show first. */
export const FIRST_GROUP: PackageGroup = 'smb'

/**
 * A row of a price list that can be ticked. `difference` says what a bundle costs less or more than its
 * parts; `saves` tells whether it costs less in every respect.
 */
export type BuilderRow = PriceRow & { difference?: string | undefined; saves?: boolean }

export type BuilderPart = Part & BuilderRow

export type Chosen<P extends Part = Part> = {
  /** The price list, if the page can show several. */
  build: PackageGroup | undefined
  choice: readonly P[]
  teachers: number
}

/** A choice for an address. Without `choice`, the price list is in its initial state. */
export type Address = Omit<Chosen, 'choice'> & Partial<Pick<Chosen, 'choice'>>

/** Returns the query parameters of a choice, without those that have their default value. */
export function choiceQuery({ build, choice, teachers }: Address): [name: string, value: string][] {
  const query: [string, string][] = []
  if (build && build !== FIRST_GROUP) query.push([BUILD, build])
  if (choice) query.push([PARTS, choice.map(({ id }) => id).join(',')])
  if (teachers !== teacherLimits.min && choice?.some(isPerTeacher)) query.push([TEACHERS, String(teachers)])
  return query
}

/**
 * Returns the address of the same page with another choice. All values contain only letters, digits and
 * commas, so they need no encoding.
 */
export function choiceAddress(chosen: Address, hash: string) {
  const search = choiceQuery(chosen).map((pair) => pair.join('='))
  return { search: `?${search.join('&')}`, hash }
}

/**
 * Returns the hash for addresses of choices. A new document has to scroll back to the package builder; with
 * scripts the page stays where it is, but React Router would scroll to any hash.
 */
export function useChoiceHash() {
  return useSyncExternalStore(
    () => () => {},
    () => '',
    () => PACKAGE_ID,
  )
}
