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
    const update = () => {
      const hidden = window.innerHeight - screen.height - screen.offsetTop
      dialog.style.setProperty('--keyboard', `${Math.max(0, Math.round(hidden))}px`)
    }
    update()
    screen.addEventListener('resize', update)
    screen.addEventListener('scroll', update)
    return () => {
      screen.removeEventListener('resize', update)
      screen.removeEventListener('scroll', update)
      dialog.style.removeProperty('--keyboard')
    }
  }, [panel, isOpen])
}
