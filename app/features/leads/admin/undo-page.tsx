import { Link, useFetcher } from 'react-router'
import type { Told } from '#app/components/back-office/change-result.ts'
import { Notice } from '#app/components/back-office/notice.tsx'
import { UNDO, type UndoProgress, type UndoResult } from '#app/components/back-office/undo-progress.ts'
import { leadsCount } from './bulk/bulk-result.ts'
import { PartsProgress } from './parts/parts-progress.tsx'
import { useKept } from './parts/use-kept.ts'
import { useParts } from './parts/use-parts.ts'

type Props = { result: UndoResult | Told | undefined; back: string }

/** What taking a change back came to; of one to very many how far it is, part by part. */
export function UndoPage({ result, back }: Props) {
  const fetcher = useFetcher<UndoResult>({ key: 'undo-run' })
  const last: UndoResult | undefined = fetcher.data ?? result
  const goesOn = last?.ok === true && last.progress !== undefined
  const progress = useKept(last?.progress)
  const { form, isRunning, isStopped, stop, begin } = useParts(fetcher, goesOn)
  const isDone = last?.ok === true && !goesOn
  return (
    <section className="max-w-prose">
      <h1>Take a change back</h1>
      <Notice result={goesOn ? undefined : last} />
      {last ? null : <p className="mt-3 text-muted">After a change, the screen offers to undo it.</p>}
      {last?.ok && last.description ? <p className="mt-3">{last.description}</p> : null}
      {progress && !isDone ? (
        <fetcher.Form ref={form} method="post" action={UNDO} onSubmit={begin}>
          <Progress progress={progress} />
          {Object.entries({ ...progress, next: back }).map(([name, value]) => (
            <input key={name} type="hidden" name={name} value={value} />
          ))}
          <div className="mt-4 flex flex-wrap gap-3">
            {isRunning ? (
              <button type="button" className="admin-button" onClick={stop} disabled={isStopped}>
                {isStopped ? 'Stopping…' : 'Stop'}
              </button>
            ) : (
              <>
                <button type="submit" className="admin-button admin-button-primary">
                  Go on
                </button>
                <Link to={back} className="admin-button">
                  Leave it so
                </Link>
              </>
            )}
          </div>
        </fetcher.Form>
      ) : (
        <p className="mt-4">
          <Link to={back} className="admin-button">
            Back
          </Link>
        </p>
      )}
    </section>
  )
}

function Progress({ progress: { back, stayed, left } }: { progress: UndoProgress }) {
  const total = back + stayed + left
  const those = stayed > 0 ? `, ${stayed.toLocaleString('en-IN')} stay as they are` : ''
  return (
    <PartsProgress
      seen={back + stayed}
      total={total}
      told={`${back.toLocaleString('en-IN')} of ${leadsCount(total)} taken back${those}`}
    />
  )
}
