import type { Viewer } from '#domain/accounts/viewer.ts'
import {
  type Availability,
  type AvailabilityProblems,
  checkAvailability,
  timeZoneOf,
} from '#domain/bookings/availability.ts'
import { cleanLine } from '#domain/text/clean-text.ts'
import { authorize } from '#server/accounts/authorize.ts'
import type { Clock } from '#server/clock.ts'
import type { Database, Db, Trx } from '#server/database/open-database.ts'
import { readStoredSetting } from '#server/settings/read-setting.ts'
import { type SettingWrite, writeSetting } from '#server/settings/write-setting.ts'
import { lockCalendar } from '../calendar/calendar.ts'

const KEY = 'bookings.availability'

export type AvailabilityChange =
  | SettingWrite<typeof KEY>
  | { kind: 'invalid'; problems: AvailabilityProblems }

/** Returns the availability with its version, which a change must send back. */
export async function loadAvailability(db: Db | Trx) {
  const { value, version } = await readStoredSetting(db, KEY)
  return { availability: value, version }
}

export async function readAvailability({ database }: { database: Database }, viewer: Viewer | undefined) {
  authorize(viewer, 'bookings:read')
  return loadAvailability(database.db)
}

/** Sets when demos can be booked. Existing bookings stay unchanged. */
export async function saveAvailability(
  { database, clock }: { database: Database; clock: Clock },
  viewer: Viewer | undefined,
  input: Availability,
  version: number,
): Promise<AvailabilityChange> {
  authorize(viewer, 'settings:write')
  const value = tidy(input)
  const problems = checkAvailability(value)
  if (Object.keys(problems).length > 0) return { kind: 'invalid', problems }
  return database.write(async (trx) => {
    const at = clock()
    await lockCalendar(trx, at)
    return writeSetting(trx, {
      actorId: viewer.id,
      key: KEY,
      value,
      version,
      at,
      action: 'availability.saved',
    })
  })
}

function tidy(input: Availability): Availability {
  return {
    ...input,
    timeZone: timeZoneOf(input.timeZone) ?? input.timeZone,
    daysOff: input.daysOff
      .map(({ date, note }) => ({ date, note: note ? cleanLine(note).trim() || undefined : undefined }))
      .toSorted((a, b) => a.date.localeCompare(b.date)),
    place: cleanLine(input.place).trim(),
  }
}
