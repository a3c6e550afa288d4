import { needsTwoFactorSetup } from '#server/accounts/two-factor/needs-two-factor-setup.ts'
import type { Db } from '#server/database/open-database.ts'
import { aboutPeople, type EmailContent } from './email-templates.ts'
import { TO_OWNER } from './outbox.ts'

/**
 * Returns a replacement for a team mail whose reader may not see its content yet; undefined if the mail is sent
 * unchanged. The outbox keeps the original.
 */
export async function withoutContents(
  db: Db,
  { template, to_address }: { template: string; to_address: string },
): Promise<EmailContent | undefined> {
  const what = aboutPeople.find((one) => one === template)
  if (!what) return undefined
  const isOwners = to_address === TO_OWNER
  const reader = await db
    .selectFrom('user')
    .select('id')
    .where(isOwners ? 'role' : 'email', '=', isOwners ? 'owner' : to_address)
    .executeTakeFirst()
  if (!reader || !(await needsTwoFactorSetup(db, reader.id))) return undefined
  return { template: 'news-concealed', data: { what } }
}
