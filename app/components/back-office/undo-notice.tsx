import { useEffect, useEffectEvent, useRef, useSyncExternalStore } from 'react'
import { useFetcher, useLocation, useSubmit } from 'react-router'
import type { ChangeResult } from './change-result.ts'
import { lastAnswer, lastChange } from './last-change.ts'
import { UNDO, type UndoResult } from './undo-progress.ts'

/** Where a page already says what was done, Undo is about something else: a mail that was sent stays sent. */
const besides: Record<string, string> = {
  reply: 'The lead was changed with it.',
  'log-whatsapp': 'The lead was changed with it.',
  remove: 'Nobody works on their leads any more.',
}

/** Whoever moves on this long after a change does not want it back. */
const SEEN_AFTER_MS = 10_000

/**
 * What was changed last and the way back, over whatever screen is shown. Without scripts it stands in the page, and
 * the address says what takes the change back.
 */
export function UndoNotice() {
  // There before its words are, or nobody hears them.
  return (
    <div role="status">
      <Offer />
    </div>
  )
}

function Offer() {
  const fetcher = useFetcher<UndoResult>({ key: 'undo-change' })
  const { pathname, search, key } = useLocation()
  const last = useSyncExternalStore(lastChange.subscribe, lastChange.current, () => undefined)
  useForgetting(last, key)
  useLongUndo(fetcher.data)
  const hasAnswer =
    useSyncExternalStore(lastAnswer.subscribe, lastAnswer.current, () => undefined) !== undefined
  const address = new URLSearchParams(hasAnswer ? '' : search)
  const changeId = last ? last.undo?.changeId : address.get('undo')
  if (!last && address.get('done') === 'undone') {
    return (
      <p className="mb-3 rounded-lg border border-success p-3 text-success">The change was taken back.</p>
    )
  }
  if (!changeId) return null
  const by = last?.undo?.by
  const busy = fetcher.state !== 'idle'
  return (
    <div
      className={`${last ? 'fixed inset-x-4 top-[calc(var(--below-header)+0.25rem)] z-9 mx-auto w-fit max-w-[calc(100%-2rem)] shadow-lg' : 'mb-3'} flex items-center gap-x-4 gap-y-2 rounded-xl border border-edge bg-card py-2 pr-2 pl-4`}
    >
      <p className="min-w-0 [overflow-wrap:anywhere]">
        {last?.undo?.label ?? besides[address.get('done') ?? ''] ?? 'Changed.'}
      </p>
      <fetcher.Form
        method="post"
        action={by?.action ?? UNDO}
        className="flex shrink-0 gap-2"
        autoComplete="off"
      >
        <input type="hidden" name="changeId" value={changeId} />
        <input type="hidden" name="next" value={last?.undo?.next ?? pathname + search} />
        {Object.entries(by?.fields ?? {}).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <button type="submit" disabled={busy} data-undo className="admin-button">
          {busy ? 'Taking back…' : 'Undo'}
        </button>
        {last ? (
          <button
            type="button"
            aria-label="Keep the change"
            className="admin-button"
            onClick={() => lastChange.set(undefined)}
          >
            ✕
          </button>
        ) : null}
      </fetcher.Form>
    </div>
  )
}

/** What can't be taken back at once goes on on a page of its own, which shows how far it is. */
function useLongUndo(result: UndoResult | undefined) {
  const submit = useSubmit()
  const goOn = useEffectEvent(({ progress, next = '' }: UndoResult) => {
    lastChange.set(undefined)
    const fields = Object.entries({ ...progress, next }).map(([name, value]) => [name, String(value)])
    void submit(Object.fromEntries(fields), { method: 'post', action: UNDO })
  })
  useEffect(() => {
    if (result?.ok && result.progress) goOn(result)
  }, [result])
}

/** The offer goes when somebody moves on to another page, unless the change itself led there. */
function useForgetting(last: ChangeResult | undefined, place: string) {
  const since = useRef(0)
  const forget = useEffectEvent(() => {
    if (last && performance.now() - since.current > SEEN_AFTER_MS) lastChange.set(undefined)
  })
  useEffect(() => {
    if (last) since.current = performance.now()
  }, [last])
  // biome-ignore lint/correctness/useExhaustiveDependencies: the place tells when to look
  useEffect(() => forget(), [place])
}
