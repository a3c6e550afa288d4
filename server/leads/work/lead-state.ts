import type { Viewer } from '#domain/accounts/viewer.ts'
import { authorize } from '#server/accounts/authorize.ts'
import type { Database, Db } from '#server/database/open-database.ts'
import { isRowId } from '#server/database/row-id.ts'

export type LeadState = NonNullable<Awaited<ReturnType<typeof leadState>>>

/** Returns the state of a lead for open pages; undefined if it is not found. */
export async function leadState(
  { database: { db } }: { database: Database },
  viewer: Viewer | undefined,
  leadId: string,
) {
  authorize(viewer, 'leads:read')
  if (!isRowId(leadId)) return undefined
  const [lead, last, ...counted] = await Promise.all([
    db.selectFrom('leads').select('updated_at').where('id', '=', leadId).executeTakeFirst(),
    lastActivity(db, leadId),
    ...countsOf(db, leadId),
  ])
  if (!lead) return undefined
  return {
    /** Changes whenever anything on the lead's page changes. */
    version: [lead.updated_at, last?.id, ...counted.flatMap((row) => Object.values(row ?? {}))].join(' '),
    /** The last activity, and which other member did it. */
    last: last ? { ...last, by: last.email === viewer.email ? null : last.by } : null,
  }
}

async function lastActivity(db: Db, leadId: string) {
  return db
    .selectFrom('lead_activities')
    .leftJoin('user', 'user.email', 'lead_activities.created_by')
    .select(['lead_activities.id', 'title', 'user.name as by', 'user.email'])
    .where('lead_id', '=', leadId)
    .orderBy('lead_activities.created_at', 'desc')
    .orderBy('lead_activities.id', 'desc')
    .limit(1)
    .executeTakeFirst()
}

/** Data that changes without the lead's row: activities, edited notes, sent emails and completed tasks. */
function countsOf(db: Db, leadId: string) {
  return [
    db
      .selectFrom('lead_activities')
      .select((eb) => [
        eb.fn.countAll().as('count'),
        eb.fn.sum(eb.fn<number>('length', ['description'])).as('length'),
      ])
      .where('lead_id', '=', leadId)
      .executeTakeFirst(),
    db
      .selectFrom('lead_tasks')
      .select((eb) => [eb.fn.countAll().as('count'), eb.fn.max('updated_at').as('newest')])
      .where('lead_id', '=', leadId)
      .executeTakeFirst(),
    db
      .selectFrom('emails')
      .select((eb) => [
        eb.fn.countAll().as('count'),
        eb.fn.count('sent_at').as('sent'),
        eb.fn.sum(eb.case().when('status', '=', 'dead').then(1).else(0).end()).as('dead'),
      ])
      .where('lead_id', '=', leadId)
      .executeTakeFirst(),
  ]
}
