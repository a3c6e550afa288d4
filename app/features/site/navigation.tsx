import { ChevronDown, Menu } from 'lucide-react'
import { Link, useLocation } from 'react-router'
import { fillText } from '#domain/text/fill-text.ts'
import { LanguageLinks } from './language-switch.tsx'
import type { MenuEntry, MenuLink, ShellData } from './shell-data.ts'

/**
 * The main menu: a row on wide screens; on phones a list that is shown while the details beside it are open.
 */
export function Navigation({ shell }: { shell: ShellData }) {
  return (
    <div className="main-menu" data-menu>
      <details className="only-narrow">
        <summary className="icon-btn">
          <Menu aria-hidden />
          <span className="sr-only">{shell.words.openMenu}</span>
        </summary>
      </details>
      <nav aria-label={shell.words.mainMenu} className="site-nav sheet">
        <ul>
          {shell.menu.map((entry) => (
            <Entry key={entry.href} entry={entry} more={shell.words.moreOf} />
          ))}
        </ul>
        <Link discover="none" to={shell.contact} className="btn btn-primary only-small">
          {shell.words.getStarted}
        </Link>
        <p className="languages only-small">
          <LanguageLinks locale={shell.locale} />
        </p>
      </nav>
    </div>
  )
}

function Entry({ entry, more }: { entry: MenuEntry; more: string }) {
  const { pathname } = useLocation()
  const { href, entries } = entry
  const isInside = pathname.startsWith(`${href}/`) || entries?.some((sub) => sub.href === pathname)
  return (
    <li className={entries ? 'nav-item nav-group' : 'nav-item'}>
      <NavLink {...entry} isCurrent={pathname === href || isInside} />
      {entries && (
        <>
          <details name="main-menu-list">
            <summary aria-label={fillText(more, { entry: entry.label })}>
              <ChevronDown size={18} aria-hidden />
            </summary>
          </details>
          {/* The list is not inside the details, so that CSS can also show it on hover and focus. */}
          <ul className="nav-sub">
            {entries.map((sub) => (
              <li key={sub.href}>
                <NavLink {...sub} isCurrent={pathname === sub.href} />
              </li>
            ))}
          </ul>
        </>
      )}
    </li>
  )
}

function NavLink({ href, label, note, isCurrent }: MenuLink & { isCurrent: boolean | undefined }) {
  return (
    <Link discover="none" to={href} aria-current={isCurrent ? 'page' : undefined} className="nav-link">
      {label}
      {note && <small> {note}</small>}
    </Link>
  )
}
