import type { MenuCounts } from '#domain/news.ts'

export const OFFICE = '/del-admin-dashboard'
/** Answers with what came in. */
export const NEWS = `${OFFICE}/news`

export type MenuItem = {
  to: string
  label: string
  /** The key that leads there after “g”. */
  key?: string
  /** Other words that somebody may look for it by. */
  words?: string
  ownerOnly?: boolean
  /** Not for every day: behind “More”. */
  isRare?: boolean
  /** How many of it need somebody now, and the word for those who hear it. */
  count?: { of: (counts: MenuCounts) => number; word: string }
}

export const menuItems: MenuItem[] = [
  { to: OFFICE, label: 'Today', key: 't', words: 'start home tasks due follow-ups' },
  {
    to: `${OFFICE}/leads`,
    label: 'Leads',
    key: 'l',
    words: 'list people customers',
    count: { of: ({ newLeads }) => newLeads, word: 'new' },
  },
  { to: `${OFFICE}/leads/board`, label: 'Board', key: 'b', words: 'pipeline columns status kanban' },
  {
    to: `${OFFICE}/chats`,
    label: 'Chats',
    key: 'c',
    words: 'inbox conversations assistant',
    count: { of: ({ waitingChats }) => waitingChats, word: 'waiting' },
  },
  {
    to: `${OFFICE}/bookings`,
    label: 'Bookings',
    key: 'd',
    words: 'demos calendar',
    count: { of: ({ dueBookings }) => dueBookings, word: 'in the next 7 days or not marked yet' },
  },
  {
    to: `${OFFICE}/testimonials`,
    label: 'Testimonials',
    key: 'r',
    words: 'reviews praise stars',
    count: { of: ({ pendingTestimonials }) => pendingTestimonials, word: 'pending' },
  },
  {
    to: `${OFFICE}/emails`,
    label: 'E-mails',
    key: 'e',
    words: 'emails outbox mails',
    count: { of: ({ deadEmails }) => deadEmails, word: 'not delivered' },
  },
  { to: `${OFFICE}/figures`, label: 'Figures', key: 'f', words: 'statistics charts numbers', isRare: true },
  { to: `${OFFICE}/leads/import`, label: 'Import', words: 'csv file excel leads upload', isRare: true },
  { to: `${OFFICE}/availability`, label: 'Availability', words: 'hours days off demos', isRare: true },
  { to: `${OFFICE}/team`, label: 'Team', words: 'members invite', ownerOnly: true, isRare: true },
  { to: `${OFFICE}/settings`, label: 'Settings', key: 's', words: 'options', ownerOnly: true, isRare: true },
  { to: `${OFFICE}/privacy`, label: 'Privacy', words: 'consent delete data export', isRare: true },
  { to: `${OFFICE}/not-found`, label: 'Lost visitors', words: '404 not found pages', isRare: true },
  { to: `${OFFICE}/account`, label: 'Account', words: 'password codes security', isRare: true },
]

type Viewer = { role: 'owner' | 'member' }

export const itemsFor = ({ role }: Viewer): MenuItem[] =>
  menuItems.filter(({ ownerOnly }) => !ownerOnly || role === 'owner')

/** The entry that a page belongs to: of those that its address begins with, the longest. */
export function entryOf(pathname: string): string | undefined {
  return menuItems
    .map(({ to }) => to)
    .filter((to) => pathname === to || (to !== OFFICE && pathname.startsWith(`${to}/`)))
    .sort((a, b) => b.length - a.length)[0]
}
