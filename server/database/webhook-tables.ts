import type { ColumnType, Generated } from 'kysely'

type Flag = ColumnType<boolean | number, boolean, boolean>

/** Webhook endpoints. Their secrets are derived from the site's secret and not stored. */
export type WebhooksTable = {
  id: string
  url: string
  description: string
  /** JSON: `EventType[]`. */
  events: string
  /** Whether the URL may be in the owner's private network. */
  own_network: Flag
  /** `stopped`: disabled after days without a successful delivery. */
  status: 'active' | 'paused' | 'stopped'
  /** Increases with each new secret. */
  secret_version: number
  /** Time of the first failure since the last successful delivery. */
  failing_since: string | null
  created_at: string
  updated_at: string
  version: Generated<number>
}

/** A message to a webhook. Its job contains the schedule and the result. */
export type WebhookDeliveriesTable = {
  /** Also the `webhook-id`, which stays the same over all attempts. */
  id: string
  webhook_id: string
  event_type: string
  /** The subject of the event; the delivery is deleted with it. */
  lead_id: string | null
  testimonial_id: string | null
  booking_id: string | null
  /** JSON, exactly as sent. */
  payload: string
  /** The response to the last attempt, if there was one. */
  answer_status: number | null
  answer_text: string | null
  duration_ms: number | null
  sent_at: string | null
  created_at: string
}
