import { Page } from '#app/ui/page.tsx'
import { PageHeader } from '#app/ui/page-header.tsx'
import type { Device } from '#server/push/devices.ts'
import { InstallPart } from './install-part.tsx'
import { MessagesPart } from './messages-part.tsx'

type Props = { publicKey: string; devices: Device[] }

export function PhoneScreen({ publicKey, devices }: Props) {
  return (
    <Page>
      <PageHeader title="On your phone" back={{ to: '/del-admin-dashboard/account', label: 'Account' }} />
      <div className="grid max-w-3xl gap-4 p-4">
        <MessagesPart publicKey={publicKey} devices={devices} />
        <InstallPart />
      </div>
    </Page>
  )
}
