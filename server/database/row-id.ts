/** Whether a text can be a row's id. PostgreSQL answers anything else with an error instead of no row. */
export function isRowId(text: string): boolean {
  return /^[0-9a-f]{8}-?([0-9a-f]{4}-?){3}[0-9a-f]{12}$/i.test(text)
}
