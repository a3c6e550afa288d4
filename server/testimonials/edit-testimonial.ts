import type { Viewer } from '#domain/accounts/viewer.ts'
import { testimonialLimits } from '#domain/testimonials/form-values.ts'
import { cleanText } from '#domain/text/clean-text.ts'
import { authorize } from '#server/accounts/authorize.ts'
import { noteInAuditLog } from '#server/database/note-in-audit-log.ts'
import type { Trx } from '#server/database/open-database.ts'
import { raisePublicVersion } from '#server/database/public-version.ts'
import { isRowId, newRowId } from '#server/database/row-id.ts'
import type { ModerationDependencies } from './moderate-testimonials.ts'
import { saveDetails } from './save-details.ts'

export type EditOutcome =
  | { kind: 'changed' | 'unchanged' | 'gone' }
  /** Someone else edited it first; nothing was overwritten. */
  | { kind: 'conflict' }
  | { kind: 'invalid'; problem: EditProblem }
export type EditProblem = 'required' | 'too-long'

/**
 * Edits the text of a testimonial, unless it was changed since the displayed version. The old text is stored with its
 * editor.
 */
export async function editTestimonial(
  deps: ModerationDependencies,
  viewer: Viewer | undefined,
  edit: { id: string; content: string; projectDetails: string; version: number },
): Promise<EditOutcome> {
  authorize(viewer, 'testimonials:write')
  const content = cleanText(edit.content).trim()
  const projectDetails = cleanText(edit.projectDetails).trim() || null
  if (content === '') return { kind: 'invalid', problem: 'required' }
  if (content.length > testimonialLimits.content) return { kind: 'invalid', problem: 'too-long' }
  if ((projectDetails?.length ?? 0) > testimonialLimits.projectDetails) {
    return { kind: 'invalid', problem: 'too-long' }
  }
  return change(deps, viewer, edit.id, 'testimonial.edited', async (trx, before, at) => {
    if (before.content === content && before.project_details === projectDetails) return 'unchanged'
    if (!(await saveDetails(trx, edit.id, {}, edit.version))) return 'conflict'
    await trx
      .updateTable('testimonials')
      .set({ content, project_details: projectDetails, updated_at: at })
      .where('id', '=', edit.id)
      .execute()
    await trx
      .insertInto('testimonial_edits')
      .values({
        id: newRowId(),
        testimonial_id: edit.id,
        content: before.content,
        project_details: before.project_details,
        edited_by: viewer.id,
        edited_at: at,
      })
      .execute()
    return 'changed'
  })
}

/** Sets the public reply to a testimonial, or removes it with an empty text. */
export async function replyToTestimonial(
  deps: ModerationDependencies,
  viewer: Viewer | undefined,
  { id, reply, version }: { id: string; reply: string; version: number },
): Promise<EditOutcome> {
  authorize(viewer, 'testimonials:write')
  const text = cleanText(reply).trim() || null
  if ((text?.length ?? 0) > testimonialLimits.reply) return { kind: 'invalid', problem: 'too-long' }
  return change(deps, viewer, id, 'testimonial.replied', async (trx, before, at) => {
    if (before.reply === text) return 'unchanged'
    const isSaved = await saveDetails(trx, id, { reply: text, replied_at: text && at }, version)
    return isSaved ? 'changed' : 'conflict'
  })
}

type Before = {
  content: string
  project_details: string | null
  reply: string | null
}

type Written = 'changed' | 'unchanged' | 'conflict'

async function change(
  { database, clock, pagesChanged }: ModerationDependencies,
  viewer: Viewer,
  id: string,
  action: string,
  work: (trx: Trx, before: Before, at: string) => Promise<Written>,
): Promise<EditOutcome> {
  if (!isRowId(id)) return { kind: 'gone' }
  const kind = await database.write(async (trx): Promise<Written | 'gone'> => {
    const before = await trx
      .selectFrom('testimonials')
      .leftJoin('testimonial_details', 'testimonial_details.testimonial_id', 'testimonials.id')
      .select(['content', 'project_details', 'status', 'reply'])
      .where('testimonials.id', '=', id)
      .executeTakeFirst()
    if (!before) return 'gone'
    const now = clock()
    const written = await work(trx, before, now.toISOString())
    if (written !== 'changed') return written
    if (before.status === 'approved') await raisePublicVersion(trx)
    await noteInAuditLog(trx, { actorId: viewer.id, action, subjectId: id, at: now })
    return 'changed'
  })
  if (kind === 'changed') pagesChanged()
  return { kind }
}
