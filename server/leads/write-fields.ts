import { contactKeys } from '#domain/leads/contact-keys.ts'
import type { FieldValues } from '#domain/leads/lead-change.ts'
import type { Trx } from '#server/database/open-database.ts'
import type { LeadsTable } from '#server/database/tables.ts'
import { noteEvent } from '#server/webhooks/note-event.ts'

type Changed = { leadId: string; before: FieldValues; after: FieldValues }

/** Writes fields that differ: those of the leads table, of their details, and what the leads are found by. */
export async function writeFields(trx: Trx, changes: readonly Changed[], now: Date): Promise<void> {
  const at = now.toISOString()
  // What is set alike is set at once.
  const alike = Map.groupBy(changes, ({ after }) => JSON.stringify(after))
  for (const group of alike.values()) {
    const after = group[0]?.after ?? {}
    const ids = group.map(({ leadId }) => leadId)
    const { score_reasons, project_complexity, marketing_source, locale, ...columns } = after
    await trx
      .updateTable('leads')
      .set({ ...(columns as Partial<LeadsTable>), updated_at: at })
      .where('id', 'in', ids)
      .execute()
    const details = Object.fromEntries(
      Object.entries({ score_reasons, project_complexity, marketing_source, locale }).filter(
        ([, value]) => value !== undefined,
      ),
    )
    // A lead that was there before this product has no details yet.
    if (Object.keys(details).length > 0) {
      await trx
        .insertInto('lead_details')
        .values(
          ids.map((lead_id) => ({
            lead_id,
            score_reasons: '[]',
            attribution: '{}',
            locale: 'en',
            ...details,
          })),
        )
        .onConflict((conflict) => conflict.column('lead_id').doUpdateSet(details))
        .execute()
    }
  }
  for (const change of changes) {
    await moveContacts(trx, change)
    if (change.after.status !== undefined) {
      await noteEvent(trx, { type: 'lead.status_changed', subjectId: change.leadId, at: now })
    }
  }
}

/** The contacts follow the address and the number. One that belongs to another lead stays with that. */
async function moveContacts(trx: Trx, { leadId, before, after }: Changed): Promise<void> {
  if (!('email' in after) && !('phone' in after)) return
  const keysOf = (fields: FieldValues) =>
    contactKeys({
      email: 'email' in after ? textOf(fields.email) : undefined,
      phone: 'phone' in after ? textOf(fields.phone) : undefined,
    })
  const now = keysOf(after)
  const left = keysOf(before).filter((key) => !now.includes(key))
  if (left.length > 0) {
    await trx.deleteFrom('lead_contacts').where('lead_id', '=', leadId).where('contact', 'in', left).execute()
  }
  if (now.length > 0) {
    await trx
      .insertInto('lead_contacts')
      .values([...now].sort().map((contact) => ({ contact, lead_id: leadId })))
      .onConflict((conflict) => conflict.column('contact').doNothing())
      .execute()
  }
}

function textOf(value: string | number | null | undefined): string | undefined {
  return typeof value === 'string' ? value : undefined
}
