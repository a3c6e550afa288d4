export type Figure = { label: string; figure: string | null }

/** Cards with the figures over all of a list; dashes when they could not be had. */
export function Figures({
  figures,
  className = 'lg:grid-cols-4',
}: {
  figures: Figure[]
  className?: string
}) {
  return (
    <dl className={`mt-4 grid grid-cols-2 gap-2 sm:gap-3 ${className}`}>
      {figures.map(({ label, figure }) => (
        <div key={label} className="admin-card min-w-0 px-3 py-2 sm:p-4">
          <dt className="text-muted text-sm">{label}</dt>
          <dd className="break-words font-semibold text-lg tabular-nums sm:mt-1 sm:text-2xl">
            {figure ?? <span title="Not available just now">—</span>}
          </dd>
        </div>
      ))}
    </dl>
  )
}
