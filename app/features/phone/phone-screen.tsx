import type { Device } from '#server/push/devices.ts'
import { InstallPart } from './install-part.tsx'
import { MessagesPart } from './messages-part.tsx'

type Props = { publicKey: string; devices: Device[] }

export function PhoneScreen({ publicKey, devices }: Props) {
  return (
    <>
      <MessagesPart publicKey={publicKey} devices={devices} />
      <InstallPart />
    </>
  )
}
