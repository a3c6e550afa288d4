import { useSyncExternalStore } from 'react'
import { useFetcher } from 'react-router'
import { Notice } from '#app/components/back-office/notice.tsx'
import { lastChange } from './last-change.ts'
import type { TestimonialResult, Undo } from './testimonial-result.ts'

type Props = {
  /** How a form ended that was sent before scripts ran. */
  result: TestimonialResult | undefined
  /** Only changes of this testimonial are shown. */
  only?: string
}

/** What was changed last, and the way back; it stays in sight while the page is scrolled. */
export function UndoNotice({ result, only }: Props) {
  const fetcher = useFetcher({ key: 'undo-testimonials' })
  const last = useSyncExternalStore(lastChange.subscribe, lastChange.current, () => undefined)
  if (result && !last) return <Notice result={result} />
  const isAbout = (undo: Undo | undefined) => !only || undo?.ids.some((id) => id.startsWith(only))
  if (!last?.description || !isAbout(last.undo)) return null
  return (
    <div className="sticky top-(--below-header) z-5 mt-3 flex flex-wrap items-center gap-x-4 gap-y-2 rounded-lg border border-success bg-card px-3 py-2">
      {/* A toast has said it. */}
      <p className="min-w-0 flex-1 text-success">{last.description}</p>
      {last.undo ? (
        <fetcher.Form method="post">
          {last.undo.ids.map((id) => (
            <input key={id} type="hidden" name="id" value={id} />
          ))}
          <button
            type="submit"
            name="intent"
            value={last.undo.intent}
            disabled={fetcher.state !== 'idle'}
            className="admin-button"
          >
            {last.undo.intent === 'restore' ? 'Bring back' : 'Undo'}
          </button>
        </fetcher.Form>
      ) : null}
    </div>
  )
}
