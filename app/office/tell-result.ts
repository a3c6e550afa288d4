import type { OfficeResult, OfficeUndo } from '#app/lib/office/office-result.ts'
import { clearToasts, showToast } from '#app/ui/site/toasts.ts'

/** There is one message at a time; the next action removes it. */
const TOPIC = 'office'
const DONE_MS = 5_000
const UNDO_MS = 8_000

type Told = Pick<OfficeResult, 'ok' | 'message' | 'description' | 'undo' | 'isQuiet'>

let runUndo: ((undo: OfficeUndo) => void) | undefined

/** Sets the function that sends an undo form, while the frame of the office is mounted. */
export function setUndoRunner(run: typeof runUndo): void {
  runUndo = run
}

/** Shows how an action ended, with an Undo button if it can be undone. */
export function tellResult({ ok, message, description, undo, isQuiet }: Told): void {
  clearToasts(TOPIC)
  if (isQuiet) return
  showToast({
    title: message,
    description: description ?? undo?.label,
    tone: ok ? 'success' : 'error',
    topic: TOPIC,
    shownMs: !ok ? Number.POSITIVE_INFINITY : undo ? UNDO_MS : DONE_MS,
    ...(undo && { action: { label: 'Undo', run: () => runUndo?.(undo), isUndo: true } }),
  })
}

/** Removes the message of the last action. */
export function clearResult(): void {
  clearToasts(TOPIC)
}
