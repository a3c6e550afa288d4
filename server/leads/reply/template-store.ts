import { builtInTemplates, type ReplyTemplate } from '#content/office/reply-templates.ts'
import type { Db, Trx } from '#server/database/open-database.ts'

export type StoredTemplate = ReturnType<typeof toTemplate>

/** Returns all reply templates: the built-in ones with the team's edits, and the team's own. */
export async function readTemplates(db: Db | Trx) {
  const rows = await rowsOf(db).orderBy('name').orderBy('id').execute()
  const stored = new Map(rows.map((row) => [row.id, row]))
  const ours = builtInTemplates.map((template) => toTemplate(stored.get(template.id) ?? asItCame(template)))
  const own = rows.filter(({ id }) => !builtInTemplates.some((one) => one.id === id))
  return [...ours, ...own.map(toTemplate)]
}

/** Returns one template; undefined if it is not found. */
export async function readTemplate(db: Db | Trx, id: string) {
  const ours = builtInTemplates.find((one) => one.id === id)
  const row = (await rowsOf(db).where('id', '=', id).executeTakeFirst()) ?? (ours && asItCame(ours))
  return row && toTemplate(row)
}

type Row = Awaited<ReturnType<ReturnType<typeof rowsOf>['execute']>>[number]

function rowsOf(db: Db | Trx) {
  return db.selectFrom('reply_templates').select(['id', 'name', 'subject', 'body', 'is_hidden', 'version'])
}

function asItCame({ id, name, subject, body }: ReplyTemplate): Row {
  return { id, name, subject, body, is_hidden: false, version: 0 }
}

function toTemplate({ id, name, subject, body, is_hidden, version }: Row) {
  const ours = builtInTemplates.find((one) => one.id === id)
  const isSame = name === ours?.name && subject === ours.subject && body === ours.body
  return {
    id,
    locale: ours?.locale,
    name,
    subject,
    body,
    /** Whether it is a built-in template. */
    isOurs: ours !== undefined,
    isChanged: ours !== undefined && !isSame,
    isHidden: Boolean(is_hidden),
    /** 0 for an unchanged built-in template. */
    version,
  }
}
