import { redirect } from 'react-router'
import { redirectWithCookies, setCookies } from '#app/features/accounts/answers.ts'
import { servicesContext } from '#app/lib/context.ts'
import { RETRY_AFTER_SECONDS, reportOutage } from '#app/lib/report-outage.ts'
import { PORTAL_PATH } from '#domain/accounts/paths.ts'
import type { Route } from './+types/sign-out.ts'

export const loader = () => redirect(PORTAL_PATH)

/** Signs out. Scripts get JSON, a form sent without scripts gets a redirect. */
export async function action(args: Route.ActionArgs) {
  const isForm = args.request.headers.get('accept') !== 'application/json'
  try {
    const { cookies } = await args.context.get(servicesContext).accounts.signOut(args.request.headers)
    if (isForm) return redirectWithCookies(`${PORTAL_PATH}?done=signed-out`, cookies)
    const headers = setCookies(cookies)
    headers.set('Cache-Control', 'no-store')
    return Response.json({ viewer: null }, { headers })
  } catch (error) {
    reportOutage(args, error)
    const headers = { 'Cache-Control': 'no-store', 'Retry-After': String(RETRY_AFTER_SECONDS) }
    const answer = { status: 503, headers }
    const words = 'You are still signed in. Please go back and try again in a moment.\n'
    return isForm ? new Response(words, answer) : Response.json({ error: 'unavailable' }, answer)
  }
}
