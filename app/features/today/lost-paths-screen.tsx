import { useFetcher } from 'react-router'
import { useKeptFocus } from '#app/components/back-office/use-kept-focus.ts'
import { formatDay } from '#domain/indian-time.ts'

type LostPath = { path: string; hits: number; last_seen_at: string; settled_at: string | null }
type Props = { paths: LostPath[] }

const counted = new Intl.NumberFormat('en-IN')

/** The addresses that visitors opened and that don't exist; each can be marked done. */
export function LostPathsScreen({ paths }: Props) {
  const waiting = paths.filter(({ settled_at }) => settled_at === null).length
  const heading = useKeptFocus(waiting, (before, now) => now !== before)
  return (
    <>
      <h1 ref={heading} tabIndex={-1} className="outline-none">
        Broken links
      </h1>
      <p className="mt-1 max-w-prose text-muted">
        Addresses that visitors opened but that don’t exist. One that is marked done comes back when it is
        opened again.
      </p>
      {paths.length === 0 ? (
        <p className="admin-card mt-4 p-8 text-center">No broken links.</p>
      ) : (
        <ul className="admin-card mt-4 max-w-4xl divide-y divide-line">
          {paths.map((lost) => (
            <Row key={lost.path} lost={lost} />
          ))}
        </ul>
      )}
    </>
  )
}

function Row({ lost: { path, hits, last_seen_at, settled_at } }: { lost: LostPath }) {
  const fetcher = useFetcher()
  const isSettled = settled_at !== null
  const label = isSettled ? 'Reopen' : 'Mark done'
  return (
    <li data-row="" className="flex min-w-0 flex-wrap items-center justify-between gap-x-6 gap-y-2 px-4 py-3">
      <div className="min-w-0 flex-1 basis-60">
        <p className="flex flex-wrap items-center gap-x-2 [overflow-wrap:anywhere]">
          <bdi>{path}</bdi>
          {isSettled ? <span className="rounded-full border border-edge px-2 text-sm">done</span> : null}
        </p>
        <p className="text-muted text-sm">
          {hits === 1 ? 'once' : `${counted.format(hits)} times`}, last on{' '}
          <time dateTime={last_seen_at} className="whitespace-nowrap">
            {formatDay(last_seen_at)}
          </time>
        </p>
      </div>
      <fetcher.Form method="post">
        <input type="hidden" name="path" value={path} />
        <button
          type="submit"
          name="intent"
          value={isSettled ? 'unsettle' : 'settle'}
          disabled={fetcher.state !== 'idle'}
          className="admin-button"
        >
          <span>
            {label}
            <span className="sr-only"> {path}</span>
          </span>
        </button>
      </fetcher.Form>
    </li>
  )
}
