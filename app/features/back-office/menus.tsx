import { useRef } from 'react'
import { Link, useLocation } from 'react-router'
import { showShortcuts } from '#app/components/back-office/shortcuts/shortcut-store.ts'
import type { MenuCounts } from '#domain/news.ts'
import type { Theme } from '#domain/theme.ts'
import { entryOf, itemsFor } from './menu-items.ts'
import { ThemeChoice } from './theme-choice.tsx'

type Viewer = { email: string; role: 'owner' | 'member' }
type Props = { viewer: Viewer; counts: MenuCounts; theme: Theme | null }

/** What is for every day, in a row; where there is no room for it, what is opened most. */
export function MainMenu({ viewer, counts }: Omit<Props, 'theme'>) {
  return (
    <nav
      aria-label="Back office"
      className="flex flex-1 gap-0.5 whitespace-nowrap max-sm:-ml-2 max-sm:*:px-2 max-xl:*:nth-[n+3]:hidden"
    >
      <Links viewer={viewer} counts={counts} rare={false} />
    </nav>
  )
}

/** All the rest; on small screens, everything. */
export function MoreMenu({ viewer, counts, theme }: Props) {
  const popover = useRef<HTMLDivElement>(null)
  const choose = () => popover.current?.hidePopover()
  return (
    <>
      <button type="button" popoverTarget="admin-menu" className="admin-button">
        <span className="xl:hidden">Menu</span>
        <span className="hidden xl:inline">More</span>
      </button>
      <div
        ref={popover}
        id="admin-menu"
        popover="auto"
        className="fixed inset-x-4 top-16 bottom-auto m-0 max-h-[calc(100dvh-5rem)] w-auto overflow-auto rounded-xl sm:left-auto sm:w-88 border border-line bg-card p-4 text-ink shadow-lg"
      >
        <nav aria-label="All pages" className="grid grid-cols-2 gap-x-2 gap-y-0.5">
          <div className="contents xl:hidden">
            <Links viewer={viewer} counts={counts} rare={false} onChoose={choose} />
          </div>
          <Links viewer={viewer} counts={counts} rare onChoose={choose} />
        </nav>
        <div className="mt-3 grid gap-3 border-line border-t pt-3">
          <ThemeChoice theme={theme} />
          <button
            type="button"
            id="show-shortcuts"
            className="admin-link hidden min-h-6 justify-self-start lg:block"
            onClick={() => {
              choose()
              showShortcuts(true)
            }}
          >
            Keyboard shortcuts
          </button>
        </div>
        <div className="mt-3 flex flex-wrap items-center gap-x-4 gap-y-2 border-line border-t pt-3">
          <span className="min-w-0 flex-1 basis-full truncate text-muted text-sm" title={viewer.email}>
            {viewer.email}
          </span>
          <Session />
        </div>
      </div>
    </>
  )
}

type LinksProps = { viewer: Viewer; counts: MenuCounts; rare: boolean; onChoose?: () => void }

function Links({ viewer, counts, rare, onChoose }: LinksProps) {
  const current = entryOf(useLocation().pathname)
  return itemsFor(viewer)
    .filter((item) => Boolean(item.isRare) === rare)
    .map(({ to, label, count }) => (
      <Link
        key={to}
        to={to}
        aria-current={to === current ? 'page' : undefined}
        onClick={onChoose}
        className="flex min-h-11 items-center rounded-lg px-3 hover:bg-sunk aria-[current=page]:bg-sunk aria-[current=page]:font-semibold"
      >
        <span>{label}</span>
        {count ? <Count count={count.of(counts)} word={count.word} /> : null}
      </Link>
    ))
}

const MOST_SHOWN = 999

function Count({ count, word }: { count: number; word: string }) {
  if (count === 0) return null
  return (
    <span className="ml-2 rounded-full border border-accent bg-marigold px-2 text-[var(--on-marigold)] text-sm">
      <span>{count > MOST_SHOWN ? `${MOST_SHOWN}+` : count}</span>
      <span className="sr-only">{` ${word}`}</span>
    </span>
  )
}

function Session() {
  return (
    <>
      <a href="/home" data-site className="admin-link flex min-h-11 items-center">
        View site
      </a>
      <form method="post" action="/api/sign-out" className="ml-auto">
        <button type="submit" className="admin-button">
          Sign Out
        </button>
      </form>
    </>
  )
}
