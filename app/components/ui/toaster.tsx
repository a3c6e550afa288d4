import { X } from 'lucide-react'
import { type ReactNode, useEffect, useState } from 'react'
import { dismissToast, type Toast } from './toasts.ts'

const SHOWN_MS = 8_000

type Words = { region: string; dismiss: string }

export default function Toaster({ toasts, words }: { toasts: readonly Toast[]; words: Words }): ReactNode {
  const [isHeld, setHeld] = useState(false)
  return (
    <section
      aria-label={words.region}
      className="toaster"
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      {toasts.map((toast) => (
        <ToastCard key={toast.id} toast={toast} isHeld={isHeld} dismiss={words.dismiss} />
      ))}
    </section>
  )
}

/** Goes after a while, not while somebody points at it or has the focus in it. */
function ToastCard({ toast, isHeld, dismiss }: { toast: Toast; isHeld: boolean; dismiss: string }) {
  useEffect(() => {
    if (isHeld) return
    const timer = setTimeout(() => dismissToast(toast.id), SHOWN_MS)
    return () => clearTimeout(timer)
  }, [toast.id, isHeld])

  return (
    <div role={toast.tone === 'error' ? 'alert' : 'status'} className="toast sheet" data-tone={toast.tone}>
      <div className="min-w-0 flex-1">
        <p>
          <b>{toast.title}</b>
        </p>
        {toast.description && <p>{toast.description}</p>}
      </div>
      <button type="button" className="icon-btn" onClick={() => dismissToast(toast.id)}>
        <X size={20} aria-hidden />
        <span className="sr-only">{dismiss}</span>
      </button>
    </div>
  )
}
