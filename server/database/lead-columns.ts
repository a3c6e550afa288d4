import { changeableFields } from '#domain/leads/lead-change.ts'
import type { LeadsTable } from './tables.ts'

/** All columns of the leads table, in order. */
export const leadColumns = [
  'id',
  ...changeableFields,
  'created_at',
  'updated_at',
] as const satisfies readonly (keyof LeadsTable)[]
