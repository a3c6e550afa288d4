import { readMoment } from '#domain/address-values.ts'
import { isRowId } from './row-id.ts'

/** Where a row stands in a list that is ordered by time, then by id. */
export type RowPlace = { at: string; id: string }

/** The place as addresses say it. */
export function writeRowPlace({ at, id }: RowPlace): string {
  return `${at}_${id}`
}

/** The place that an address names; nothing where it names none. */
export function readRowPlace(text: string | null | undefined): RowPlace | undefined {
  const [moment, id = ''] = text?.split('_') ?? []
  const at = readMoment(moment)
  return at && isRowId(id) ? { at, id } : undefined
}
