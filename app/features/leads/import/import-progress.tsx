import { useEffect } from 'react'
import { Form, useNavigation, useRevalidator } from 'react-router'
import type { ImportDetail } from '#server/leads/import/read-imports.ts'

const LOOK_EVERY_MS = 1_000

/** How far an import is; looks again by itself. */
export function ImportProgress({ found }: { found: ImportDetail }) {
  const { revalidate, state } = useRevalidator()
  const busy = useNavigation().state !== 'idle'
  useEffect(() => {
    if (state !== 'idle') return
    const timer = setTimeout(revalidate, LOOK_EVERY_MS)
    return () => clearTimeout(timer)
  }, [revalidate, state])
  const isUndoing = found.status === 'undoing'
  const [done, total] = isUndoing ? [found.undone, found.imported] : [found.rowsRead, found.rowsTotal]
  return (
    <section aria-labelledby="progress" className="admin-card mt-4 max-w-2xl p-4">
      <h2 id="progress">{isUndoing ? 'Taking it back' : 'Importing'}</h2>
      <progress
        aria-labelledby="progress"
        value={done}
        max={Math.max(total, 1)}
        className="mt-3 h-3 w-full accent-[var(--accent)]"
      />
      <p className="mt-1 tabular-nums">{`${done} of ${total} ${isUndoing ? 'leads' : 'rows'}`}</p>
      <p className="mt-1 text-muted text-sm">You can go on with other things: it goes on by itself.</p>
      {isUndoing ? null : (
        <Form method="post" className="mt-3">
          <button type="submit" name="intent" value="cancel" disabled={busy} className="admin-button">
            Stop here
          </button>
        </Form>
      )}
    </section>
  )
}
