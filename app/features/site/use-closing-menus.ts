import { type RefObject, useEffect, useRef } from 'react'
import { useLocation } from 'react-router'

/**
 * Closes the header's open menus on Escape, on a tap outside their `data-menu` area, and after navigation.
 * Their own button works without scripts. Lists that are open by hover or focus are hidden the same way until
 * the pointer or the focus moves.
 */
export function useClosingMenus(header: RefObject<HTMLElement | null>) {
  const { key } = useLocation()

  // The first page is skipped, because a menu may have been opened before hydration.
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
      // The last open one is the innermost, because a list inside a menu comes after the menu's own button.
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
