import { builtInTemplates, placeholderWords, type ReplyTemplate } from '#content/office/reply-templates.ts'
import type { Viewer } from '#domain/accounts/viewer.ts'
import { unknownBlanks } from '#domain/leads/fill-template.ts'
import { leadWorkLimits } from '#domain/leads/lead-work.ts'
import { authorize } from '#server/accounts/authorize.ts'
import { type ChangedRow, recordChange } from '#server/changes/record-change.ts'
import type { Clock } from '#server/clock.ts'
import { noteInAuditLog } from '#server/database/note-in-audit-log.ts'
import type { Database, Trx } from '#server/database/open-database.ts'
import { isRowId } from '#server/database/row-id.ts'
import { cleanLine, cleanText } from '../capture/clean-text.ts'
import { readTemplate, readTemplates } from './template-store.ts'

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

/**
 * Saves a reply template: an edited built-in one, one of the team's, or a new one. `version`: the
 * displayed one; 0 for a new or unchanged one.
 */
export async function saveTemplate(
  { database, clock }: Dependencies,
  viewer: Viewer | undefined,
  { id, version, ...typed }: ReplyTemplate & { version: number },
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
    const isSame =
      before?.name === words.name && before.subject === words.subject && before.body === words.body
    if (before?.version && isSame) return { kind: 'saved' }
    if (version > 0 && !before?.version) return { kind: 'gone' }
    if (!before && (await countOwn(trx)) >= leadWorkLimits.templates) {
      return { kind: 'invalid', problem: 'too-many' }
    }
    return write(trx, viewer, { id, version, action: 'template.saved', at: clock(), row: words, set: words })
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
    const { name, subject, body, version } = before
    const set = { is_hidden: !offered }
    const action = offered ? 'template.offered' : 'template.hidden'
    return write(trx, viewer, { id, version, action, at: clock(), row: { name, subject, body, ...set }, set })
  })
}

/** Resets a built-in template, or deletes a hidden one of the team's. */
export async function dropTemplate(
  { database, clock }: Dependencies,
  viewer: Viewer | undefined,
  { id, version }: { id: string; version: number },
): Promise<TemplateOutcome> {
  authorize(viewer, 'leads:write')
  return database.write(async (trx): Promise<TemplateOutcome> => {
    const shown = await readTemplate(trx, id)
    if (!shown?.version) return { kind: 'gone' }
    if (!(shown.isOurs || shown.isHidden)) return { kind: 'conflict' }
    const before = await trx
      .deleteFrom('reply_templates')
      .where('id', '=', id)
      .where('version', '=', version)
      .returningAll()
      .executeTakeFirst()
    if (!before) return { kind: 'conflict' }
    return record(trx, viewer, { id, action: 'template.dropped', at: clock(), before })
  })
}

type Words = Pick<ReplyTemplate, 'name' | 'subject' | 'body'>
type Change = { id: string; action: string; at: Date }
type Writing = Change & { version: number; row: Words; set: Partial<Words> & { is_hidden?: boolean } }

/** Changes the stored template with `set`, or adds it as `row`. */
async function write(
  trx: Trx,
  viewer: Viewer,
  { version, row, set, ...change }: Writing,
): Promise<TemplateOutcome> {
  const { id, at } = change
  const stamp = { updated_by: viewer.email, updated_at: at.toISOString() }
  const before = await trx.selectFrom('reply_templates').selectAll().where('id', '=', id).executeTakeFirst()
  const after = await trx
    .insertInto('reply_templates')
    .values({ id, ...row, ...stamp })
    .onConflict((conflict) =>
      conflict
        .column('id')
        .doUpdateSet({ ...set, ...stamp, version: version + 1 })
        .where('reply_templates.version', '=', version),
    )
    .returningAll()
    .executeTakeFirst()
  if (!after) return { kind: 'conflict' }
  return record(trx, viewer, { ...change, before, after })
}

async function record(
  trx: Trx,
  viewer: Viewer,
  { id, action, at, ...row }: Change & Pick<ChangedRow, 'before' | 'after'>,
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
