import type { BookingStatus } from '#domain/bookings/booking.ts'
import type { DemoService } from '#domain/bookings/demo.ts'
import type { Locale } from '#domain/locale.ts'

export type DemoBookingsTable = {
  /** `DEMO-` followed by a random part. */
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
  /** Equals `starts_at` until the booking is cancelled; unique, so that no two bookings share a slot. */
  slot: string | null
  status: BookingStatus
  /** Increases with each change that calendars must learn of. */
  sequence: number
  /** The visitor's time zone, if the browser sent it. */
  visitor_time_zone: string | null
  message: string | null
  cancel_reason: string | null
  /** Notes of the team. */
  notes: string | null
  /** The language of mails to the visitor. */
  locale: Locale
  created_at: string
  updated_at: string
}
