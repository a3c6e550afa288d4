import { adminMeta } from '#app/admin-page.ts'
import { announce, revalidateUnlessFailed } from '#app/components/back-office/announce.ts'
import { servicesContext } from '#app/context.ts'
import { changeDevices } from '#app/features/phone/change-devices.ts'
import { PhoneScreen } from '#app/features/phone/phone-screen.tsx'
import { readForm } from '#app/read-form.ts'
import { orOutage } from '#app/report-outage.ts'
import { requireViewer } from '#app/require-viewer.ts'
import type { Route } from './+types/phone.ts'

export const shouldRevalidate = revalidateUnlessFailed
export const meta = () => adminMeta('On your phone')

export async function loader(args: Route.LoaderArgs) {
  const viewer = await requireViewer(args.context, args.request, 'account:write')
  const { push } = args.context.get(servicesContext)
  return { publicKey: push.publicKey, devices: await orOutage(args, push.list(viewer)) }
}

export async function action(args: Route.ActionArgs) {
  const viewer = await requireViewer(args.context, args.request, 'account:write')
  return changeDevices(args, viewer, await readForm(args.request))
}

export async function clientAction({ serverAction }: Route.ClientActionArgs) {
  return announce(() => serverAction(), 'Nothing was changed')
}

export default function Phone({ loaderData, actionData }: Route.ComponentProps) {
  return <PhoneScreen {...loaderData} result={actionData} />
}
