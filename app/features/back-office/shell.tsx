import { type ReactNode, useRef } from 'react'
import { Link, useLocation, useNavigation } from 'react-router'
import { ToastHost } from '#app/components/ui/toast-host.tsx'
import Toaster from '#app/components/ui/toaster.tsx'
import { business } from '#content/business.ts'
import type { MenuCounts } from '#domain/news.ts'
import { NewsNotices } from './news-notices.tsx'
import { ShowFresh } from './show-fresh.tsx'
import { useNews } from './use-news.ts'

export type ShellViewer = {
  email: string
  role: 'owner' | 'member'
  /** Who must set up codes first can do nothing else. */
  needsCode: boolean
}

const toastWords = { region: 'Messages', dismiss: 'Close' }

type Item = {
  to: string
  label: string
  ownerOnly?: boolean
  /** Not for every day: behind “More”. */
  isRare?: boolean
  /** How many of it need somebody now, and the word for those who hear it. */
  count?: { of: (counts: MenuCounts) => number; word: string }
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

type Props = {
  viewer: ShellViewer | undefined
  counts: MenuCounts | undefined
  children: ReactNode
}

/** The frame of every page of the back office. Without a viewer (something failed early) it has no menu. */
export function Shell({ viewer, counts, children }: Props) {
  if (!viewer || !counts || viewer.needsCode) {
    return (
      <Frame menus={viewer ? <Menus viewer={viewer} counts={counts ?? nothing} /> : null}>{children}</Frame>
    )
  }
  return (
    <Live viewer={viewer} counts={counts}>
      {children}
    </Live>
  )
}

const nothing: MenuCounts = { waitingChats: 0, pendingTestimonials: 0, deadEmails: 0, dueBookings: 0 }

/** The frame while it hears of what comes in. */
function Live({
  viewer,
  counts,
  children,
}: {
  viewer: ShellViewer
  counts: MenuCounts
  children: ReactNode
}) {
  const news = useNews(counts)
  return (
    <Frame menus={<Menus viewer={viewer} counts={news.counts} />}>
      <ShowFresh fresh={news.fresh} />
      {children}
      <NewsNotices notices={news.notices} isSignedOut={news.isSignedOut} onDismiss={news.dismiss} />
    </Frame>
  )
}

function Frame({ menus, children }: { menus: ReactNode; children: ReactNode }) {
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
          {menus}
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

function Menus({ viewer, counts }: { viewer: ShellViewer; counts: MenuCounts }) {
  const popover = useRef<HTMLDivElement>(null)
  const choose = () => popover.current?.hidePopover()
  return (
    <>
      <nav aria-label="Back office" className="hidden flex-1 gap-1 whitespace-nowrap xl:flex">
        <Links viewer={viewer} counts={counts} rare={false} />
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
            <Links viewer={viewer} counts={counts} rare={false} onChoose={choose} />
          </div>
          <Links viewer={viewer} counts={counts} rare onChoose={choose} />
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

type LinksProps = { viewer: ShellViewer; counts: MenuCounts; rare: boolean; onChoose?: () => void }

function Links({ viewer, counts, rare, onChoose }: LinksProps) {
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
        {count ? <Count count={count.of(counts)} word={count.word} /> : null}
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
