import { useEffect, useSyncExternalStore } from 'react'
import { dismissToast, type Toast, toastStore } from '#app/components/ui/toasts.ts'

const SHOWN_MS = 8_000
const none: readonly Toast[] = []

/** Where the back office's toasts appear. */
export function Toasts() {
  const toasts = useSyncExternalStore(toastStore.subscribe, toastStore.current, () => none)
  return (
    <section
      aria-label="Messages"
      className="fixed inset-x-4 bottom-4 z-20 ml-auto grid max-w-sm gap-2 sm:left-auto sm:w-96"
    >
      {toasts.map((toast) => (
        <ToastCard key={toast.id} toast={toast} />
      ))}
    </section>
  )
}

const tones: Record<Toast['tone'], string> = {
  neutral: 'border-edge bg-card',
  success: 'border-success bg-card',
  error: 'border-danger bg-danger-paper',
}

/** A failure stays until it is dismissed; the rest goes by itself. */
function ToastCard({ toast }: { toast: Toast }) {
  const stays = toast.tone === 'error'
  useEffect(() => {
    if (stays) return
    const timer = setTimeout(() => dismissToast(toast.id), SHOWN_MS)
    return () => clearTimeout(timer)
  }, [toast.id, stays])
  return (
    <div
      role={stays ? 'alert' : 'status'}
      className={`flex items-center gap-3 rounded-xl border-2 p-4 shadow-lg ${tones[toast.tone]}`}
    >
      <div className="min-w-0 flex-1 break-words">
        <p className="font-semibold">{toast.title}</p>
        {toast.description ? <p>{toast.description}</p> : null}
      </div>
      <button type="button" className="admin-button" onClick={() => dismissToast(toast.id)}>
        Close
      </button>
    </div>
  )
}
