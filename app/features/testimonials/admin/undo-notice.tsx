import { useSyncExternalStore } from 'react'
import { useFetcher } from 'react-router'
import { Notice } from '#app/components/back-office/notice.tsx'
import { lastChange } from './last-change.ts'
import type { Done, TestimonialResult, Undo } from './testimonial-result.ts'

type Props = {
  /** What a form that was sent without scripts came to. */
  result: TestimonialResult | undefined
  done: Done | undefined
  /** Only changes of this testimonial are shown. */
  only?: string
}

/** What was changed last, and the way back; it stays in sight while the page is scrolled. */
export function UndoNotice({ result, done, only }: Props) {
  const fetcher = useFetcher({ key: 'undo-testimonials' })
  const last = useSyncExternalStore(lastChange.subscribe, lastChange.current, () => undefined)
  if (result && !result.ok) return <Notice result={result} done={undefined} />
  const isAbout = (undo: Undo | undefined) => !only || undo?.ids.some((id) => id.startsWith(only))
  const shown = last && isAbout(last.undo) ? last : done
  if (!shown?.description) return null
  return (
    <div className="sticky top-(--below-header) z-5 mt-3 flex flex-wrap items-center gap-x-4 gap-y-2 rounded-lg border border-success bg-card px-3 py-2">
      {/* With scripts a toast has said it. */}
      <p role={last ? undefined : 'status'} className="min-w-0 flex-1 text-success">
        {shown.description}
      </p>
      {shown.undo ? (
        <fetcher.Form method="post">
          {shown.undo.ids.map((id) => (
            <input key={id} type="hidden" name="id" value={id} />
          ))}
          <button
            type="submit"
            name="intent"
            value={shown.undo.intent}
            disabled={fetcher.state !== 'idle'}
            className="admin-button"
          >
            {shown.undo.intent === 'restore' ? 'Bring back' : 'Undo'}
          </button>
        </fetcher.Form>
      ) : null}
    </div>
  )
}
