/** Which of the site's mails somebody of the team gets. */
export type MailChoices = {
  newLeads: 'all' | 'hot' | 'none'
  chats: boolean
  bookings: boolean
  testimonials: boolean
  registrations: boolean
}

/** Until somebody chooses, the owner gets everything and members nothing. */
export const everyMail: MailChoices = {
  newLeads: 'all',
  chats: true,
  bookings: true,
  testimonials: true,
  registrations: true,
}
export const noMail: MailChoices = {
  newLeads: 'none',
  chats: false,
  bookings: false,
  testimonials: false,
  registrations: false,
}

/** What a mail to the team tells of, where it may be done without. */
export type TeamNews =
  | { about: 'newLeads'; isHot: boolean }
  | { about: Exclude<keyof MailChoices, 'newLeads'> }

/** Registrations are the owner's alone, as deciding on them is. */
export function wantsMail(choices: MailChoices, news: TeamNews, isOwner: boolean): boolean {
  if (news.about === 'newLeads')
    return choices.newLeads === 'all' || (choices.newLeads === 'hot' && news.isHot)
  return choices[news.about] && (isOwner || news.about !== 'registrations')
}
