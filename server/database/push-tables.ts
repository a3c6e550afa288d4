import type { ColumnType } from 'kysely'

type Flag = ColumnType<boolean | number, boolean, boolean>

/** A device of somebody of the team that shows messages. */
export type PushSubscriptionsTable = {
  id: string
  user_id: string
  /** By which its browser was signed in when it last said so. Where that one is over, or of another, it is silent. */
  session_id: string | null
  /** Where its push service takes messages for it. A secret of the device. */
  endpoint: string
  /** With these two what is sent is locked, so that only the device can read it. */
  p256dh: string
  auth: string
  with_names: Flag
  /** In words: “Chrome on Android”. */
  device: string
  created_at: string
}
