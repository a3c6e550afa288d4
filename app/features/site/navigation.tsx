import { ChevronDown, Menu } from 'lucide-react'
import { Link, NavLink } from 'react-router'
import { fillText } from '#domain/text/fill-text.ts'
import { LanguageLinks } from './language-switch.tsx'
import type { MenuEntry, ShellData } from './shell-data.ts'

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
  return (
    <li className={entry.entries ? 'nav-item nav-group' : 'nav-item'}>
      <NavLink discover="none" to={entry.href} end={entry.exact} className="nav-link">
        {entry.label}
      </NavLink>
      {entry.entries && (
        <>
          <details name="main-menu-list">
            <summary aria-label={fillText(more, { entry: entry.label })}>
              <ChevronDown size={18} aria-hidden />
            </summary>
          </details>
          {/* The list is not inside the details, so that CSS can also show it on hover and focus. */}
          <ul className="nav-sub">
            {entry.entries.map(({ href, label, note }) => (
              <li key={href}>
                <NavLink discover="none" to={href} end className="nav-link">
                  {label} {note && <small>{note}</small>}
                </NavLink>
              </li>
            ))}
          </ul>
        </>
      )}
    </li>
  )
}
