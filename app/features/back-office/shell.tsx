import { useRef } from 'react'
import { Link, useLocation, useNavigation } from 'react-router'
import { ToastHost } from '#app/components/ui/toast-host.tsx'
import Toaster from '#app/components/ui/toaster.tsx'
import { business } from '#content/business.ts'

export type ShellViewer = {
  email: string
  role: 'owner' | 'member'
  waitingChats: number
  pendingTestimonials: number
  deadEmails: number
  dueBookings: number
}

const toastWords = { region: 'Messages', dismiss: 'Close' }

type Item = {
  to: string
  label: string
  ownerOnly?: boolean
  /** Not for every day: behind “More”. */
  isRare?: boolean
  /** How many of it need somebody now, and the word for those who hear it. */
  count?: { of: (viewer: ShellViewer) => number; word: string }
}

const items: Item[] = [
  { to: '/del-admin-dashboard', label: 'Today' },
  { to: '/del-admin-dashboard/leads', label: 'Leads' },
  { to: '/del-admin-dashboard/leads/board', label: 'Board' },
  {
    to: '/del-admin-dashboard/chats',
    label: 'Chats',
    count: { of: ({ waitingChats }) => waitingChats, word: 'waiting' },
  },
  {
    to: '/del-admin-dashboard/bookings',
    label: 'Bookings',
    count: { of: ({ dueBookings }) => dueBookings, word: 'today or not marked yet' },
  },
  {
    to: '/del-admin-dashboard/testimonials',
    label: 'Testimonials',
    count: { of: ({ pendingTestimonials }) => pendingTestimonials, word: 'pending' },
  },
  {
    to: '/del-admin-dashboard/emails',
    label: 'E-mails',
    count: { of: ({ deadEmails }) => deadEmails, word: 'not delivered' },
  },
  { to: '/del-admin-dashboard/figures', label: 'Figures', isRare: true },
  { to: '/del-admin-dashboard/team', label: 'Team', ownerOnly: true, isRare: true },
  { to: '/del-admin-dashboard/settings', label: 'Settings', ownerOnly: true, isRare: true },
  { to: '/del-admin-dashboard/privacy', label: 'Privacy', isRare: true },
  { to: '/del-admin-dashboard/not-found', label: 'Lost visitors', isRare: true },
  { to: '/del-admin-dashboard/account', label: 'Account', isRare: true },
]

/** The entry that a page belongs to: of those that its address begins with, the longest. */
function entryOf(pathname: string): string | undefined {
  return items
    .map(({ to }) => to)
    .filter((to) => pathname === to || (to !== '/del-admin-dashboard' && pathname.startsWith(`${to}/`)))
    .sort((a, b) => b.length - a.length)[0]
}

/** The frame of every page of the back office. Without a viewer (something failed early) it has no menu. */
export function Shell({ viewer, children }: { viewer: ShellViewer | undefined; children: React.ReactNode }) {
  return (
    <>
      <a
        href="#content"
        className="sr-only z-20 rounded bg-card p-3 focus:not-sr-only focus:fixed focus:top-2 focus:left-2"
      >
        Skip to content
      </a>
      <header className="sticky top-0 z-10 border-line border-b bg-card">
        <div className="mx-auto flex min-h-14 max-w-[90rem] items-center gap-4 px-4">
          <a href="/home" className="shrink-0 font-semibold">
            {business.name}
          </a>
          {viewer ? <Menus viewer={viewer} /> : null}
        </div>
        <Progress />
      </header>
      <main id="content" tabIndex={-1} className="mx-auto max-w-[90rem] px-4 py-6 outline-none">
        {children}
      </main>
      <ToastHost words={toastWords} Toaster={Toaster} />
    </>
  )
}

function Menus({ viewer }: { viewer: ShellViewer }) {
  const popover = useRef<HTMLDivElement>(null)
  const choose = () => popover.current?.hidePopover()
  return (
    <>
      <nav aria-label="Back office" className="hidden flex-1 gap-1 whitespace-nowrap xl:flex">
        <Links viewer={viewer} rare={false} />
      </nav>
      <div className="ml-auto flex items-center gap-3 whitespace-nowrap">
        <div className="hidden items-center gap-3 xl:flex">
          <Session />
        </div>
        <button type="button" popoverTarget="admin-menu" className="admin-button">
          <span className="xl:hidden">Menu</span>
          <span className="hidden xl:inline">More</span>
        </button>
      </div>
      <div
        ref={popover}
        id="admin-menu"
        popover="auto"
        className="fixed inset-x-4 top-16 bottom-auto m-0 max-h-[calc(100dvh-5rem)] w-auto overflow-auto rounded-xl sm:left-auto sm:w-88 border border-line bg-card p-4 text-ink shadow-lg"
      >
        <nav aria-label="All pages" className="flex flex-col gap-1">
          <div className="contents xl:hidden">
            <Links viewer={viewer} rare={false} onChoose={choose} />
          </div>
          <Links viewer={viewer} rare onChoose={choose} />
        </nav>
        <div className="mt-3 flex flex-wrap items-center gap-3 border-line border-t pt-3">
          <span className="min-w-0 flex-1 truncate text-muted text-sm" title={viewer.email}>
            {viewer.email}
          </span>
          <div className="flex items-center gap-3 xl:hidden">
            <Session />
          </div>
        </div>
      </div>
    </>
  )
}

function Links({ viewer, rare, onChoose }: { viewer: ShellViewer; rare: boolean; onChoose?: () => void }) {
  const current = entryOf(useLocation().pathname)
  return items
    .filter((item) => Boolean(item.isRare) === rare && (!item.ownerOnly || viewer.role === 'owner'))
    .map(({ to, label, count }) => (
      <Link
        key={to}
        to={to}
        aria-current={to === current ? 'page' : undefined}
        onClick={onChoose}
        className="flex min-h-11 items-center rounded-lg px-3 hover:bg-sunk aria-[current=page]:bg-sunk aria-[current=page]:font-semibold"
      >
        {label}
        {count ? <Count count={count.of(viewer)} word={count.word} /> : null}
      </Link>
    ))
}

function Count({ count, word }: { count: number; word: string }) {
  if (count === 0) return null
  return (
    <span className="ml-2 rounded-full border border-accent bg-marigold px-2 text-[var(--on-marigold)] text-sm">
      {count}
      <span className="sr-only"> {word}</span>
    </span>
  )
}

function Session() {
  return (
    <>
      <a href="/home" className="admin-link flex min-h-11 items-center">
        View site
      </a>
      <form method="post" action="/api/sign-out">
        <button type="submit" className="admin-button">
          Sign Out
        </button>
      </form>
    </>
  )
}

/** Tells that the next page is on its way, to eyes and ears. */
function Progress() {
  const loading = useNavigation().state !== 'idle'
  return (
    <div role="status" className="absolute top-full left-1/2 -translate-x-1/2">
      {loading ? (
        <span className="admin-progress mt-2 flex items-center gap-2 rounded-full border border-line bg-card px-3 py-1 text-sm shadow">
          <span className="admin-spinner" aria-hidden="true" />
          Loading…
        </span>
      ) : null}
    </div>
  )
}
