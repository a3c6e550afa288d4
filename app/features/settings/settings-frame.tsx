import { type ReactNode, useEffect, useRef } from 'react'
import { NavLink, useLocation } from 'react-router'
import { settingsPages } from '#app/components/back-office/settings-pages.ts'
import { TEAM_PATH } from '#domain/accounts/paths.ts'

const pages: { to: string; label: string }[] = [
  ...settingsPages,
  // Screens of their own, which the team sees too or which were there before.
  { to: '/del-admin-dashboard/availability', label: 'Availability' },
  { to: TEAM_PATH, label: 'Team' },
]

/** The heading of all settings, and the ways to their pages: beside the page on wide screens, above it on phones. */
export function SettingsFrame({ children }: { children: ReactNode }) {
  const { pathname } = useLocation()
  const links = useRef<HTMLUListElement>(null)
  // On a phone the row is longer than the screen.
  useEffect(() => {
    const current = links.current?.querySelector(`[href="${CSS.escape(pathname)}"]`)
    current?.scrollIntoView({ inline: 'nearest', block: 'nearest' })
  }, [pathname])
  return (
    <>
      <h1>Settings</h1>
      <div className="mt-4 grid items-start gap-4 lg:grid-cols-[13rem_minmax(0,1fr)] lg:gap-8">
        <nav aria-label="Settings" className="-mx-4 min-w-0 overflow-x-auto px-4 py-1 lg:mx-0 lg:px-0">
          <ul ref={links} className="flex gap-1 whitespace-nowrap lg:flex-col">
            {pages.map(({ to, label }) => (
              <li key={to}>
                <NavLink
                  to={to}
                  className="flex min-h-11 items-center rounded-lg px-3 hover:bg-sunk aria-[current=page]:bg-sunk aria-[current=page]:font-semibold"
                >
                  {label}
                </NavLink>
              </li>
            ))}
          </ul>
        </nav>
        <div className="min-w-0 max-w-4xl">
          <div className="grid gap-4">{children}</div>
        </div>
      </div>
    </>
  )
}
