import { z } from 'zod'
import { everyMail, type MailChoices, noMail } from '#domain/accounts/mail-choices.ts'
import type { Role } from '#domain/accounts/viewer.ts'
import type { Db, Trx } from '#server/database/open-database.ts'

export const mailChoicesInput: z.ZodType<MailChoices> = z.object({
  newLeads: z.enum(['all', 'hot', 'none']),
  chats: z.boolean(),
  bookings: z.boolean(),
  testimonials: z.boolean(),
  registrations: z.boolean(),
})

/** Returns everyone who may get team mails with their choices, the owner first. */
export async function readMailChoices(db: Db | Trx) {
  const rows = await db
    .selectFrom('user')
    .leftJoin('mail_choices', 'mail_choices.user_id', 'user.id')
    .select(['user.id', 'user.name', 'user.email', 'user.role', 'choices', 'version'])
    .where('user.status', '=', 'approved')
    .where('user.emailVerified', '=', true)
    .orderBy('user.name')
    .orderBy('user.id')
    .limit(200)
    .execute()
  return rows
    .map(({ choices, version, ...person }) => ({
      ...person,
      choices: understand(choices, person.role),
      version: version ?? 0,
    }))
    .sort((a, b) => Number(b.role === 'owner') - Number(a.role === 'owner'))
}

/** New and invalid choices get their defaults. */
function understand(stored: string | null, role: Role): MailChoices {
  const fallback = role === 'owner' ? everyMail : noMail
  if (stored === null) return fallback
  try {
    const parsed = mailChoicesInput.safeParse({ ...fallback, ...JSON.parse(stored) })
    return parsed.success ? parsed.data : fallback
  } catch {
    return fallback
  }
}
