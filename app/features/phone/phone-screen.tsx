import { Link } from 'react-router'
import type { Device } from '#server/push/devices.ts'
import { InstallPart } from './install-part.tsx'
import { MessagesPart } from './messages-part.tsx'

type Props = { publicKey: string; devices: Device[] }

export function PhoneScreen({ publicKey, devices }: Props) {
  return (
    <div className="grid w-full max-w-3xl gap-4">
      <p>
        <Link to="/del-admin-dashboard/account" className="admin-link">
          Account
        </Link>
      </p>
      <h1>On your phone</h1>
      <MessagesPart publicKey={publicKey} devices={devices} />
      <InstallPart />
    </div>
  )
}
