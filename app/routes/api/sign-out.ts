import { redirect } from 'react-router'
import { servicesContext } from '#app/context.ts'
import { redirectWithCookies, setCookies } from '#app/features/accounts/answers.ts'
import { PORTAL_PATH } from '#domain/accounts/paths.ts'
import type { Route } from './+types/sign-out.ts'

export const loader = () => redirect(PORTAL_PATH)

/** Scripts get an answer, a plain form is led on. */
export async function action({ request, context }: Route.ActionArgs) {
  const { cookies } = await context.get(servicesContext).accounts.signOut(request.headers)
  if (request.headers.get('accept') !== 'application/json') {
    return redirectWithCookies(`${PORTAL_PATH}?done=signed-out`, cookies)
  }
  const headers = setCookies(cookies)
  headers.set('Cache-Control', 'no-store')
  return Response.json({ viewer: null }, { headers })
}
