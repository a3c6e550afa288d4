import { ChevronDown } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { Link, NavLink, useLocation } from 'react-router'
import { fillText } from '#domain/fill-text.ts'
import type { MenuEntry, ShellData } from './shell-data.ts'

export const NAVIGATION_ID = 'main-menu'

/**
 * The main menu: a row on wide screens, the same list as a native popover on phones. Popover and lists answer
 * without scripts; these only add closing by Escape, by a click elsewhere and by going to another page.
 */
export function Navigation({ shell }: { shell: ShellData }) {
  const nav = useRef<HTMLElement>(null)
  const { key } = useLocation()

  // Only a page that follows: on the first one somebody may have opened the menu before React arrived.
  const shownAt = useRef(key)
  useEffect(() => {
    if (shownAt.current === key) return
    shownAt.current = key
    closeLists(nav.current)
    if (nav.current?.matches(':popover-open')) nav.current.hidePopover()
  }, [key])

  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return
      const open = nav.current?.querySelector<HTMLDetailsElement>('details[open]')
      if (!open) return
      const hadFocus = open.contains(document.activeElement)
      open.open = false
      if (hadFocus) open.querySelector('summary')?.focus()
    }
    const onPress = (event: PointerEvent) => {
      // Not inside the menu: what is being pressed would move away from under the finger.
      if (!nav.current?.contains(event.target as Node)) closeLists(nav.current)
    }
    document.addEventListener('keydown', onKey)
    document.addEventListener('pointerdown', onPress)
    return () => {
      document.removeEventListener('keydown', onKey)
      document.removeEventListener('pointerdown', onPress)
    }
  }, [])

  return (
    <nav
      ref={nav}
      id={NAVIGATION_ID}
      popover="auto"
      aria-label={shell.words.mainMenu}
      className="site-nav sheet"
    >
      <ul>
        {shell.menu.map((entry) => (
          <Entry key={entry.href} entry={entry} more={shell.words.moreOf} />
        ))}
      </ul>
      <Link discover="none" to={shell.contact} className="btn btn-primary only-small">
        {shell.words.getStarted}
      </Link>
    </nav>
  )
}

function Entry({ entry, more }: { entry: MenuEntry; more: string }) {
  return (
    <li className="nav-item">
      <NavLink discover="none" to={entry.href} end={entry.exact} className="nav-link">
        {entry.label}
      </NavLink>
      {entry.entries && (
        <details name="main-menu-list">
          <summary aria-label={fillText(more, { entry: entry.label })}>
            <ChevronDown size={18} aria-hidden />
          </summary>
          <ul className="nav-sub">
            {entry.entries.map(({ href, label }) => (
              <li key={href}>
                <NavLink discover="none" to={href} end className="nav-link">
                  {label}
                </NavLink>
              </li>
            ))}
          </ul>
        </details>
      )}
    </li>
  )
}

function closeLists(nav: HTMLElement | null) {
  for (const list of nav?.querySelectorAll('details[open]') ?? []) list.removeAttribute('open')
}
