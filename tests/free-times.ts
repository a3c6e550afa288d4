import { defaultAvailability } from '#domain/bookings/availability.ts'
import { freeSlots } from '#domain/bookings/slots.ts'

/** Times that a site without settings offers, none within the other's buffer: `count` of them, not before tomorrow. */
export function freeTimes(count: number): { date: string; time: string; startsAt: string }[] {
  const days = freeSlots(defaultAvailability, new Date(), [])
  return days
    .slice(1)
    .flatMap(({ slots }) => slots.filter((_, i) => i % 2 === 0))
    .slice(-count)
}
