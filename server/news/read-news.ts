import { may } from '#domain/accounts/permissions.ts'
import type { Viewer } from '#domain/accounts/viewer.ts'
import type { NewsItem } from '#domain/news.ts'
import { newsFrom } from '#domain/news.ts'
import { authorize } from '#server/accounts/authorize.ts'
import { readInboxRows } from '#server/chat/inbox/inbox-rows.ts'
import { needsTeam } from '#server/chat/inbox/needs-team.ts'
import type { Clock } from '#server/clock.ts'
import type { Database, Db } from '#server/database/open-database.ts'
import { isNotDelivered } from '#server/email/delivery/not-delivered.ts'
import { TO_OWNER } from '#server/email/delivery/outbox.ts'

/** More items are reported as a number by the screens that show them. */
const MOST = 20

/**
 * Returns what arrived since the last request. Every open tab asks every few seconds, so each part is a
 * single index lookup.
 */
export async function readNews(
  { database: { db }, clock }: { database: Database; clock: Clock },
  viewer: Viewer | undefined,
  since: string | null,
): Promise<{ at: string; items: NewsItem[] }> {
  authorize(viewer, 'leads:read')
  const now = clock()
  const from = newsFrom(since, now)
  const found = from
    ? await Promise.all([
        newLeads(db, from),
        leadsAgain(db, from),
        newChats(db, from),
        newBookings(db, from),
        newTestimonials(db, from),
        may(viewer, 'emails:read') ? deadEmails(db, from) : [],
        may(viewer, 'team:manage') ? newRegistrations(db, from) : [],
      ])
    : []
  return { at: now.toISOString(), items: found.flat() }
}

async function newLeads(db: Db, from: string): Promise<NewsItem[]> {
  const rows = await db
    .selectFrom('leads')
    .select(['id', 'name'])
    .where('created_at', '>=', from)
    // The member who imports a file knows of it and should not get hundreds of notifications.
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('imported_leads').select('lead_id').whereRef('lead_id', '=', 'leads.id'))),
    )
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(MOST)
    .execute()
  return rows.map((row) => ({ kind: 'lead', ...row }))
}

/** Returns existing leads with a new submission; demos are reported by their booking. */
async function leadsAgain(db: Db, from: string): Promise<NewsItem[]> {
  const rows = await db
    .selectFrom('submissions')
    .innerJoin('leads', 'leads.id', 'submissions.subject_id')
    .select(({ fn }) => ['leads.id', 'leads.name', fn.max('submissions.created_at').as('at')])
    .where('submissions.created_at', '>=', from)
    .where('submissions.kind', 'in', ['quote', 'chat', 'demo-wish'])
    .whereRef('leads.created_at', '<', 'submissions.created_at')
    .groupBy(['leads.id', 'leads.name'])
    .limit(MOST)
    .execute()
  return rows.map((row) => ({ kind: 'again', ...row }))
}

async function newChats(db: Db, from: string): Promise<NewsItem[]> {
  const waiting = await db
    .selectFrom('conversations')
    .select('id')
    .where('mode', 'in', ['waiting', 'team'])
    .where('last_activity_at', '>=', from)
    .where(needsTeam, '=', 1)
    .limit(MOST)
    .execute()
  const chats = await readInboxRows(
    db,
    waiting.map(({ id }) => id),
  )
  return chats.map(({ id, name }) => ({ kind: 'chat', id, name: name ?? undefined }))
}

async function newBookings(db: Db, from: string): Promise<NewsItem[]> {
  const rows = await db
    .selectFrom('demo_bookings')
    .select(['id', 'name'])
    // Only future bookings matter: the index covers them, and a new demo is never in the past.
    .where('status', '=', 'booked')
    .where('starts_at', '>=', from)
    .where('created_at', '>=', from)
    .limit(MOST)
    .execute()
  return rows.map((row) => ({ kind: 'booking', ...row }))
}

async function newTestimonials(db: Db, from: string): Promise<NewsItem[]> {
  const rows = await db
    .selectFrom('testimonials')
    .select(['id', 'name'])
    .where('status', '=', 'pending')
    .where('created_at', '>=', from)
    .limit(MOST)
    .execute()
  return rows.map((row) => ({ kind: 'testimonial', ...row }))
}

async function deadEmails(db: Db, from: string): Promise<NewsItem[]> {
  const rows = await db
    .selectFrom('emails')
    .select(['id', 'to_address'])
    .where(isNotDelivered)
    .where('updated_at', '>=', from)
    .limit(MOST)
    .execute()
  return rows.map(({ id, to_address }) => ({
    kind: 'email',
    id,
    name: to_address === TO_OWNER ? undefined : to_address,
  }))
}

/** Returns registrations with a verified address; unverified ones can be created in any number. */
async function newRegistrations(db: Db, from: string): Promise<NewsItem[]> {
  const rows = await db
    .selectFrom('user')
    .select(['id', 'name'])
    .where('status', '=', 'pending')
    .where('emailVerified', '=', true)
    .where('updatedAt', '>=', from)
    .limit(MOST)
    .execute()
  return rows.map((row) => ({ kind: 'registration', ...row }))
}
