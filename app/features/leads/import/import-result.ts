import type { ChangeResult } from '#app/components/back-office/change-result.ts'
import { IMPORT_PATH } from '#domain/leads/import/import-fields.ts'

export type ImportResult = ChangeResult & {
  /** What was chosen, where it could not be carried out. */
  draft?: { mapping: (string | null)[]; duplicates: string; status: string; source: string }
}

export const NOT_IMPORTED = 'Nothing was imported'

export function importAddress(id: string): string {
  return `${IMPORT_PATH}/${id}`
}
