import { placeholderWords, type ReplyTemplate } from '#content/office/reply-templates.ts'
import type { Viewer } from '#domain/accounts/viewer.ts'
import { unknownBlanks } from '#domain/leads/fill-template.ts'
import { leadWorkLimits } from '#domain/leads/lead-work.ts'
import { cleanLine, cleanText } from '#domain/text/clean-text.ts'
import { authorize } from '#server/accounts/authorize.ts'
import { type ChangedRow, recordChange } from '#server/changes/record-change.ts'
import type { Clock } from '#server/clock.ts'
import { noteInAuditLog } from '#server/database/note-in-audit-log.ts'
import type { Database, Trx } from '#server/database/open-database.ts'
import { isRowId } from '#server/database/row-id.ts'
import { readTemplates } from './template-store.ts'

type Dependencies = { database: Database; clock: Clock }

export type TemplateOutcome =
  | { kind: 'saved'; changeId?: string }
  | { kind: 'invalid'; problem: 'empty' | 'too-long' | 'too-many' | 'unknown-blank'; blank?: string }
  | { kind: 'conflict' }
  | { kind: 'gone' }

export async function listTemplates(
  { database }: Pick<Dependencies, 'database'>,
  viewer: Viewer | undefined,
) {
  authorize(viewer, 'leads:read')
  return readTemplates(database.db)
}

/** Adds a reply template, or changes one. `version`: the displayed one; 0 for a new one. */
export async function saveTemplate(
  { database, clock }: Dependencies,
  viewer: Viewer | undefined,
  { id, version, ...typed }: ReplyTemplate & { version: number },
): Promise<TemplateOutcome> {
  authorize(viewer, 'leads:write')
  const words = {
    name: cleanLine(typed.name).trim(),
    subject: cleanLine(typed.subject).trim(),
    body: cleanText(typed.body).trim(),
  }
  const problem = problemOf(words)
  if (problem) return problem
  return database.write(async (trx): Promise<TemplateOutcome> => {
    const at = clock()
    const all = await trx.selectFrom('reply_templates').selectAll().execute()
    const before = all.find((one) => one.id === id)
    const { name, subject, body } = before ?? {}
    if (name === words.name && subject === words.subject && body === words.body) return { kind: 'saved' }
    if (!before && (version > 0 || !isRowId(id))) return { kind: 'gone' }
    if (!before && all.length >= leadWorkLimits.templates) return { kind: 'invalid', problem: 'too-many' }
    const set = { ...words, updated_by: viewer.email, updated_at: at.toISOString() }
    const after = await trx
      .insertInto('reply_templates')
      .values({ id, locale: null, created_at: at.toISOString(), ...set })
      .onConflict((conflict) =>
        conflict
          .column('id')
          .doUpdateSet({ ...set, version: version + 1 })
          .where('reply_templates.version', '=', version),
      )
      .returningAll()
      .executeTakeFirst()
    if (!after) return { kind: 'conflict' }
    return record(trx, viewer, { id, action: 'template.saved', at, before, after })
  })
}

/** Deletes a template. */
export async function deleteTemplate(
  { database, clock }: Dependencies,
  viewer: Viewer | undefined,
  id: string,
): Promise<TemplateOutcome> {
  authorize(viewer, 'leads:write')
  return database.write(async (trx): Promise<TemplateOutcome> => {
    const before = await trx
      .deleteFrom('reply_templates')
      .where('id', '=', id)
      .returningAll()
      .executeTakeFirst()
    if (!before) return { kind: 'gone' }
    return record(trx, viewer, { id, action: 'template.dropped', at: clock(), before })
  })
}

async function record(
  trx: Trx,
  viewer: Viewer,
  { id, action, at, ...row }: { id: string; action: string; at: Date } & Pick<ChangedRow, 'before' | 'after'>,
): Promise<TemplateOutcome> {
  await noteInAuditLog(trx, { actorId: viewer.id, action, subjectType: 'reply_template', subjectId: id, at })
  const rows = [{ table: 'reply_templates', id, ...row }] as const
  return { kind: 'saved', changeId: await recordChange(trx, viewer, { kind: 'template', at, rows }) }
}

function problemOf({ name, subject, body }: Omit<ReplyTemplate, 'id'>): TemplateOutcome | undefined {
  if (!name || !subject || !body) return { kind: 'invalid', problem: 'empty' }
  const { templateName, subject: longest, reply } = leadWorkLimits
  if (name.length > templateName || subject.length > longest || body.length > reply) {
    return { kind: 'invalid', problem: 'too-long' }
  }
  const [blank] = unknownBlanks(`${subject} ${body}`, Object.keys(placeholderWords))
  return blank === undefined ? undefined : { kind: 'invalid', problem: 'unknown-blank', blank }
}
