import type { Db } from '#server/database/open-database.ts'

export type StoredTemplate = Awaited<ReturnType<typeof readTemplates>>[number]

/** Returns all reply templates, the oldest first. */
export function readTemplates(db: Db) {
  return db
    .selectFrom('reply_templates')
    .select(['id', 'locale', 'name', 'subject', 'body', 'version'])
    .orderBy('created_at')
    .orderBy('id')
    .execute()
}
