import { adminMeta } from '#app/admin-page.ts'
import { announce, revalidateUnlessFailed } from '#app/components/back-office/announce.ts'
import { servicesContext } from '#app/context.ts'
import { AvailabilityScreen } from '#app/features/bookings/admin/availability-screen.tsx'
import { changeAvailability, SAVE_FAILED } from '#app/features/bookings/admin/change-availability.ts'
import { readForm } from '#app/read-form.ts'
import { orInstead, orOutage } from '#app/report-outage.ts'
import { requireViewer } from '#app/require-viewer.ts'
import { may } from '#domain/accounts/viewer.ts'
import { allTimeZones } from '#domain/bookings/availability.ts'
import type { Route } from './+types/availability.ts'

export const shouldRevalidate = revalidateUnlessFailed
export const meta = () => adminMeta('Availability')

export async function loader(args: Route.LoaderArgs) {
  const { context, request } = args
  const viewer = await requireViewer(context, request, 'bookings:read')
  const { bookings } = context.get(servicesContext)
  const [stored, free] = await Promise.all([
    orOutage(args, bookings.readAvailability(viewer)),
    orInstead(args, bookings.freeSlots(), null),
  ])
  return {
    ...stored,
    free,
    timeZones: allTimeZones(),
    maySave: may(viewer, 'settings:write'),
  }
}

export async function action(args: Route.ActionArgs) {
  const viewer = await requireViewer(args.context, args.request, 'settings:write')
  return changeAvailability(args, viewer, await readForm(args.request))
}

export async function clientAction({ serverAction }: Route.ClientActionArgs) {
  return announce(() => serverAction(), SAVE_FAILED)
}

export default function AvailabilityPage({ loaderData, actionData }: Route.ComponentProps) {
  return <AvailabilityScreen {...loaderData} result={actionData} />
}
