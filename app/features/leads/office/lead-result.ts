export const LEADS = '/del-admin-dashboard/leads'
export const BOARD = `${LEADS}/board`

/** Returns the address of a list or board with its filters, or the whole list for any other text. */
export function listAddress(next: unknown): string {
  const isList = typeof next === 'string' && [LEADS, BOARD].includes(next.split('?')[0] ?? '')
  return isList ? next : LEADS
}
