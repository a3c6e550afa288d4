import { type RefObject, useEffect } from 'react'

/**
 * An on-screen keyboard lies over the page without changing its height. What is left of a phone's screen is told
 * to the style sheet, so that the field that is written in stays above the keyboard.
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
