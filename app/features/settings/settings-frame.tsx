import { ChevronDown } from 'lucide-react'
import { Fragment, type ReactNode } from 'react'
import { Link, useLocation } from 'react-router'
import { Page } from '#app/office/page.tsx'
import { Button } from '#app/ui/button.tsx'
import { smallIcon } from '#app/ui/icon.ts'
import { Menu, MenuHeading, MenuLink } from '#app/ui/overlay/menu.tsx'

type Props = {
  title: string
  /** A page whose address begins with that of another one comes after it. */
  pages: readonly { to: string; label: string; heading?: string }[]
  children: ReactNode
}

/** The heading of several pages, with links to them: beside the page, or in a menu on phones. */
export function SettingsFrame({ title, pages, children }: Props) {
  const { pathname } = useLocation()
  const current = pages.findLast(({ to }) => pathname.startsWith(to))
  return (
    <Page
      title={title}
      name={current?.label}
      actions={
        <div className="md:hidden">
          <Menu
            label={title}
            trigger={
              <Button>
                {current?.label ?? 'Pages'}
                <ChevronDown {...smallIcon} />
              </Button>
            }
          >
            {pages.map(({ to, label, heading }) => (
              <Fragment key={to}>
                {heading ? <MenuHeading>{heading}</MenuHeading> : null}
                <MenuLink to={to}>{label}</MenuLink>
              </Fragment>
            ))}
          </Menu>
        </div>
      }
    >
      <div className="grid items-start md:grid-cols-[12rem_minmax(0,1fr)]">
        <nav
          aria-label={title}
          className="sticky top-[calc(var(--below-header)+var(--head))] grid gap-px p-2 pt-4 text-small max-md:hidden"
        >
          {pages.map((page) => (
            <Fragment key={page.to}>
              {page.heading ? (
                <p className="px-2.5 pt-3 pb-1 font-medium text-faint text-xs first:pt-0">{page.heading}</p>
              ) : null}
              <Link to={page.to} aria-current={page === current ? 'page' : undefined} className="menu-link">
                {page.label}
              </Link>
            </Fragment>
          ))}
        </nav>
        <div className="grid min-w-0 max-w-4xl gap-4 p-4 md:pr-6">
          {current?.to === pathname ? (
            <h2 className="max-md:sr-only md:has-[+p]:-mb-3">{current.label}</h2>
          ) : null}
          {children}
        </div>
      </div>
    </Page>
  )
}
