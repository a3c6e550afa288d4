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
import { cleanLine } from '#server/leads/clean-text.ts'
import { lockCalendar } from './calendar.ts'

const KEY = 'bookings.availability'

/** The availability with its version, which a change must send back. */
export type StoredAvailability = { availability: Availability; version: string }

export type AvailabilityChange =
  | ({ kind: 'saved' } & StoredAvailability)
  | { kind: 'invalid'; problems: AvailabilityProblems }
  /** Someone else saved meanwhile; this is the current value. */
  | ({ kind: 'outdated' } & StoredAvailability)

export async function loadAvailability(db: Db | Trx): Promise<StoredAvailability> {
  const row = await db
    .selectFrom('site_settings')
    .select(['value', 'updated_at'])
    .where('key', '=', KEY)
    .executeTakeFirst()
  if (!row) return { availability: defaultAvailability, version: 'default' }
  // Parts that were added after the setting was saved get their defaults.
  const availability = { ...defaultAvailability, ...(JSON.parse(row.value) as Availability) }
  return { availability, version: row.updated_at }
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
  version: string,
): Promise<AvailabilityChange> {
  authorize(viewer, 'settings:write')
  const availability = tidy(input)
  const problems = checkAvailability(availability)
  if (Object.keys(problems).length > 0) return { kind: 'invalid', problems }
  return database.write(async (trx): Promise<AvailabilityChange> => {
    const now = clock()
    await lockCalendar(trx, now)
    const before = await loadAvailability(trx)
    if (before.version !== version) return { kind: 'outdated', ...before }
    const saved = {
      value: JSON.stringify(availability),
      updated_at: now.toISOString(),
      updated_by: viewer.id,
    }
    await trx
      .insertInto('site_settings')
      .values({ key: KEY, ...saved })
      .onConflict((conflict) => conflict.column('key').doUpdateSet(saved))
      .execute()
    await noteInAuditLog(trx, {
      actorId: viewer.id,
      action: 'availability.saved',
      subjectType: 'site_settings',
      subjectId: KEY,
      details: { changed: changedParts(before.availability, availability) },
      at: now,
    })
    return { kind: 'saved', availability, version: saved.updated_at }
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

function changedParts(before: Availability, after: Availability): string[] {
  const parts = Object.keys(after) as (keyof Availability)[]
  return parts.filter((part) => JSON.stringify(before[part]) !== JSON.stringify(after[part]))
}
