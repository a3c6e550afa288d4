import { builtInTemplates, type ReplyTemplate } from '#content/reply-templates.ts'
import type { Locale } from '#domain/locale.ts'
import type { Db, Trx } from '#server/database/open-database.ts'

/** `isOurs`: it came with the product. `version` names what somebody looked at; none while it is as it came. */
export type StoredTemplate = ReplyTemplate & {
  locale: Locale | undefined
  isOurs: boolean
  isChanged: boolean
  isHidden: boolean
  version: string
}

/** All texts to answer with: those that came with the product, as the team has them now, and the team's own. */
export async function readTemplates(db: Db | Trx): Promise<StoredTemplate[]> {
  const rows = await rowsOf(db).orderBy('name').orderBy('id').execute()
  const stored = new Map(rows.map((row) => [row.id, row]))
  const ours = builtInTemplates.map((template) => toTemplate(stored.get(template.id) ?? asItCame(template)))
  const own = rows.filter(({ id }) => !builtInTemplates.some((one) => one.id === id))
  return [...ours, ...own.map(toTemplate)]
}

/** One of them; nothing where there is none of that name. */
export async function readTemplate(db: Db | Trx, id: string): Promise<StoredTemplate | undefined> {
  const ours = builtInTemplates.find((one) => one.id === id)
  const row = (await rowsOf(db).where('id', '=', id).executeTakeFirst()) ?? (ours && asItCame(ours))
  return row && toTemplate(row)
}

type Row = Awaited<ReturnType<ReturnType<typeof rowsOf>['execute']>>[number]

function rowsOf(db: Db | Trx) {
  return db.selectFrom('reply_templates').select(['id', 'name', 'subject', 'body', 'is_hidden', 'updated_at'])
}

function asItCame({ id, name, subject, body }: ReplyTemplate): Row {
  return { id, name, subject, body, is_hidden: false, updated_at: '' }
}

function toTemplate({ id, name, subject, body, is_hidden, updated_at }: Row): StoredTemplate {
  const ours = builtInTemplates.find((one) => one.id === id)
  const isSame = name === ours?.name && subject === ours.subject && body === ours.body
  return {
    id,
    locale: ours?.locale,
    name,
    subject,
    body,
    isOurs: ours !== undefined,
    isChanged: ours !== undefined && !isSame,
    isHidden: Boolean(is_hidden),
    version: updated_at,
  }
}
