import type { Viewer } from '#domain/accounts/viewer.ts'
import { phoneText } from '#domain/contact/phone-number.ts'
import { authorize } from '#server/accounts/authorize.ts'
import type { Database } from '#server/database/open-database.ts'
import { readRowPlace, writeRowPlace } from '#server/database/row-place.ts'
import { readSetting } from '#server/settings/read-setting.ts'

const PAGE_SIZE = 50

export type DeletedLead = Awaited<ReturnType<typeof listBin>>['leads'][number]

/**
 * Returns the deleted leads, the latest first, and the number of days they are stored. `after`: the position
 * of the last lead on the previous page.
 */
export async function listBin(
  { database }: { database: Database },
  viewer: Viewer | undefined,
  after?: string | null,
) {
  authorize(viewer, 'leads:delete')
  const { db } = database
  let rows = db
    .selectFrom('deleted_leads')
    .select(['id', 'name', 'email', 'phone', 'company', 'merged_into', 'deleted_by', 'deleted_at'])
    .orderBy('deleted_at', 'desc')
    .orderBy('id', 'desc')
    .limit(PAGE_SIZE + 1)
  const place = readRowPlace(after)
  if (place) {
    rows = rows.where(({ eb, refTuple, tuple }) =>
      eb(refTuple('deleted_at', 'id'), '<', tuple(place.at, place.id)),
    )
  }
  const [leads, { total }, { binDays }] = await Promise.all([
    rows.execute(),
    db
      .selectFrom('deleted_leads')
      .select((eb) => eb.fn.countAll<number>().as('total'))
      .executeTakeFirstOrThrow(),
    readSetting(db, 'retention'),
  ])
  const shown = leads.slice(0, PAGE_SIZE).map((lead) => ({ ...lead, phone: phoneText(lead.phone) }))
  const last = leads.length > PAGE_SIZE ? shown.at(-1) : undefined
  const older = last && writeRowPlace({ at: last.deleted_at, id: last.id })
  return { leads: shown, total: Number(total), days: binDays, older }
}
