import { lazy, useEffect, useState } from 'react'

const load = () => import('./palette.tsx')

/** The palette. The office works even if it can't be loaded. */
export const Palette = lazy(() => load().catch(() => ({ default: () => null })))

/** Returns whether the palette is open; Ctrl+K opens it from anywhere. */
export function usePalette() {
  const [isOpen, setOpen] = useState(false)
  useEffect(() => {
    // Loaded ahead, so that what is typed after Ctrl+K reaches its field.
    load().catch(() => {})
    const onKey = (event: KeyboardEvent) => {
      const isWanted = (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey
      if (!isWanted || event.key.toLowerCase() !== 'k') return
      event.preventDefault()
      if (!document.querySelector('dialog[open]')) setOpen(true)
    }
    window.addEventListener('keydown', onKey)
    return () => window.removeEventListener('keydown', onKey)
  }, [])
  return { isOpen, open: () => setOpen(true), close: () => setOpen(false) }
}
