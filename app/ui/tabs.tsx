import { Link } from 'react-router'

type Tab = { to: string; label: string; count?: number | string | undefined; isCurrent: boolean }

/** Links between views of one screen, with the number of entries in each. */
export function Tabs({ label, tabs }: { label: string; tabs: readonly Tab[] }) {
  return (
    <nav aria-label={label} className="-m-1 flex min-w-0 gap-0.5 overflow-x-auto p-1 [scrollbar-width:none]">
      {tabs.map(({ to, label, count, isCurrent }) => (
        <Link
          key={to}
          to={to}
          aria-current={isCurrent ? 'page' : undefined}
          className="inline-flex min-h-11 flex-none items-center gap-1.5 whitespace-nowrap rounded-md px-2.5 font-[550] text-muted text-small hover:bg-hover hover:text-ink aria-[current]:bg-pressed aria-[current]:text-ink md:min-h-7 forced-colors:aria-[current]:border"
        >
          {label}
          {count === undefined ? null : <span className="font-medium text-muted text-xs">{count}</span>}
        </Link>
      ))}
    </nav>
  )
}
