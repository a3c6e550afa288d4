import { ownRequestWords } from '#content/office/lead-work-words.ts'
import type { Viewer } from '#domain/accounts/viewer.ts'
import { phoneKey, phoneText } from '#domain/contact/phone-number.ts'
import { quoteLimits } from '#domain/leads/quote-limits.ts'
import { cleanLine } from '#domain/text/clean-text.ts'
import { loadAvailability } from '#server/bookings/book/availability-settings.ts'
import type { Trx } from '#server/database/open-database.ts'
import { enqueueEmails, TO_OWNER } from '#server/email/delivery/outbox.ts'
import type { EmailData } from '#server/email/email-templates.ts'
import { changeLeads, OWN_CORRECTION } from '#server/leads/changes/change-leads.ts'
import { addTaskForToday } from '#server/leads/tasks/write-task.ts'
import { erasePerson } from '../erase-person.ts'
import { type PersonDocument, writeDocument } from '../person-document.ts'
import { type PersonalRow, readRecords } from '../read-records.ts'
import { openLink, type SelfParts } from './data-link.ts'
import { findOwn } from './find-own.ts'
import { withdrawConsents } from './withdraw-consents.ts'

/** Replaces a team member's address for changes that the person made. */
const THEMSELVES: Pick<Viewer, 'email'> = { email: 'themselves, by their link' }

export type MyData = NonNullable<Awaited<ReturnType<typeof readMyData>>>

/** Returns the data of the link's address. Reading changes nothing, because mail scanners open links. */
export async function readMyData(parts: SelfParts, token: string) {
  const link = openLink(parts, token)
  if (!link) return undefined
  const { email } = link.person
  const { db } = parts.database
  const { found, shared } = await findOwn(parts, email)
  const records = await readRecords(db, found)
  const rowsOf = (name: string) => records.find(({ table }) => table === name)?.rows ?? []
  const lead = rowsOf('leads').at(-1)
  const hasPublished = rowsOf('testimonials').some(({ status }) => status === 'approved')
  const now = parts.clock().toISOString()
  return {
    /** The language in which the link was requested. */
    locale: link.locale,
    email,
    records,
    /** The contact details of the newest request, which the person can correct. */
    contact: lead && {
      name: String(lead.name ?? ''),
      company: String(lead.company ?? ''),
      phone: phoneText(lead.phone as string | null) ?? '',
    },
    // A published testimonial is based on a consent, whatever happened to others.
    consent: hasPublished ? 'given' : consentOf(rowsOf),
    comingDemos: rowsOf('demo_bookings').filter(
      ({ status, starts_at }) => status === 'booked' && String(starts_at) > now,
    ).length,
    /** Whether there are more data, which a team member must hand over. */
    isShared: shared.length > 0,
  }
}

/**
 * Returns whether the person gave any consent, and whether all of it is withdrawn. Records from before consents were
 * stored, and quarantined forms, count as sent with consent.
 */
function consentOf(rowsOf: (name: string) => PersonalRow[]): 'given' | 'withdrawn' | 'none' {
  const quarantined = rowsOf('quarantined_submissions')
  const consents = [
    ...[...rowsOf('consents'), ...rowsOf('bin_consents')],
    ...quarantined.map(({ created_at }): PersonalRow => ({ given_at: created_at ?? '', withdrawn_at: null })),
  ]
  if (consents.length === 0) {
    const agreedTo = ['leads', 'deleted_leads', 'testimonials', 'deleted_testimonials']
    return agreedTo.some((table) => rowsOf(table).length > 0) ? 'given' : 'none'
  }
  const withdrawals = consents.flatMap(({ withdrawn_at }) =>
    withdrawn_at === null ? [] : String(withdrawn_at),
  )
  const last = withdrawals.toSorted().at(-1) ?? ''
  const isGiven = consents.some((one) => one.withdrawn_at === null && String(one.given_at) > last)
  return isGiven ? 'given' : 'withdrawn'
}

export async function exportMyData(parts: SelfParts, token: string): Promise<PersonDocument | undefined> {
  const link = openLink(parts, token)
  if (!link) return undefined
  const { found } = await findOwn(parts, link.person.email)
  return writeDocument(link.person, await readRecords(parts.database.db, found), parts.clock())
}

export type OwnChange =
  | { kind: 'done'; asked?: boolean }
  | { kind: 'invalid'; field: 'name' | 'company' | 'phone' }
  | { kind: 'too-many'; retryAfterSeconds: number }
  | { kind: 'gone' }

type Visit = { token: string; addressKey: string }

async function begin(parts: SelfParts, { token, addressKey }: Visit) {
  const link = openLink(parts, token)
  if (!link) return { kind: 'gone' } as const
  const limit = await parts.rateLimits.take('dataChange', addressKey)
  if (!limit.ok) return { kind: 'too-many', retryAfterSeconds: limit.retryAfterSeconds } as const
  return { kind: 'open', ...link } as const
}

/** Corrects name and company at once. A number identifies a person, so a team member checks it first. */
export async function correctMyData(
  parts: SelfParts,
  visit: Visit,
  typed: { name: string; company: string; phone: string },
): Promise<OwnChange> {
  const name = cleanLine(typed.name).trim()
  const company = cleanLine(typed.company).trim()
  const phone = phoneText(cleanLine(typed.phone).trim()) ?? ''
  if (!name || name.length > quoteLimits.name) return { kind: 'invalid', field: 'name' }
  if (company.length > quoteLimits.name) return { kind: 'invalid', field: 'company' }
  if (phone && !phoneKey(phone)) return { kind: 'invalid', field: 'phone' }
  const begun = await begin(parts, visit)
  if (begun.kind !== 'open') return begun
  const { found } = await findOwn(parts, begun.person.email)
  if (found.leads.length === 0) return { kind: 'gone' }
  const asked = await parts.database.write(async (trx) => {
    const now = parts.clock()
    const set = { name, company: company || null }
    await changeLeads(trx, {
      viewer: THEMSELVES,
      at: now,
      kind: OWN_CORRECTION,
      leads: found.leads.map((id) => ({ id, set })),
      note: 'Corrected by the person, by the link to their own data.',
    })
    if (found.demo_bookings.length > 0) {
      await trx
        .updateTable('demo_bookings')
        .set({ name, company: company || null })
        .where('id', 'in', found.demo_bookings)
        .execute()
    }
    const numbers = await trx.selectFrom('leads').select('phone').where('id', 'in', found.leads).execute()
    const isKnown = numbers.some((lead) => phoneKey(lead.phone ?? '') === phoneKey(phone))
    if (!phone || isKnown) return false
    const leadIds = found.leads.slice(-1)
    await tellOwner(parts, trx, { what: 'correction', leadIds, phone }, now)
    await askTeam(trx, leadIds, ownRequestWords.correction(phone), now)
    return true
  })
  parts.outbox.wake()
  return { kind: 'done', asked }
}

/**
 * Withdraws the person's consents: they get no more mail until they write again, their testimonials are unpublished,
 * and the owner is notified.
 */
export async function withdrawMyConsent(parts: SelfParts, visit: Visit): Promise<OwnChange> {
  const begun = await begin(parts, visit)
  if (begun.kind !== 'open') return begun
  const { email } = begun.person
  const { found } = await findOwn(parts, email)
  const { pagesChanged } = await parts.database.write(async (trx) => {
    const now = parts.clock()
    const withdrawal = await withdrawConsents(parts, trx, { email, found }, now)
    if (withdrawal.changed) await tellOwner(parts, trx, { what: 'withdrawn', leadIds: found.leads }, now)
    return withdrawal
  })
  if (pagesChanged) parts.pagesChanged()
  parts.outbox.wake()
  return { kind: 'done' }
}

/**
 * Permanently erases the person's own records and confirms it in a last mail. The owner is notified of what needs a
 * decision.
 */
export async function eraseMyData(parts: SelfParts, visit: Visit): Promise<OwnChange> {
  const begun = await begin(parts, visit)
  if (begun.kind !== 'open') return begun
  const { found, shared } = await findOwn(parts, begun.person.email)
  const hasNothing = Object.values(found).every((ids) => ids.length === 0)
  if (hasNothing && shared.length === 0) return { kind: 'gone' }
  await erasePerson(parts, found, {
    person: begun.person,
    actorId: undefined,
    isWhole: true,
    tells: true,
    alsoWrite: async (trx, { calledOff }) => {
      const now = parts.clock()
      await tellOwner(parts, trx, { what: 'erased', demos: calledOff }, now)
      if (shared.length === 0) return
      await tellOwner(parts, trx, { what: 'shared', leadIds: shared }, now)
      await askTeam(trx, shared, ownRequestWords.erasure, now)
    },
  })
  return { kind: 'done' }
}

/** Creates a task, because a mail is easily forgotten. A lead in the bin has no tasks. */
async function askTeam(trx: Trx, leadIds: string[], title: string, now: Date): Promise<void> {
  const leads = await trx.selectFrom('leads').select('id').where('id', 'in', leadIds).execute()
  for (const { id } of leads) await addTaskForToday(trx, { leadId: id, title, by: THEMSELVES.email }, now)
}

type Notice = Pick<EmailData['data-notice'], 'what' | 'phone'> & { leadIds?: string[]; demos?: string[] }

async function tellOwner(
  { messageHost }: SelfParts,
  trx: Trx,
  { what, phone, leadIds = [], demos = [] }: Notice,
  now: Date,
): Promise<void> {
  const { availability } = await loadAvailability(trx)
  const data = { what, leadIds, demos, timeZone: availability.timeZone, phone }
  const leadId = leadIds[0]
  await enqueueEmails(
    trx,
    [{ template: 'data-notice', to: TO_OWNER, locale: 'en', leadId, data }],
    now,
    messageHost,
  )
}
