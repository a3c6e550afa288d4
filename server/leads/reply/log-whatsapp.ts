import type { Viewer } from '#domain/accounts/viewer.ts'
import { readFollowUp } from '#domain/leads/follow-up/follow-up-day.ts'
import { leadWorkLimits } from '#domain/leads/lead-work.ts'
import { cleanText } from '#domain/text/clean-text.ts'
import { authorize } from '#server/accounts/authorize.ts'
import type { Clock } from '#server/clock.ts'
import type { Database } from '#server/database/open-database.ts'
import { isRowId } from '#server/database/row-id.ts'
import { type ContactNoted, noteContact } from '../work/note-contact.ts'

/**
 * Logs that a member wrote to a lead on WhatsApp, with the prepared text. `id` comes from the form:
 * submitting it twice logs one message.
 */
export async function logWhatsApp(
  { database, clock }: { database: Database; clock: Clock },
  viewer: Viewer | undefined,
  { id, leadId, text, followUp }: { id: string; leadId: string; text: string; followUp?: string },
): Promise<ContactNoted> {
  authorize(viewer, 'leads:write')
  if (!isRowId(leadId) || !isRowId(id)) return { kind: 'gone' }
  return database.write(async (trx): Promise<ContactNoted> => {
    const at = clock()
    return noteContact(trx, viewer, at, {
      id,
      leadId,
      kind: 'whatsapp',
      title: 'Wrote on WhatsApp',
      description: cleanText(text).trim().slice(0, leadWorkLimits.reply).toWellFormed() || null,
      reached: true,
      followUp: readFollowUp(followUp ?? '', at.toISOString()),
    })
  })
}
