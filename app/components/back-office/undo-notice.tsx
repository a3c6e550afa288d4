import { useEffect, useEffectEvent, useRef, useSyncExternalStore } from 'react'
import { useFetcher, useLocation, useSubmit } from 'react-router'
import type { ChangeResult } from './change-result.ts'
import { lastChange } from './last-change.ts'
import { UNDO, type UndoResult } from './undo-progress.ts'

/** Whoever moves on this long after a change does not want it back. */
const SEEN_AFTER_MS = 10_000

/** The last change with its Undo button, on every screen. */
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
  if (!last?.undo) return null
  const { changeId, label, next, by } = last.undo
  const busy = fetcher.state !== 'idle'
  return (
    <div className="fixed inset-x-4 top-[calc(var(--below-header)+0.25rem)] z-9 mx-auto w-fit max-w-[calc(100%-2rem)] shadow-lg flex items-center gap-x-4 gap-y-2 rounded-xl border border-edge bg-card py-2 pr-2 pl-4">
      <p className="min-w-0 [overflow-wrap:anywhere]">{label}</p>
      <fetcher.Form
        method="post"
        action={by?.action ?? UNDO}
        className="flex shrink-0 gap-2"
        autoComplete="off"
      >
        <input type="hidden" name="changeId" value={changeId} />
        <input type="hidden" name="next" value={next ?? pathname + search} />
        {Object.entries(by?.fields ?? {}).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <button type="submit" disabled={busy} data-undo className="admin-button">
          {busy ? 'Taking back…' : 'Undo'}
        </button>
        <button
          type="button"
          aria-label="Keep the change"
          className="admin-button"
          onClick={() => lastChange.set(undefined)}
        >
          ✕
        </button>
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
