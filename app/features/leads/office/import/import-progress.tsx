import { Form, useNavigation, useRevalidator } from 'react-router'
import { usePolling } from '#app/office/use-polling.ts'
import { Button } from '#app/ui/button.tsx'
import { Card } from '#app/ui/card.tsx'
import type { ImportDetail } from '#server/leads/import/read-imports.ts'

const LOOK_EVERY_MS = 1_000

/** The progress of an import, which refreshes itself. */
export function ImportProgress({ found }: { found: ImportDetail }) {
  const { revalidate, state } = useRevalidator()
  const busy = useNavigation().state !== 'idle'
  usePolling(() => state === 'idle' && revalidate(), { everyMs: LOOK_EVERY_MS })
  return (
    <Card title="Importing" className="max-w-2xl">
      <progress
        aria-label="Importing"
        value={found.rowsRead}
        max={Math.max(found.rowsTotal, 1)}
        className="h-2 w-full accent-[var(--accent)]"
      />
      <p className="mt-1">{`${found.rowsRead} of ${found.rowsTotal} rows`}</p>
      <p className="mt-1 text-muted text-small">You can leave this page. The work goes on.</p>
      <Form method="post" className="mt-3">
        <Button type="submit" name="intent" value="cancel" disabled={busy}>
          Stop import
        </Button>
      </Form>
    </Card>
  )
}
