import { X } from 'lucide-react'
import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react'
import { dismissToast, type Toast } from './toasts.ts'

const SHOWN_MS = 8_000
/** The height of the site's header, or of the office's bottom bar, with a margin. */
const EDGE_PX = 96

type Words = { region: string; dismiss: string }

/** Renders the toasts, away from the focused field if they would cover it. */
export default function Toaster({ toasts, words }: { toasts: readonly Toast[]; words: Words }): ReactNode {
  const [isPaused, setPaused] = useState(false)
  const place = useRef<HTMLElement>(null)
  const isAway = useCoversFocus(place, toasts)
  return (
    <section
      ref={place}
      data-away={isAway || undefined}
      aria-label={words.region}
      className="toaster"
      onPointerEnter={() => setPaused(true)}
      onPointerLeave={() => setPaused(false)}
      onFocus={() => setPaused(true)}
      onBlur={() => setPaused(false)}
    >
      {toasts.map((toast) => (
        <ToastCard key={toast.id} toast={toast} isPaused={isPaused} dismiss={words.dismiss} />
      ))}
    </section>
  )
}

/**
 * Tells whether toasts at their edge of the window would cover the focused element. `--toaster-edge` names the
 * edge: the top, unless it is `bottom`. In a dialog, which toasts can't leave, the element is scrolled instead.
 */
function useCoversFocus(place: RefObject<HTMLElement | null>, toasts: readonly Toast[]): boolean {
  const [covers, setCovers] = useState(false)
  // biome-ignore lint/correctness/useExhaustiveDependencies: more toasts cover more
  useEffect(() => {
    const checkPosition = () => {
      const used = document.activeElement
      if (!place.current || !used || place.current.contains(used)) return
      if (used.matches('body, main')) return setCovers(false)
      const own = place.current.getBoundingClientRect()
      const { left, right, top, bottom } = used.getBoundingClientRect()
      const isBeside = right <= own.left || left >= own.right
      const isAtBottom = getComputedStyle(place.current).getPropertyValue('--toaster-edge') === 'bottom'
      const reach = EDGE_PX + own.height
      const isUnder = isAtBottom ? bottom > innerHeight - reach : top < reach
      setCovers(!isBeside && bottom > 0 && top < innerHeight && isUnder)
      const isInDialog = place.current.closest('dialog')?.contains(used)
      if (isInDialog && bottom > own.top && top < own.bottom) used.scrollIntoView({ block: 'center' })
    }
    checkPosition()
    addEventListener('focusin', checkPosition)
    addEventListener('scroll', checkPosition, { passive: true })
    return () => {
      removeEventListener('focusin', checkPosition)
      removeEventListener('scroll', checkPosition)
    }
  }, [toasts])
  return covers
}

/** A toast that disappears after a while, but not while it is hovered or focused. */
function ToastCard({ toast, isPaused, dismiss }: { toast: Toast; isPaused: boolean; dismiss: string }) {
  const { id, action, shownMs = SHOWN_MS } = toast
  useEffect(() => {
    if (isPaused || shownMs === Number.POSITIVE_INFINITY) return
    const timer = setTimeout(() => dismissToast(id), shownMs)
    return () => clearTimeout(timer)
  }, [id, shownMs, isPaused])

  return (
    <div role={toast.tone === 'error' ? 'alert' : 'status'} className="toast sheet" data-tone={toast.tone}>
      <div className="min-w-0 flex-1">
        <p>
          <b>{toast.title}</b>
        </p>
        {toast.description && <p>{toast.description}</p>}
      </div>
      {action && (
        <button
          type="button"
          data-undo={action.isUndo}
          className="ui-button"
          onClick={() => {
            dismissToast(id)
            action.run()
          }}
        >
          {action.label}
        </button>
      )}
      <button type="button" className="icon-btn" onClick={() => dismissToast(toast.id)}>
        <X size={20} aria-hidden />
        <span className="sr-only">{dismiss}</span>
      </button>
    </div>
  )
}
