import type { BookingStatus } from '#domain/bookings/booking.ts'
import type { DemoService } from '#domain/bookings/demo.ts'
import type { Locale } from '#domain/locale.ts'

export type DemoBookingsTable = {
  /** `DEMO-` and what nobody can guess. */
  id: string
  lead_id: string | null
  conversation_id: string | null
  name: string
  email: string
  company: string | null
  phone: string | null
  service: DemoService
  /** `2026-11-21` and `15:30`, in `time_zone`. */
  date: string
  time: string
  time_zone: string
  /** The same moment in UTC. */
  starts_at: string
  minutes: number
  /** `starts_at` again while it is not called off: no two bookings may have the same. */
  slot: string | null
  status: BookingStatus
  /** Raised by each change that calendars must hear of. */
  sequence: number
  /** Where the visitor's clock is, if the browser told. */
  visitor_time_zone: string | null
  message: string | null
  cancel_reason: string | null
  /** The team's own. */
  notes: string | null
  /** The language of mails to the visitor. */
  locale: Locale
  created_at: string
  updated_at: string
}
