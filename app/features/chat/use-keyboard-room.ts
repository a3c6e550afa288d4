import { type RefObject, useEffect } from 'react'

/**
 * Sets the height of the on-screen keyboard as the CSS variable `--keyboard`, so that the field stays above
 * it. The keyboard covers the page without changing its height.
 */
export function useKeyboardRoom(panel: RefObject<HTMLElement | null>, isOpen: boolean): void {
  useEffect(() => {
    const screen = window.visualViewport
    const dialog = panel.current?.closest('dialog')
    if (!isOpen || !screen || !dialog) return
    const look = () => {
      const hidden = window.innerHeight - screen.height - screen.offsetTop
      dialog.style.setProperty('--keyboard', `${Math.max(0, Math.round(hidden))}px`)
    }
    look()
    screen.addEventListener('resize', look)
    screen.addEventListener('scroll', look)
    return () => {
      screen.removeEventListener('resize', look)
      screen.removeEventListener('scroll', look)
      dialog.style.removeProperty('--keyboard')
    }
  }, [panel, isOpen])
}
