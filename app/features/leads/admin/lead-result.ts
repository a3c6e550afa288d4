export const LEADS = '/del-admin-dashboard/leads'

/** Where a page of several leads leads back to: the list as it was left, or the whole list. Never to another site. */
export function listAddress(next: unknown): string {
  const isOurs = typeof next === 'string' && (next === LEADS || next.startsWith(`${LEADS}?`))
  return isOurs ? next : LEADS
}
