import { Link, useFetcher } from 'react-router'
import { OnceForm } from '#app/components/ui/once-form.tsx'
import { UNDO } from '#app/lib/undo-path.ts'
import { type BulkWork, bulkWorkPairs } from '#domain/leads/bulk-work.ts'
import type { TeamMember } from '#server/accounts/team-members.ts'
import { PartsProgress } from '../parts/parts-progress.tsx'
import { useParts } from '../parts/use-parts.ts'
import { BULK, type BulkProgress, type BulkResult, bulkQuestion, leadsCount } from './bulk-result.ts'

type Props = {
  work: BulkWork
  ids: string[]
  /** The filters of the list, as its address says them. */
  matching: string
  count: { total: number; hasMore: boolean }
  /** How many they are, in words. */
  leads: string
  back: string
  members: TeamMember[]
}

/** Asks, then does it part by part and shows how far it is. */
export function BulkRun({ work, ids, matching, count, leads, back, members }: Props) {
  const fetcher = useFetcher<BulkResult>({ key: 'bulk-run' })
  const busy = fetcher.state !== 'idle'
  const { form, progress, isRunning, isStopped, stop, begin } = useParts<BulkProgress>(
    fetcher,
    ({ next }) => next !== undefined,
  )
  const danger = work.kind === 'delete' ? 'admin-button-danger' : 'admin-button-primary'

  return (
    <>
      <h1>{bulkQuestion(work, leads, members)}</h1>
      {work.kind === 'delete' ? (
        <p className="mt-2">
          Their answers, timelines, chats and demos and the e-mails about them go too. For 30 days all of it
          can be brought back from the bin. They are not told: cancel demos that are still to come first.
        </p>
      ) : (
        <p className="mt-2 text-muted">Those that are so already stay as they are. It can be taken back.</p>
      )}
      {progress ? <Progress progress={progress} count={count} /> : null}
      <fetcher.Form
        ref={form}
        method="post"
        action={BULK}
        className="mt-4 flex flex-wrap gap-3"
        onSubmit={begin}
      >
        {[
          ['intent', 'change-many'],
          ...bulkWorkPairs(work),
          ['back', back],
          ...(ids.length > 0 ? [] : [['matching', matching]]),
          ...Object.entries(progress ?? {}).map(([name, value]) => [name, String(value ?? '')]),
        ].map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        {ids.map((id) => (
          <input key={id} type="hidden" name="id" value={id} />
        ))}
        {isRunning && ids.length === 0 ? (
          <button type="button" className="admin-button" onClick={stop} disabled={isStopped}>
            {isStopped ? 'Stopping…' : 'Stop'}
          </button>
        ) : (
          <button type="submit" disabled={busy} className={`admin-button ${danger}`}>
            {busy ? 'Working…' : progress ? 'Go on' : work.kind === 'delete' ? 'Delete' : 'Start'}
          </button>
        )}
        {isRunning ? null : (
          <Link to={back} className="admin-button">
            {progress ? 'Leave it so' : 'Cancel'}
          </Link>
        )}
      </fetcher.Form>
      {progress && progress.changed > 0 && !isRunning ? (
        <OnceForm action={UNDO} className="mt-4">
          <input type="hidden" name="intent" value="undo" />
          <input type="hidden" name="changeId" value={progress.changeId} />
          <input type="hidden" name="next" value={back} />
          <button type="submit" className="admin-button">
            Take back what was done
          </button>
        </OnceForm>
      ) : null}
    </>
  )
}

function Progress({ progress, count }: { progress: BulkProgress; count: Props['count'] }) {
  const { seen, changed } = progress
  const total = count.hasMore ? undefined : Math.max(count.total, seen)
  const gone =
    total === undefined ? leadsCount(seen) : `${seen.toLocaleString('en-IN')} of ${leadsCount(total)}`
  const those = changed < seen ? `, ${changed.toLocaleString('en-IN')} changed` : ''
  return <PartsProgress seen={seen} total={total} told={`${gone} gone through${those}`} />
}
