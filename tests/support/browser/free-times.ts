import { defaultAvailability } from '#domain/bookings/availability.ts'
import { freeSlots } from '#domain/bookings/slots.ts'

/**
 * Returns `count` times that a site with default settings offers, from tomorrow on, none within another's
 * buffer.
 */
export function freeTimes(count: number): { date: string; time: string; startsAt: string }[] {
  const days = freeSlots(defaultAvailability, new Date(), [])
  return days
    .slice(1)
    .flatMap(({ slots }) => slots.filter((_, i) => i % 2 === 0))
    .slice(-count)
}
