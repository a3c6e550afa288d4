import type { Trx } from '#server/database/open-database.ts'
import { readBusy } from '../calendar/calendar.ts'
import { endOf } from '../stored-booking.ts'

type Demo = { id: string; slot: string | null; startsAt: string; minutes: number }

/** Returns the removed demos whose time another booking has taken. */
export async function takenSlots(trx: Trx, demos: readonly Demo[]): Promise<Set<string>> {
  const taken = new Set<string>()
  for (const { id, slot, startsAt, minutes } of demos) {
    if (slot === null) continue
    const endsAt = endOf(startsAt, minutes)
    const busy = await readBusy(trx, { from: new Date(startsAt), to: new Date(endsAt), except: id })
    if (busy.some((other) => other.startsAt < endsAt && other.endsAt > startsAt)) taken.add(id)
  }
  return taken
}
