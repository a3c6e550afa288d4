import { Ellipsis, ExternalLink, Keyboard, LogOut, Search } from 'lucide-react'
import { useRef } from 'react'
import { Link, useLocation } from 'react-router'
import type { MenuCounts } from '#domain/news.ts'
import type { Theme } from '#domain/theme.ts'
import { entryOf, itemsFor, type MenuItem } from './menu-items.ts'
import { ThemeChoice } from './theme-choice.tsx'

type Viewer = { name: string; email: string; role: 'owner' | 'member' }
type Props = { viewer: Viewer; counts: MenuCounts }

const MENU_ID = 'office-menu'

/** The links of the sidebar, on screens that are wide enough for it. */
export function SideLinks({ viewer, counts }: Props) {
  const items = itemsFor(viewer)
  return (
    <nav aria-label="Back office" className="side-links">
      <MenuLinks items={items.filter(({ part }) => part === 'day')} counts={counts} />
      <hr className="my-1 border-line" />
      <MenuLinks items={items.filter(({ part }) => part === 'office')} counts={counts} />
    </nav>
  )
}

/** Opens the account menu from the foot of the sidebar. */
export function AccountButton({ viewer: { name, email } }: { viewer: Viewer }) {
  const shown = name || email
  return (
    <button type="button" popoverTarget={MENU_ID} className="side-account">
      <span aria-hidden="true" className="side-initial">
        {[...shown][0]?.toUpperCase()}
      </span>
      <span className="min-w-0 flex-1 truncate text-left">
        <span className="sr-only">Account: </span>
        {shown}
      </span>
      <Ellipsis size={16} aria-hidden />
    </button>
  )
}

/** The bottom bar of phones and tablets. Without `counts` it has only the button that opens the menu. */
export function BottomBar({ viewer, counts }: { viewer: Viewer; counts?: MenuCounts }) {
  const { pathname } = useLocation()
  const items = counts ? itemsFor(viewer).filter(({ isInBar }) => isInBar) : []
  const isElsewhere = entryOf(pathname) !== undefined && entryOf(pathname, items) === undefined
  return (
    <nav aria-label="Back office" className="office-bar">
      <MenuLinks items={items} counts={counts} />
      <button type="button" popoverTarget={MENU_ID} data-current={isElsewhere || undefined}>
        <Ellipsis aria-hidden />
        More
      </button>
    </nav>
  )
}

type OfficeMenuProps = {
  viewer: Viewer
  counts: MenuCounts | undefined
  theme: Theme | null
  onFind: (() => void) | undefined
  onShowKeys: (() => void) | undefined
}

/** The account menu of the sidebar. On phones it is a sheet that has all links that are not in the bottom bar. */
export function OfficeMenu({ viewer, counts, theme, onFind, onShowKeys }: OfficeMenuProps) {
  const popover = useRef<HTMLDivElement>(null)
  const close = () => popover.current?.hidePopover()
  const items = counts ? itemsFor(viewer) : []
  return (
    <div ref={popover} id={MENU_ID} popover="auto" className="office-menu">
      <p className="truncate px-2.5 py-1 text-muted" title={viewer.email}>
        {viewer.email}
      </p>
      {items.length > 0 ? (
        <nav aria-label="More pages" className="office-menu-links">
          <div className="contents lg:hidden">
            <MenuLinks
              items={items.filter(({ part, isInBar }) => part !== 'rest' && !isInBar)}
              counts={counts}
              onChoose={close}
            />
          </div>
          <MenuLinks items={items.filter(({ part }) => part === 'rest')} counts={counts} onChoose={close} />
        </nav>
      ) : null}
      <ThemeChoice theme={theme} />
      <div className="office-menu-links">
        {onFind ? (
          <button
            type="button"
            className="menu-link lg:hidden"
            onClick={() => {
              close()
              onFind()
            }}
          >
            <Search size={16} aria-hidden />
            Find or do…
          </button>
        ) : null}
        <button
          type="button"
          id="show-shortcuts"
          className="menu-link max-lg:hidden"
          onClick={() => {
            close()
            onShowKeys?.()
          }}
        >
          <Keyboard size={16} aria-hidden />
          Keyboard shortcuts
        </button>
        <form method="post" action="/api/sign-out" className="contents">
          <button type="submit" className="menu-link">
            <LogOut size={16} aria-hidden />
            Sign Out
          </button>
        </form>
        <a href="/home" data-site className="menu-link">
          <ExternalLink size={16} aria-hidden />
          View site
        </a>
      </div>
    </div>
  )
}

type LinksProps = { items: MenuItem[]; counts: MenuCounts | undefined; onChoose?: () => void }

function MenuLinks({ items, counts, onChoose }: LinksProps) {
  const { pathname } = useLocation()
  const current = entryOf(pathname, items) ?? entryOf(pathname) ?? ''
  return items.map(({ to, label, Icon, count, holds }) => (
    <Link
      key={to}
      to={to}
      aria-current={to === current || holds?.includes(current) ? 'page' : undefined}
      onClick={onChoose}
      className="menu-link"
    >
      <Icon size={16} aria-hidden />
      <span>{label}</span>
      {counts && count ? <Count {...count} count={count.of(counts)} /> : null}
    </Link>
  ))
}

const MOST_SHOWN = 999

function Count({ count, word, isUrgent }: { count: number; word: string; isUrgent?: boolean }) {
  if (count === 0) return null
  return (
    <span className="menu-count" data-urgent={isUrgent}>
      {count > MOST_SHOWN ? `${MOST_SHOWN}+` : count}
      <span className="sr-only">{` ${word}`}</span>
    </span>
  )
}
