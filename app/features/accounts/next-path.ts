import { PORTAL_PATH } from '#domain/accounts/paths.ts'

const FIRST_PAGE = '/del-admin-dashboard/leads'

/** Returns the page to open after sign-in: the requested one if it belongs to the back office, or the leads. */
export function nextPath(asked: string | null): string {
  if (!asked?.startsWith('/') || !URL.canParse(asked, 'http://here')) return FIRST_PAGE
  // Compared as the browser will read it: dots, backslashes and double slashes could lead elsewhere.
  const { origin, pathname, search } = new URL(asked, 'http://here')
  const isBackOffice = pathname.startsWith('/del-admin-') && !pathname.startsWith(PORTAL_PATH)
  return origin === 'http://here' && isBackOffice ? pathname + search : FIRST_PAGE
}
