import { readMoment } from '#domain/address-values.ts'
import { isRowId } from './row-id.ts'

/** A row's position in a list sorted by time, then by id. */
export type RowPlace = { at: string; id: string }

/** Writes a position for a URL. */
export function writeRowPlace({ at, id }: RowPlace): string {
  return `${at}_${id}`
}

/** Reads a position from a URL; returns undefined if it is invalid. */
export function readRowPlace(text: string | null | undefined): RowPlace | undefined {
  const [moment, id = ''] = text?.split('_') ?? []
  const at = readMoment(moment)
  return at && isRowId(id) ? { at, id } : undefined
}
