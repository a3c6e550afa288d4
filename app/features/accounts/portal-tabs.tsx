import { Link } from 'react-router'

const tabs = [
  { tab: 'sign-in', label: 'Admin Sign In' },
  { tab: 'register', label: 'Register Admin' },
] as const

export type PortalTab = (typeof tabs)[number]['tab']

/** Two links that look like tabs: each has its own address, so they work by keyboard and without scripts. */
export function PortalTabs({ current, next }: { current: PortalTab; next: string | null }) {
  return (
    <nav aria-label="Sign in or register" className="mb-6 grid grid-cols-2 gap-1 rounded-xl bg-sunk p-1">
      {tabs.map(({ tab, label }) => {
        const query = new URLSearchParams()
        if (tab === 'register') query.set('tab', tab)
        if (next) query.set('next', next)
        return (
          <Link
            key={tab}
            to={{ search: query.toString() }}
            replace
            preventScrollReset
            aria-current={tab === current ? 'page' : undefined}
            className={`whitespace-nowrap rounded-lg border px-1 py-2.5 text-center font-semibold text-sm sm:text-base ${
              tab === current
                ? 'border-edge bg-card text-ink'
                : 'border-transparent text-muted hover:text-ink'
            }`}
          >
            {label}
          </Link>
        )
      })}
    </nav>
  )
}
