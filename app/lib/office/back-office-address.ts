const BACK_OFFICE = '/del-admin-dashboard'

/** Where a form was sent from in the back office; never another site. */
export function backOfficeAddress(next: string): string {
  if (!URL.canParse(next, 'http://localhost')) return BACK_OFFICE
  const url = new URL(next, 'http://localhost')
  const isOurs = url.origin === 'http://localhost' && `${url.pathname}/`.startsWith(`${BACK_OFFICE}/`)
  return isOurs ? url.pathname + url.search : BACK_OFFICE
}
