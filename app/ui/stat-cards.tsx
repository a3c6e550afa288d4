import type { ReactNode } from 'react'

export type Stat = {
  label: string
  /** Null if it could not be computed. */
  value: ReactNode
  note?: ReactNode
}

/** Figures side by side, each with a label and a note. */
export function StatCards({ stats }: { stats: readonly Stat[] }) {
  return (
    <dl className="grid grid-cols-[repeat(auto-fit,minmax(9rem,1fr))] overflow-hidden rounded-xl border border-line bg-card">
      {stats.map(({ label, value, note }) => (
        <div key={label} className="min-w-0 px-4 py-3 shadow-[1px_0_0_var(--line),0_1px_0_var(--line)]">
          <dt className="text-muted text-small">{label}</dt>
          <dd className="break-words font-semibold text-xl leading-7">
            {value ?? <span title="Not available just now">—</span>}
          </dd>
          {note ? <dd className="text-faint text-xs">{note}</dd> : null}
        </div>
      ))}
    </dl>
  )
}
