import { type RefObject, useEffect, useRef } from 'react'
import { useLocation } from 'react-router'

/**
 * Closes the open details of the header by Escape, by a press outside the `data-menu` that they belong to, and when
 * another page follows. Opening and closing by their own button needs no scripts. Lists that the pointer or the focus
 * has opened are dismissed by the same, until either moves on.
 */
export function useClosingMenus(header: RefObject<HTMLElement | null>) {
  const { key } = useLocation()

  // Not on the first page: a menu may have been opened before React arrived.
  const shownAt = useRef(key)
  useEffect(() => {
    if (shownAt.current === key) return
    shownAt.current = key
    for (const menu of openIn(header.current)) menu.open = false
    header.current?.setAttribute('data-dismissed', '')
  }, [key, header])

  useEffect(() => {
    const element = header.current
    const onMove = () => element?.removeAttribute('data-dismissed')
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return
      // A list inside a menu comes after the menu's own button.
      const last = openIn(element).at(-1)
      if (last) {
        const hadFocus = areaOf(last).contains(document.activeElement)
        last.open = false
        if (hadFocus) last.querySelector('summary')?.focus()
      }
      element?.setAttribute('data-dismissed', '')
    }
    const onPress = (event: PointerEvent) => {
      for (const menu of openIn(header.current)) {
        if (!areaOf(menu).contains(event.target as Node)) menu.open = false
      }
    }
    document.addEventListener('keydown', onKey)
    document.addEventListener('pointerdown', onPress)
    element?.addEventListener('pointerover', onMove)
    element?.addEventListener('focusin', onMove)
    return () => {
      document.removeEventListener('keydown', onKey)
      document.removeEventListener('pointerdown', onPress)
      element?.removeEventListener('pointerover', onMove)
      element?.removeEventListener('focusin', onMove)
    }
  }, [header])
}

const openIn = (header: HTMLElement | null) => [
  ...(header?.querySelectorAll<HTMLDetailsElement>('details[open]') ?? []),
]

const areaOf = (menu: HTMLElement) => menu.closest('[data-menu]') ?? menu
