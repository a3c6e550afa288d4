type Props = {
  figures: readonly (readonly [label: string, value: string | null, note?: string])[]
}

/** The figures over a whole list in one line; null stands for a value that could not be computed. */
export function ListFigures({ figures }: Props) {
  return (
    <dl className="flex flex-wrap gap-x-3 py-1.5 md:gap-x-6">
      {figures.map(([label, value, note]) => (
        <div key={label} className="flex gap-1.5">
          <dt>{label}</dt>
          <dd className="font-[580] text-ink">{value ?? <span title="Not available just now">—</span>}</dd>
          {value && note ? <dd>{note}</dd> : null}
        </div>
      ))}
    </dl>
  )
}
