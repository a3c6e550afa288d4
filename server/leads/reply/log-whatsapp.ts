import type { Viewer } from '#domain/accounts/viewer.ts'
import { readFollowUp } from '#domain/leads/follow-up-day.ts'
import { leadWorkLimits } from '#domain/leads/lead-work.ts'
import { authorize } from '#server/accounts/authorize.ts'
import type { Clock } from '#server/clock.ts'
import type { Database } from '#server/database/open-database.ts'
import { isRowId } from '#server/database/row-id.ts'
import { heldRows } from '#server/database/row-lock.ts'
import { beginChange, changeLeads } from '../change-leads.ts'
import { cleanText } from '../clean-text.ts'

export type WhatsAppLogged = { kind: 'saved'; changeId?: string } | { kind: 'gone' }

/**
 * Notes that somebody of the team wrote to a lead on WhatsApp, with the words that were prepared. `id` comes with the
 * form: the same one sent twice is one message.
 */
export async function logWhatsApp(
  { database, clock }: { database: Database; clock: Clock },
  viewer: Viewer | undefined,
  { id, leadId, text, followUp }: { id: string; leadId: string; text: string; followUp?: string },
): Promise<WhatsAppLogged> {
  authorize(viewer, 'leads:write')
  if (!isRowId(leadId) || !isRowId(id)) return { kind: 'gone' }
  return database.write(async (trx): Promise<WhatsAppLogged> => {
    const at = clock()
    const lead = await heldRows(
      trx,
      trx.selectFrom('leads').select('status').where('id', '=', leadId),
    ).executeTakeFirst()
    if (!lead) return { kind: 'gone' }
    const written = await trx
      .insertInto('lead_activities')
      .values({
        id,
        lead_id: leadId,
        activity_type: 'whatsapp',
        title: 'Wrote on WhatsApp',
        description: cleanText(text).trim().slice(0, leadWorkLimits.reply).toWellFormed() || null,
        created_by: viewer.email,
        created_at: at.toISOString(),
      })
      .onConflict((conflict) => conflict.column('id').doNothing())
      .returning('id')
      .executeTakeFirst()
    if (!written) return { kind: 'saved' }
    const next = readFollowUp(followUp ?? '', at.toISOString())
    // Taken back, the change takes the entry with it: they have the same name.
    await beginChange(trx, { viewer, at, kind: 'whatsapp', changeId: id })
    await changeLeads(trx, {
      viewer,
      at,
      kind: 'whatsapp',
      changeId: id,
      leads: [
        {
          id: leadId,
          set: {
            last_contacted: at.toISOString(),
            ...(next ? { follow_up_date: next } : {}),
            ...(lead.status === 'new' ? { status: 'contacted' } : {}),
          },
        },
      ],
    })
    return { kind: 'saved', changeId: id }
  })
}
