import { PostgresAdapter, sql } from 'kysely'
import type { Viewer } from '#domain/accounts/viewer.ts'
import { phoneKey, phoneText } from '#domain/contact/phone-number.ts'
import { emailKey } from '#domain/leads/contact-keys.ts'
import { isOpen } from '#domain/leads/lead.ts'
import { authorize } from '#server/accounts/authorize.ts'
import type { Database, Db, Trx } from '#server/database/open-database.ts'
import { isRowId } from '#server/database/row-id.ts'
import type { LeadsTable } from '#server/database/tables.ts'

const MOST = 10
/** Limit of rows read before sorting; nobody reads through thousands with a common name. */
const READ = 50

const columns = ['id', 'name', 'email', 'phone', 'company', 'status', 'created_at'] as const

export type DuplicateReason = 'email' | 'phone' | 'name'
/** `same`: the values that match. */
export type Duplicate = Pick<LeadsTable, (typeof columns)[number]> & {
  same: DuplicateReason[]
  isOpen: boolean
}

export type Person = {
  name?: string | null | undefined
  email?: string | null | undefined
  phone?: string | null | undefined
  company?: string | null | undefined
}

/** Finds possible duplicates by address, by number, or by name and company, newest first. */
export async function findDuplicates(db: Db | Trx, person: Person, except?: string): Promise<Duplicate[]> {
  const address = person.email ? emailKey(person.email) : undefined
  const number = person.phone ? phoneKey(person.phone) : undefined
  const { name, company } = person
  const leads = () => {
    const rows = db.selectFrom('leads').select(columns).limit(READ)
    return except ? rows.where('id', '<>', except) : rows
  }
  // Each condition is worded like its index.
  const isPostgres = db.getExecutor().adapter instanceof PostgresAdapter
  const tenDigits = isPostgres
    ? sql<string>`right(regexp_replace(phone, '[^0-9]', '', 'g'), 10)`
    : sql<string>`substr(replace(replace(replace(replace(replace(replace(phone, ' ', ''), '-', ''), '(', ''), ')', ''), '.', ''), '+', ''), -10)`
  const searches: [DuplicateReason, ReturnType<typeof leads>][] = []
  if (address) {
    searches.push(['email', leads().where(sql<string>`lower(email)`, '=', address).where('email', '<>', '')])
  }
  if (number) {
    searches.push(['phone', leads().where(tenDigits, '=', number.slice(-10)).where('phone', 'is not', null)])
  }
  if (name && company) {
    searches.push([
      'name',
      leads()
        .where(sql<boolean>`lower(company) = lower(${company}) and lower(name) = lower(${name})`)
        .where('company', 'is not', null),
    ])
  }
  const found = new Map<string, Duplicate>()
  for (const [reason, search] of searches) {
    for (const lead of await search.execute()) {
      // Numbers with the same last digits but another country code differ.
      if (reason === 'phone' && phoneKey(lead.phone ?? '') !== number) continue
      const known = found.get(lead.id)
      if (known) known.same.push(reason)
      else
        found.set(lead.id, {
          ...lead,
          phone: phoneText(lead.phone),
          same: [reason],
          isOpen: isOpen(lead.status),
        })
    }
  }
  return [...found.values()].toSorted((a, b) => (a.created_at < b.created_at ? 1 : -1)).slice(0, MOST)
}

/** Returns possible duplicates of a lead. */
export async function duplicatesOf(
  { database }: { database: Database },
  viewer: Viewer | undefined,
  leadId: string,
): Promise<Duplicate[]> {
  authorize(viewer, 'leads:read')
  if (!isRowId(leadId)) return []
  const lead = await database.db
    .selectFrom('leads')
    .select(['name', 'email', 'phone', 'company'])
    .where('id', '=', leadId)
    .executeTakeFirst()
  return lead ? findDuplicates(database.db, lead, leadId) : []
}
