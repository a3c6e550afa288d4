import { adminMeta } from '#app/admin-page.ts'
import { nameOf } from '#app/features/email/email-words.ts'
import { TodayScreen } from '#app/features/today/today-screen.tsx'
import { officeLoader } from '#app/lib/office-loader.ts'
import { loadToday } from '#app/load-today.ts'
import type { Route } from './+types/today.ts'

export const meta = () => adminMeta('Today')

export const loader = officeLoader('leads:read', async ({ args, viewer }) => ({
  today: await loadToday(args, viewer),
}))

/** Its forms are sent to the pages of what they change. */
export default function Today({ loaderData }: Route.ComponentProps) {
  return <TodayScreen {...loaderData} nameOfEmail={nameOf} />
}
