import { type ComponentType, useCallback, useEffect, useEffectEvent, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import { isPlain } from '#app/components/back-office/shortcuts/keyboard.ts'
import { showToast } from '#app/components/ui/toasts.ts'
import { noteRecentLead } from './recent-leads.ts'

type Loaded = ComponentType<{
  viewer: { role: 'owner' | 'member' }
  takeTyped: () => string
  onClose: () => void
}>

/**
 * The palette, which is loaded when it is first opened: by Ctrl+K from anywhere, or by `open`. What is typed before
 * it is there waits for it, and does nothing to the page.
 */
export function usePalette() {
  const { pathname } = useLocation()
  const [loaded, setLoaded] = useState<Loaded>()
  /** Which opening is shown; 0 is none. Each is drawn anew, also where the one before is only just closing. */
  const [shown, setShown] = useState(0)
  const openings = useRef(0)
  /** What was typed ahead; undefined while nothing is being opened. */
  const ahead = useRef<string>(undefined)
  useEffect(() => noteRecentLead(pathname), [pathname])

  const open = async () => {
    const opening = ++openings.current
    ahead.current = ''
    try {
      const { default: Palette } = await import('./palette.tsx')
      setLoaded(() => Palette)
      if (opening === openings.current && ahead.current !== undefined) setShown(opening)
    } catch {
      ahead.current = undefined
      const description = 'Check the connection and try again.'
      showToast({ title: 'The search could not be opened', description, tone: 'error', topic: 'palette' })
    }
  }
  const takeTyped = useCallback(() => {
    const typed = ahead.current ?? ''
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
    Palette: shown > 0 ? loaded : undefined,
    shown,
    takeTyped,
    open: () => void open(),
    close: () => setShown((now) => (now === shown ? 0 : now)),
  }
}

/** What stands in the field after one more key; undefined where it is not to open after all. */
function typeAhead(typed: string, key: string): string | undefined {
  if (key === 'Escape') return undefined
  if (key === 'Backspace') return typed.slice(0, -1)
  return key.length === 1 ? typed + key : typed
}
