import { type TeamNews, wantsMail } from '#domain/accounts/mail-choices.ts'
import type { Trx } from '#server/database/open-database.ts'
import type { EmailContent } from './email-templates.ts'
import { readMailChoices } from './stored-mail-choices.ts'

/** A recipient is only the address and whether it is the owner, whose address may not be known yet. */
export type TeamRecipient = 'owner' | { address: string }

/** Returns the team members who get each of these mails; undefined for mails that the owner always gets. */
export async function teamRecipients(
  trx: Trx,
  emails: readonly EmailContent[],
): Promise<(TeamRecipient[] | undefined)[]> {
  const news = emails.map(newsOf)
  if (!news.some(Boolean)) return news.map(() => undefined)
  const people = await readMailChoices(trx)
  // While there is no owner, the mail waits for one.
  const early: TeamRecipient[] = people.some(({ role }) => role === 'owner') ? [] : ['owner']
  return news.map((told) => {
    if (!told) return undefined
    const wanting = people.filter(({ role, choices }) => wantsMail(choices, told, role === 'owner'))
    return [
      ...early,
      ...wanting.map(({ role, email }) => (role === 'owner' ? ('owner' as const) : { address: email })),
    ]
  })
}

function newsOf({ template, data }: EmailContent): TeamNews | undefined {
  switch (template) {
    case 'new-lead':
      return { about: 'newLeads', isHot: data.score.category === 'Hot' }
    case 'chat-waiting':
      return { about: 'chats' }
    case 'team-booking-made':
    case 'team-booking-moved':
    case 'team-booking-cancelled':
      return { about: 'bookings' }
    case 'testimonial-waiting':
      return { about: 'testimonials' }
    case 'registration-waiting':
      return { about: 'registrations' }
    default:
      return undefined
  }
}
