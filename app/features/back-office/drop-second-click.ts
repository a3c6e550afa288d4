import type { MouseEvent } from 'react'

/**
 * Sends a form once where somebody double-clicks its button, as on an icon. Before the button is drawn as busy, the
 * second click would call the first one back: its answer, with the way to undo it, is then heard by nobody.
 */
export function dropSecondClick(event: MouseEvent): void {
  const isSecond = event.detail > 1
  if (isSecond && event.target instanceof Element && event.target.closest('button[type=submit]')) {
    event.preventDefault()
  }
}
