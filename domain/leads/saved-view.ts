import { leadFilterPairs, readLeadAddress } from './lead-filters.ts'

export const viewLimits = { name: 60, perPerson: 30 }

/** Filters, order and columns as the list's address says them, and nothing else that stood in it. */
export function viewAddress(address: string): string {
  const filters = readLeadAddress(new URLSearchParams(address))
  return new URLSearchParams(leadFilterPairs({ ...filters, after: undefined, before: undefined })).toString()
}

/** A name in one line; nothing where there is none, or it is too long. */
export function readViewName(text: string): string | undefined {
  const name = text
    .toWellFormed()
    .replace(/[\p{Cc}\s]+/gu, ' ')
    .trim()
  return name.length > 0 && name.length <= viewLimits.name ? name : undefined
}
