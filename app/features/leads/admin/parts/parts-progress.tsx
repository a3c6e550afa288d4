/** How far something is that is done with many leads; of how many only where that is known. */
export function PartsProgress({
  seen,
  total,
  told,
}: {
  seen: number
  total: number | undefined
  told: string
}) {
  return (
    <div className="mt-4">
      <progress
        aria-label="How far it is"
        className="admin-progress"
        max={total ?? 1}
        value={total === undefined ? undefined : seen}
      />
      <p role="status" className="mt-1 text-muted text-sm tabular-nums">
        {told}
      </p>
    </div>
  )
}
