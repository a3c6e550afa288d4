import { IMPORT_PATH } from '#domain/leads/import/import-fields.ts'

export function importAddress(id: string): string {
  return `${IMPORT_PATH}/${id}`
}
