/** Rows of a receipt; the third stands out. */
export function Bill({ rows }: { rows: readonly { label: string; value: string }[] }) {
  return (
    <dl className="bill">
      {rows.map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
