import { useFetcher } from 'react-router'
import { UNDO } from '#app/lib/office/undo-path.ts'
import { Button, ButtonLink } from '#app/ui/button.tsx'
import { OnceForm } from '#app/ui/site/once-form.tsx'
import { type BulkWork, bulkWorkPairs } from '#domain/leads/bulk-work.ts'
import { PartsProgress } from '../parts/parts-progress.tsx'
import { useParts } from '../parts/use-parts.ts'
import { BULK, type BulkProgress, type BulkResult, leadsCount } from './bulk-result.ts'

type Props = {
  work: BulkWork
  /** The filters of the list as a query. */
  matching: string
  count: { total: number; hasMore: boolean }
  back: string
}

/** Starts a change of many leads, and shows its progress. */
export function BulkRun({ work, matching, count, back }: Props) {
  const fetcher = useFetcher<BulkResult>({ key: 'bulk-run' })
  const busy = fetcher.state !== 'idle'
  const { form, progress, isRunning, isStopped, stop, begin } = useParts<BulkProgress>(
    fetcher,
    ({ next }) => next !== undefined,
  )
  const isDeletion = work.kind === 'delete'

  return (
    <div className="max-w-prose px-4 py-4">
      <p className="text-muted">
        {isDeletion
          ? 'They move to the bin for 30 days with their timelines, chats, demos and e-mails. The customers aren’t notified, so cancel upcoming demos first.'
          : 'Leads that have this value already stay unchanged. You can undo it.'}
      </p>
      {progress ? <Progress progress={progress} count={count} /> : null}
      <fetcher.Form
        ref={form}
        method="post"
        action={BULK}
        className="mt-4 flex flex-wrap gap-2"
        onSubmit={begin}
      >
        {[
          ['intent', 'change-many'],
          ...bulkWorkPairs(work),
          ['back', back],
          ['matching', matching],
          ...Object.entries(progress ?? {}).map(([name, value]) => [name, String(value ?? '')]),
        ].map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        {isRunning ? (
          <Button onClick={stop} disabled={isStopped}>
            {isStopped ? 'Stopping…' : 'Stop'}
          </Button>
        ) : (
          <>
            <Button type="submit" variant={isDeletion ? 'danger' : 'primary'} busy={busy}>
              {progress ? 'Continue' : isDeletion ? 'Delete' : 'Start'}
            </Button>
            <ButtonLink to={back} variant="quiet">
              {progress ? 'Back to leads' : 'Cancel'}
            </ButtonLink>
          </>
        )}
      </fetcher.Form>
      {progress && progress.changed > 0 && !isRunning ? (
        <OnceForm action={UNDO} className="mt-4">
          <input type="hidden" name="intent" value="undo" />
          <input type="hidden" name="changeId" value={progress.changeId} />
          <input type="hidden" name="next" value={back} />
          <Button type="submit">Undo</Button>
        </OnceForm>
      ) : null}
    </div>
  )
}

function Progress({ progress, count }: { progress: BulkProgress; count: Props['count'] }) {
  const { seen, changed } = progress
  const total = count.hasMore ? undefined : Math.max(count.total, seen)
  const done =
    total === undefined ? leadsCount(seen) : `${seen.toLocaleString('en-IN')} of ${leadsCount(total)}`
  const some = changed < seen ? `, ${changed.toLocaleString('en-IN')} changed` : ''
  return <PartsProgress seen={seen} total={total} told={`${done} processed${some}`} />
}
