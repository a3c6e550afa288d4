import type { ColumnType } from 'kysely'

type Flag = ColumnType<boolean | number, boolean, boolean>

/** Where other programs listen. Their secrets are made from the site's own, and stand nowhere. */
export type WebhooksTable = {
  id: string
  url: string
  description: string
  /** JSON: `EventType[]`. */
  events: string
  /** Whether the address may be in the owner's own network. */
  own_network: Flag
  /** `stopped` by us, when nothing got through for days; `deleted` can be undone for a while. */
  status: 'active' | 'paused' | 'stopped' | 'deleted'
  /** Raised by each new secret. */
  secret_version: number
  /** The secret before it is signed with as well for a while. */
  rotated_at: string | null
  /** Since when no delivery got through. */
  failing_since: string | null
  created_at: string
  updated_at: string
}

/** What was, or is to be, told to a webhook; its job says when, and how it went. */
export type WebhookDeliveriesTable = {
  /** Also the `webhook-id`: the same over all tries. */
  id: string
  webhook_id: string
  event_type: string
  /** Whom it tells of: it goes when they go. */
  lead_id: string | null
  testimonial_id: string | null
  booking_id: string | null
  /** JSON, byte for byte what is sent. */
  payload: string
  /** Of the last try: what came back, if anything did. */
  answer_status: number | null
  answer_text: string | null
  duration_ms: number | null
  sent_at: string | null
  created_at: string
}
