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
  const rows = await db
    .selectFrom('reply_templates')
    .select(['id', 'name', 'subject', 'body', 'is_hidden', 'updated_at'])
    .orderBy('name')
    .orderBy('id')
    .execute()
  const stored = new Map(rows.map((row) => [row.id, row]))
  const ours = builtInTemplates.map((template): StoredTemplate => {
    const row = stored.get(template.id)
    stored.delete(template.id)
    const { name, subject, body } = row ?? template
    const isSame = name === template.name && subject === template.subject && body === template.body
    return {
      id: template.id,
      locale: template.locale,
      name,
      subject,
      body,
      isOurs: true,
      isChanged: !isSame,
      isHidden: Boolean(row?.is_hidden),
      version: row?.updated_at ?? '',
    }
  })
  const own = [...stored.values()].map(
    ({ id, name, subject, body, is_hidden, updated_at }): StoredTemplate => ({
      id,
      locale: undefined,
      name,
      subject,
      body,
      isOurs: false,
      isChanged: false,
      isHidden: Boolean(is_hidden),
      version: updated_at,
    }),
  )
  return [...ours, ...own]
}
