/** The notification mails a team member receives. */
export type MailChoices = {
  newLeads: 'all' | 'hot' | 'none'
  chats: boolean
  bookings: boolean
  testimonials: boolean
  registrations: boolean
}

/** Default choices: the owner receives every mail, members receive none. */
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

/** The subject of a team mail that its recipients can opt out of. */
export type TeamNews =
  | { about: 'newLeads'; isHot: boolean }
  | { about: Exclude<keyof MailChoices, 'newLeads'> }

/**
 * Returns whether a user wants this mail. Only the owner hears of registrations, because only the owner
 * decides on them.
 */
export function wantsMail(choices: MailChoices, news: TeamNews, isOwner: boolean): boolean {
  if (news.about === 'newLeads')
    return choices.newLeads === 'all' || (choices.newLeads === 'hot' && news.isHot)
  return choices[news.about] && (isOwner || news.about !== 'registrations')
}
