export type Figure = { label: string; figure: string | null }

type Props = {
  figures: Figure[]
  className?: string
  /** Whether they are what the page is about; above a list, phones have them in one line. */
  isMain?: boolean
}

/** The figures over all of a list; dashes when they could not be had. */
export function Figures({ figures, className = 'lg:grid-cols-4', isMain = false }: Props) {
  const list = isMain ? 'grid grid-cols-2 gap-2' : 'flex flex-wrap gap-x-4 gap-y-0.5 sm:grid sm:grid-cols-2'
  const card = isMain
    ? 'px-3 py-2'
    : 'max-sm:flex max-sm:items-baseline max-sm:gap-1.5 max-sm:border-0 max-sm:bg-transparent'
  const size = isMain ? 'text-lg' : 'text-sm'
  return (
    <dl className={`mt-3 sm:mt-4 sm:gap-3 ${list} ${className}`}>
      {figures.map(({ label, figure }) => (
        <div key={label} className={`admin-card min-w-0 sm:block sm:p-4 ${card}`}>
          <dt className="text-muted text-sm">{label}</dt>
          <dd className={`break-words font-semibold tabular-nums sm:mt-1 sm:text-2xl ${size}`}>
            {figure ?? <span title="Not available just now">—</span>}
          </dd>
        </div>
      ))}
    </dl>
  )
}
