import { Link2Off } from 'lucide-react'
import { useFetcher } from 'react-router'
import { useKeptFocus } from '#app/office/use-kept-focus.ts'
import { Badge } from '#app/ui/badge.tsx'
import { Button } from '#app/ui/button.tsx'
import { Card } from '#app/ui/card.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { Page } from '#app/ui/page.tsx'
import { PageHeader } from '#app/ui/page-header.tsx'
import { formatDay } from '#domain/indian-time.ts'

type LostPath = { path: string; hits: number; last_seen_at: string; settled_at: string | null }
type Props = { paths: LostPath[] }

const counted = new Intl.NumberFormat('en-IN')

/** The addresses that visitors opened and that don't exist; each can be marked done. */
export function LostPathsScreen({ paths }: Props) {
  const waiting = paths.filter(({ settled_at }) => settled_at === null).length
  const heading = useKeptFocus(waiting, (before, now) => now !== before)
  return (
    <Page>
      <PageHeader title="Broken links" headingRef={heading} />
      <div className="grid max-w-4xl gap-3 p-4">
        <p className="text-muted text-small">
          Addresses that visitors opened but that don’t exist. One that is marked done comes back when it is
          opened again.
        </p>
        <Card isFlush>
          {paths.length === 0 ? (
            <EmptyState icon={Link2Off} title="No broken links" />
          ) : (
            <ul className="divide-y divide-line">
              {paths.map((lost) => (
                <Row key={lost.path} lost={lost} />
              ))}
            </ul>
          )}
        </Card>
      </div>
    </Page>
  )
}

function Row({ lost: { path, hits, last_seen_at, settled_at } }: { lost: LostPath }) {
  const fetcher = useFetcher()
  const isSettled = settled_at !== null
  const label = isSettled ? 'Reopen' : 'Mark done'
  return (
    <li data-row="" className="flex min-w-0 flex-wrap items-center gap-x-4 gap-y-1 px-4 py-1.5 text-small">
      <bdi className="min-w-0 flex-1 basis-60 font-[550] [overflow-wrap:anywhere]">{path}</bdi>
      {isSettled ? <Badge>Done</Badge> : null}
      <p className="text-muted">
        {hits === 1 ? 'once' : `${counted.format(hits)} times`}, last on{' '}
        <time dateTime={last_seen_at} className="whitespace-nowrap">
          {formatDay(last_seen_at)}
        </time>
      </p>
      <fetcher.Form method="post">
        <input type="hidden" name="path" value={path} />
        <Button
          type="submit"
          size="small"
          name="intent"
          value={isSettled ? 'unsettle' : 'settle'}
          disabled={fetcher.state !== 'idle'}
          aria-label={`${label} ${path}`}
        >
          {label}
        </Button>
      </fetcher.Form>
    </li>
  )
}
