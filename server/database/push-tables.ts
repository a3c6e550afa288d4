import type { ColumnType } from 'kysely'

type Flag = ColumnType<boolean | number, boolean, boolean>

/** A team member's device that receives push notifications. */
export type PushSubscriptionsTable = {
  id: string
  user_id: string
  /**
   * The session in which the browser last confirmed the subscription. If it has ended or belongs to another
   * user, the device receives nothing.
   */
  session_id: string | null
  /** The push service's URL for this device, which is a secret. */
  endpoint: string
  /** The keys that encrypt messages, so that only the device can read them. */
  p256dh: string
  auth: string
  with_names: Flag
  /** A display name: “Chrome on Android”. */
  device: string
  created_at: string
}
