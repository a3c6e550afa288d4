import type { OfficeResult, OfficeUndo } from '#app/lib/office/office-result.ts'
import { clearToasts, showToast } from '#app/ui/site/toasts.ts'

/** One message at a time: the next action takes it away. */
const TOPIC = 'office'
const DONE_MS = 5_000
const UNDO_MS = 8_000

type Told = Pick<OfficeResult, 'ok' | 'message' | 'description' | 'undo' | 'isQuiet'>

let runUndo: ((undo: OfficeUndo) => void) | undefined

/** Sets what sends the form that takes a change back, while the office's frame is mounted. */
export function setUndoRunner(run: typeof runUndo): void {
  runUndo = run
}

/** Says how an action ended, with a button that takes it back where that is possible. */
export function tellResult({ ok, message, description, undo, isQuiet }: Told): void {
  clearToasts(TOPIC)
  if (isQuiet) return
  showToast({
    title: message,
    description: description ?? undo?.label,
    tone: ok ? 'success' : 'error',
    topic: TOPIC,
    shownMs: !ok ? Number.POSITIVE_INFINITY : undo ? UNDO_MS : DONE_MS,
    ...(undo && { action: { label: 'Undo', run: () => runUndo?.(undo) } }),
  })
}

/** Takes away what was said of the last action, because the next one begins. */
export function clearResult(): void {
  clearToasts(TOPIC)
}
