import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import { isPlain } from '#app/office/shortcuts/keyboard.ts'
import { showToast } from '#app/ui/site/toasts.ts'
import { noteRecentLead } from './recent-leads.ts'

type Opening = { number: number; Palette: typeof import('./palette.tsx').default }

/**
 * The palette, which is loaded when it is first opened: by Ctrl+K from anywhere, or by `open`. What is typed before
 * it is there waits for it, and does nothing to the page.
 */
export function usePalette() {
  const { pathname } = useLocation()
  /** Each is drawn anew, also where the one before is only just closing. */
  const [shown, setShown] = useState<Opening>()
  const openings = useRef(0)
  /** What was typed ahead; undefined while nothing is being opened. */
  const ahead = useRef<string>(undefined)
  useEffect(() => noteRecentLead(pathname), [pathname])

  const open = async () => {
    const number = ++openings.current
    ahead.current = ''
    try {
      const { default: Palette } = await import('./palette.tsx')
      if (number === openings.current && ahead.current !== undefined) setShown({ number, Palette })
    } catch {
      ahead.current = undefined
      const description = 'Try again in a moment.'
      showToast({ title: 'The search could not be opened', description, tone: 'error', topic: 'palette' })
    }
  }
  const takeTyped = useCallback(() => {
    const typed = ahead.current
    ahead.current = undefined
    return typed
  }, [])

  const openByKey = useEffectEvent(() => void open())
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const isWanted = (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey
      if (!isWanted || event.key.toLowerCase() !== 'k') return
      // The browser has a use of its own for these keys.
      event.preventDefault()
      if (ahead.current === undefined && !document.querySelector('dialog[open]')) openByKey()
    }
    const onKeyAhead = (event: KeyboardEvent) => {
      if (ahead.current === undefined || !isPlain(event)) return
      ahead.current = typeAhead(ahead.current, event.key)
      event.preventDefault()
      event.stopImmediatePropagation()
    }
    window.addEventListener('keydown', onKeyAhead, true)
    window.addEventListener('keydown', onKey)
    return () => {
      window.removeEventListener('keydown', onKeyAhead, true)
      window.removeEventListener('keydown', onKey)
    }
  }, [])

  return {
    shown,
    takeTyped,
    open: () => void open(),
    close: () => setShown((now) => (now === shown ? undefined : now)),
  }
}

/** What stands in the field after one more key; undefined where it is not to open after all. */
function typeAhead(typed: string, key: string): string | undefined {
  if (key === 'Escape') return undefined
  if (key === 'Backspace') return typed.slice(0, -1)
  return key.length === 1 ? typed + key : typed
}
