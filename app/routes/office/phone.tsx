import { deviceIntents } from '#app/features/phone/device-intents.ts'
import { InstallPart } from '#app/features/phone/install-part.tsx'
import { MessagesPart } from '#app/features/phone/messages-part.tsx'
import { officeAction } from '#app/lib/office/office-action.ts'
import { officeLoader } from '#app/lib/office/office-loader.ts'
import type { Route } from './+types/phone.ts'

export const loader = officeLoader('account:write', async ({ viewer, services: { push } }) => ({
  publicKey: push.publicKey,
  devices: await push.list(viewer),
}))

export const action = officeAction('account:write', deviceIntents)

export default function Phone({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <MessagesPart {...loaderData} />
      <InstallPart />
    </>
  )
}
