import { Link, useActionData, useFetcher } from 'react-router'
import { UNDO, type UndoProgress } from '#app/components/back-office/undo-progress.ts'
import { backOfficeAddress } from '#app/lib/back-office-address.ts'
import type { OfficeResult } from '#app/lib/office-result.ts'
import { leadsCount } from './bulk/bulk-result.ts'
import { PartsProgress } from './parts/parts-progress.tsx'
import { useParts } from './parts/use-parts.ts'

type UndoResult = OfficeResult<{ progress: UndoProgress; next: string }>

/** How far taking back a change of very many leads is, part by part. Afterwards it leads back. */
export function UndoPage() {
  const fetcher = useFetcher<UndoResult>({ key: 'undo-run' })
  const { form, progress, isRunning, isStopped, stop, begin } = useParts<UndoProgress>(fetcher, () => true)
  const back = backOfficeAddress(useActionData<UndoResult>()?.next ?? '')
  return (
    <section className="max-w-prose">
      <h1>Take a change back</h1>
      {progress ? (
        <fetcher.Form ref={form} method="post" action={UNDO} onSubmit={begin}>
          <Progress progress={progress} />
          {Object.entries({ intent: 'undo', ...progress, next: back }).map(([name, value]) => (
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
        <>
          <p className="mt-3 text-muted">After a change, the screen offers to undo it.</p>
          <p className="mt-4">
            <Link to={back} className="admin-button">
              Back
            </Link>
          </p>
        </>
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
