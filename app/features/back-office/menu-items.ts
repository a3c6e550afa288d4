import {
  Calendar,
  CalendarClock,
  ChartColumn,
  CircleUser,
  ListTodo,
  type LucideIcon,
  Mail,
  MessageSquare,
  ShieldCheck,
  SlidersHorizontal,
  SquareKanban,
  Star,
  Unlink,
  Users,
  UsersRound,
} from 'lucide-react'
import type { MenuCounts } from '#domain/news.ts'

export const OFFICE = '/del-admin-dashboard'
/** Answers with what came in. */
export const NEWS = `${OFFICE}/news`

export type MenuItem = {
  to: string
  label: string
  Icon: LucideIcon
  /** The part of the menu: `day` and `office` are in the sidebar, `rest` only in the account menu. */
  part: 'day' | 'office' | 'rest'
  /** Also in the bottom bar of a phone. */
  isInBar?: boolean
  /** The key that leads there after “g”. */
  key?: string
  /** Other words to search for it by. */
  words?: string
  ownerOnly?: boolean
  /** Other entries whose pages are inside this one. */
  holds?: string[]
  /** How many of its items need attention, and the word that screen readers announce with the number. */
  count?: { of: (counts: MenuCounts) => number; word: string; isUrgent?: boolean }
}

export const menuItems: MenuItem[] = [
  {
    to: OFFICE,
    label: 'Today',
    Icon: ListTodo,
    part: 'day',
    isInBar: true,
    key: 't',
    words: 'start home tasks due follow-ups',
  },
  {
    to: `${OFFICE}/leads`,
    label: 'Leads',
    Icon: Users,
    part: 'day',
    isInBar: true,
    key: 'l',
    words: 'list people customers',
    count: { of: ({ newLeads }) => newLeads, word: 'new' },
  },
  {
    to: `${OFFICE}/leads/board`,
    label: 'Board',
    Icon: SquareKanban,
    part: 'day',
    key: 'b',
    words: 'pipeline columns status kanban',
  },
  {
    to: `${OFFICE}/chats`,
    label: 'Inbox',
    Icon: MessageSquare,
    part: 'day',
    isInBar: true,
    key: 'c',
    words: 'chats conversations assistant',
    count: { of: ({ waitingChats }) => waitingChats, word: 'waiting', isUrgent: true },
  },
  {
    to: `${OFFICE}/bookings`,
    label: 'Bookings',
    Icon: Calendar,
    part: 'day',
    isInBar: true,
    key: 'd',
    words: 'demos calendar',
    count: { of: ({ dueBookings }) => dueBookings, word: 'in the next 7 days or not marked yet' },
  },
  {
    to: `${OFFICE}/testimonials`,
    label: 'Testimonials',
    Icon: Star,
    part: 'day',
    key: 'r',
    words: 'reviews praise stars',
    count: { of: ({ pendingTestimonials }) => pendingTestimonials, word: 'pending' },
  },
  {
    to: `${OFFICE}/figures`,
    label: 'Figures',
    Icon: ChartColumn,
    part: 'office',
    key: 'f',
    words: 'statistics charts numbers',
  },
  {
    to: `${OFFICE}/emails`,
    label: 'E-mails',
    Icon: Mail,
    part: 'office',
    key: 'e',
    words: 'emails outbox mails',
    count: { of: ({ deadEmails }) => deadEmails, word: 'not delivered', isUrgent: true },
  },
  {
    to: `${OFFICE}/settings`,
    label: 'Settings',
    Icon: SlidersHorizontal,
    part: 'office',
    key: 's',
    words: 'options',
    ownerOnly: true,
    holds: [`${OFFICE}/availability`, `${OFFICE}/team`, `${OFFICE}/privacy`],
  },
  {
    to: `${OFFICE}/availability`,
    label: 'Availability',
    Icon: CalendarClock,
    part: 'rest',
    words: 'hours days off demos',
  },
  {
    to: `${OFFICE}/team`,
    label: 'Team',
    Icon: UsersRound,
    part: 'rest',
    words: 'members invite',
    ownerOnly: true,
  },
  {
    to: `${OFFICE}/privacy`,
    label: 'Privacy',
    Icon: ShieldCheck,
    part: 'rest',
    words: 'consent delete data export',
  },
  {
    to: `${OFFICE}/not-found`,
    label: 'Broken links',
    Icon: Unlink,
    part: 'rest',
    words: '404 not found pages lost visitors',
  },
  {
    to: `${OFFICE}/account`,
    label: 'Account',
    Icon: CircleUser,
    part: 'rest',
    words: 'password codes security profile',
  },
]

type Viewer = { role: 'owner' | 'member' }

export const itemsFor = ({ role }: Viewer): MenuItem[] =>
  menuItems.filter(({ ownerOnly }) => !ownerOnly || role === 'owner')

/** Returns the address of the menu item that a page belongs to: the longest one that its address begins with. */
export function entryOf(pathname: string, items = menuItems): string | undefined {
  return items
    .map(({ to }) => to)
    .filter((to) => pathname === to || (to !== OFFICE && pathname.startsWith(`${to}/`)))
    .sort((a, b) => b.length - a.length)[0]
}
