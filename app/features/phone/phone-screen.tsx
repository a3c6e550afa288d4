import { Link } from 'react-router'
import type { Told } from '#app/components/back-office/change-result.ts'
import { Notice } from '#app/components/back-office/notice.tsx'
import type { Device } from '#server/push/devices.ts'
import { InstallPart } from './install-part.tsx'
import { MessagesPart } from './messages-part.tsx'

type Props = { publicKey: string; devices: Device[]; result: Told | undefined }

export function PhoneScreen({ publicKey, devices, result }: Props) {
  return (
    <div className="grid w-full max-w-3xl gap-4">
      <p>
        <Link to="/del-admin-dashboard/account" className="admin-link">
          Account
        </Link>
      </p>
      <h1>On your phone</h1>
      <Notice result={result} />
      <MessagesPart publicKey={publicKey} devices={devices} />
      <InstallPart />
    </div>
  )
}
