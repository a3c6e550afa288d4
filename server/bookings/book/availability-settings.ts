import type { Viewer } from '#domain/accounts/viewer.ts'
import {
  type Availability,
  type AvailabilityProblems,
  checkAvailability,
  defaultAvailability,
  timeZoneOf,
} from '#domain/bookings/availability.ts'
import { authorize } from '#server/accounts/authorize.ts'
import type { Clock } from '#server/clock.ts'
import { noteInAuditLog } from '#server/database/note-in-audit-log.ts'
import type { Database, Db, Trx } from '#server/database/open-database.ts'
import { cleanLine } from '#server/leads/capture/clean-text.ts'
import { changedParts, storeSetting } from '#server/settings/write-setting.ts'
import { lockCalendar } from '../calendar/calendar.ts'

const KEY = 'bookings.availability'

/** The availability with its version, which a change must send back. */
export type StoredAvailability = { availability: Availability; version: number }

export type AvailabilityChange =
  | ({ kind: 'saved' } & StoredAvailability)
  | { kind: 'invalid'; problems: AvailabilityProblems }
  /** Someone else saved meanwhile; this is the current value. */
  | ({ kind: 'conflict' } & StoredAvailability)

export async function loadAvailability(db: Db | Trx): Promise<StoredAvailability> {
  const row = await db
    .selectFrom('site_settings')
    .select(['value', 'version'])
    .where('key', '=', KEY)
    .executeTakeFirst()
  if (!row) return { availability: defaultAvailability, version: 0 }
  // Parts that were added after the setting was saved get their defaults.
  const availability = { ...defaultAvailability, ...(JSON.parse(row.value) as Availability) }
  return { availability, version: row.version }
}

export async function readAvailability(
  { database }: { database: Database },
  viewer: Viewer | undefined,
): Promise<StoredAvailability> {
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
  const availability = tidy(input)
  const problems = checkAvailability(availability)
  if (Object.keys(problems).length > 0) return { kind: 'invalid', problems }
  return database.write(async (trx): Promise<AvailabilityChange> => {
    const now = clock()
    await lockCalendar(trx, now)
    const before = await loadAvailability(trx)
    const write = { actorId: viewer.id, key: KEY, value: availability, version, at: now }
    const saved = await storeSetting(trx, write)
    if (!saved) return { kind: 'conflict', ...before }
    await noteInAuditLog(trx, {
      actorId: viewer.id,
      action: 'availability.saved',
      subjectType: 'site_settings',
      subjectId: KEY,
      details: { changed: changedParts(before.availability, availability) },
      at: now,
    })
    return { kind: 'saved', availability, ...saved }
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
