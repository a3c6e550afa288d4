/** The progress of a change to many leads, as a bar and in words. */
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
        aria-label="Progress"
        className="block h-3 w-full accent-marigold"
        max={total ?? 1}
        value={total === undefined ? undefined : seen}
      />
      <p role="status" className="mt-1 text-muted text-sm tabular-nums">
        {told}
      </p>
    </div>
  )
}
