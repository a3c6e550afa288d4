import { ChevronDown } from 'lucide-react'
import type { ReactNode } from 'react'
import { NavLink, useLocation } from 'react-router'
import { settingsPages } from '#app/office/settings-pages.ts'
import { Button } from '#app/ui/button.tsx'
import { Menu, MenuLink } from '#app/ui/menu.tsx'
import { Page } from '#app/ui/page.tsx'
import { PageHeader } from '#app/ui/page-header.tsx'
import { TEAM_PATH } from '#domain/accounts/paths.ts'

const pages: { to: string; label: string }[] = [
  ...settingsPages,
  // Screens of their own, which the team sees too or which were there before.
  { to: '/del-admin-dashboard/availability', label: 'Availability' },
  { to: TEAM_PATH, label: 'Team' },
]

/** The heading of all settings, with links to their pages: beside the page, or in a menu on phones. */
export function SettingsFrame({ children }: { children: ReactNode }) {
  const { pathname } = useLocation()
  const current = pages.find(({ to }) => pathname.startsWith(to))
  return (
    <Page>
      <PageHeader
        title="Settings"
        actions={
          <div className="md:hidden">
            <Menu label="Settings" trigger={<Button icon={ChevronDown}>{current?.label ?? 'Pages'}</Button>}>
              {pages.map(({ to, label }) => (
                <MenuLink key={to} to={to}>
                  {label}
                </MenuLink>
              ))}
            </Menu>
          </div>
        }
      />
      <div className="grid items-start md:grid-cols-[12rem_minmax(0,1fr)]">
        <nav
          aria-label="Settings"
          className="sticky top-[calc(var(--below-header)+var(--head))] grid gap-px p-2 pt-4 text-small max-md:hidden"
        >
          {pages.map(({ to, label }) => (
            <NavLink key={to} to={to} className="menu-link">
              {label}
            </NavLink>
          ))}
        </nav>
        <div className="grid min-w-0 max-w-4xl gap-4 p-4 md:pr-6">{children}</div>
      </div>
    </Page>
  )
}
