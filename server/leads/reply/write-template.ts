import { builtInTemplates, placeholderWords, type ReplyTemplate } from '#content/reply-templates.ts'
import type { Viewer } from '#domain/accounts/viewer.ts'
import { unknownBlanks } from '#domain/leads/fill-template.ts'
import { leadWorkLimits } from '#domain/leads/lead-work.ts'
import { authorize } from '#server/accounts/authorize.ts'
import type { Clock } from '#server/clock.ts'
import { noteInAuditLog } from '#server/database/note-in-audit-log.ts'
import type { Database, Trx } from '#server/database/open-database.ts'
import { isRowId } from '#server/database/row-id.ts'
import { cleanLine, cleanText } from '../clean-text.ts'
import { readTemplate, readTemplates, type StoredTemplate } from './template-store.ts'

type Dependencies = { database: Database; clock: Clock }

export type TemplateOutcome =
  /** `version`: the saved version. `before`: the earlier text, if any. */
  | { kind: 'saved'; version?: string; before: StoredTemplate | undefined }
  | { kind: 'invalid'; problem: 'empty' | 'too-long' | 'too-many' | 'unknown-blank'; blank?: string }
  | { kind: 'changed-meanwhile' }
  | { kind: 'gone' }

export async function listTemplates(
  { database }: Pick<Dependencies, 'database'>,
  viewer: Viewer | undefined,
) {
  authorize(viewer, 'leads:read')
  return readTemplates(database.db)
}

/**
 * Saves a reply template: an edited built-in one, one of the team's, or a new one. `seen`: the displayed
 * version; undefined for a new or unchanged one.
 */
export async function saveTemplate(
  { database, clock }: Dependencies,
  viewer: Viewer | undefined,
  { id, seen, ...typed }: ReplyTemplate & { seen: string },
): Promise<TemplateOutcome> {
  authorize(viewer, 'leads:write')
  const isOurs = builtInTemplates.some((one) => one.id === id)
  if (!isOurs && !isRowId(id)) return { kind: 'gone' }
  const words = {
    name: cleanLine(typed.name).trim(),
    subject: cleanLine(typed.subject).trim(),
    body: cleanText(typed.body).trim(),
  }
  const problem = problemOf(words)
  if (problem) return problem
  return database.write(async (trx): Promise<TemplateOutcome> => {
    const before = await readTemplate(trx, id)
    const { version = '' } = before ?? {}
    const isSame =
      before?.name === words.name && before.subject === words.subject && before.body === words.body
    if (version && isSame) return { kind: 'saved', before }
    if (version !== seen) return { kind: version ? 'changed-meanwhile' : 'gone' }
    if (!before && (await countOwn(trx)) >= leadWorkLimits.templates) {
      return { kind: 'invalid', problem: 'too-many' }
    }
    const at = clock()
    const row = { ...words, updated_by: viewer.email, updated_at: at.toISOString() }
    await trx
      .insertInto('reply_templates')
      .values({ id, ...row })
      .onConflict((conflict) => conflict.column('id').doUpdateSet(row))
      .execute()
    await noteTemplate(trx, viewer, { id, action: 'template.saved', at })
    return { kind: 'saved', version: row.updated_at, before }
  })
}

/** Hides a template or offers it again. */
export async function offerTemplate(
  { database, clock }: Dependencies,
  viewer: Viewer | undefined,
  { id, offered }: { id: string; offered: boolean },
): Promise<TemplateOutcome> {
  authorize(viewer, 'leads:write')
  return database.write(async (trx): Promise<TemplateOutcome> => {
    const before = await readTemplate(trx, id)
    if (!before) return { kind: 'gone' }
    const { name, subject, body } = before
    const at = clock()
    const change = { is_hidden: !offered, updated_by: viewer.email, updated_at: at.toISOString() }
    await trx
      .insertInto('reply_templates')
      .values({ id, name, subject, body, ...change })
      .onConflict((conflict) => conflict.column('id').doUpdateSet(change))
      .execute()
    await noteTemplate(trx, viewer, { id, action: offered ? 'template.offered' : 'template.hidden', at })
    return { kind: 'saved', before }
  })
}

/**
 * Resets a built-in template, or deletes a hidden one of the team's. `offered`: also deletes a visible one,
 * because it was only just added.
 */
export async function dropTemplate(
  { database, clock }: Dependencies,
  viewer: Viewer | undefined,
  { id, seen, offered = false }: { id: string; seen: string; offered?: boolean },
): Promise<TemplateOutcome> {
  authorize(viewer, 'leads:write')
  return database.write(async (trx): Promise<TemplateOutcome> => {
    const before = await readTemplate(trx, id)
    if (!before?.version) return { kind: 'gone' }
    const isGuarded = !before.isOurs && !before.isHidden && !offered
    if (before.version !== seen || isGuarded) return { kind: 'changed-meanwhile' }
    await trx.deleteFrom('reply_templates').where('id', '=', id).execute()
    await noteTemplate(trx, viewer, { id, action: 'template.dropped', at: clock() })
    return { kind: 'saved', before }
  })
}

function noteTemplate(trx: Trx, viewer: Viewer, note: { id: string; action: string; at: Date }) {
  const { id, action, at } = note
  return noteInAuditLog(trx, { actorId: viewer.id, action, subjectType: 'reply_template', subjectId: id, at })
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

async function countOwn(trx: Trx): Promise<number> {
  const { count } = await trx
    .selectFrom('reply_templates')
    .select((eb) => eb.fn.countAll().as('count'))
    .where(
      'id',
      'not in',
      builtInTemplates.map(({ id }) => id),
    )
    .executeTakeFirstOrThrow()
  return Number(count)
}
