const widths = ['w-2/5', 'w-full', 'w-3/4']

/** Grey lines in the place of text that is loading. */
export function Skeleton() {
  return (
    <div role="status" className="grid gap-3 py-2">
      <span className="sr-only">Loading</span>
      {Array.from({ length: 6 }, (_, line) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the lines have nothing else
        <span key={line} className={`h-3 animate-pulse rounded bg-pressed ${widths[line % widths.length]}`} />
      ))}
    </div>
  )
}
