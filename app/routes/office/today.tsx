import { data } from 'react-router'
import { TodayScreen } from '#app/features/today/today-screen.tsx'
import { loadToday } from '#app/lib/office/load-today.ts'
import { officeLoader } from '#app/lib/office/office-loader.ts'
import { LAST_LOOKED, lastLooked } from '#domain/last-looked.ts'
import type { Route } from './+types/today.ts'

export const loader = officeLoader('leads:read', async (load) => {
  const { args, services } = load
  const { cookies, now } = services
  const before = cookies.read(args.request.headers.get('cookie'), LAST_LOOKED)
  const { since, cookie } = lastLooked(before, now())
  const today = await loadToday(load, since)
  return data(
    { today },
    { headers: { 'Set-Cookie': cookies.write(LAST_LOOKED, cookie, { maxAgeSeconds: MONTH_SECONDS }) } },
  )
})

const MONTH_SECONDS = 30 * 24 * 60 * 60

/** Its forms are sent to the pages of what they change. */
export default function Today({ loaderData }: Route.ComponentProps) {
  return <TodayScreen {...loaderData} />
}
