import type { PackageGroup } from '#content/package-parts.ts'
import type { PriceRow } from '#content/price-rows.ts'
import type { Part } from '#domain/pricing/choice.ts'
import { isPerTeacher, teacherLimits } from '#domain/pricing/teachers.ts'

/** Where the builder stands on its page. */
export const PACKAGE_ID = 'package'

/** The query names that hold what was chosen. */
export const PARTS = 'parts'
export const TEACHERS = 'teachers'
export const BUILD = 'build'

/** Where several price lists can be picked: what is shown before. */
export const FIRST_GROUP: PackageGroup = 'smb'

/**
 * A row of a price list as it can be ticked. `difference` is what a bundle costs less or more than its parts, and
 * `saves` whether it costs less in every respect.
 */
export type BuilderRow = PriceRow & { difference?: string | undefined; saves?: boolean }

export type BuilderPart = Part & BuilderRow

export type Chosen<P extends Part = Part> = {
  /** The price list, where the page can show several. */
  build: PackageGroup | undefined
  choice: readonly P[]
  teachers: number
}

/** A choice as an address tells it; without `choice` it is the price list as it is shown first. */
export type Address = Omit<Chosen, 'choice'> & Partial<Pick<Chosen, 'choice'>>

/** The query names of a choice with their values; what goes without saying is left out. */
export function choiceQuery({ build, choice, teachers }: Address): [name: string, value: string][] {
  const query: [string, string][] = []
  if (build && build !== FIRST_GROUP) query.push([BUILD, build])
  if (choice) query.push([PARTS, choice.map(({ id }) => id).join(',')])
  if (teachers !== teacherLimits.min && choice?.some(isPerTeacher)) query.push([TEACHERS, String(teachers)])
  return query
}

/** The same page with another choice. All values are plain letters, digits and commas. */
export function choiceAddress(chosen: Address) {
  const search = choiceQuery(chosen).map((pair) => pair.join('='))
  return { search: `?${search.join('&')}`, hash: PACKAGE_ID }
}
