import { useEffect, useLayoutEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { ROW, rows } from './use-office-keys.ts'

/** The element that had the focus last, and its row. */
type Focused = { element: Element; href: string | null | undefined; place: number }

/**
 * Moves the focus if a change took away the element that had it: to the same record elsewhere, to the next row, or
 * to the heading.
 */
export function useKeptFocus(): void {
  const { pathname } = useLocation()
  const last = useRef<Focused>(undefined)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page has other elements
  useLayoutEffect(() => {
    last.current = undefined
  }, [pathname])
  useEffect(() => {
    const remember = ({ target }: FocusEvent) => {
      if (!(target instanceof Element) || !target.closest('#content')) return
      const row = target.closest<HTMLElement>(ROW)
      const place = row ? rows().indexOf(row) : -1
      last.current = { element: target, href: row?.querySelector('a')?.getAttribute('href'), place }
    }
    // Browsers tell of a lost focus before they take the element away.
    const forget = ({ target }: FocusEvent) =>
      setTimeout(() => {
        const isLeft = target instanceof Element && target.isConnected && !target.matches(':disabled')
        if (isLeft && document.activeElement === document.body) last.current = undefined
      })
    const restore = () => {
      if (!last.current || last.current.element.isConnected || document.activeElement !== document.body)
        return
      const { href, place } = last.current
      const links = rows().map((row) => row.querySelector('a'))
      const same = href && links.find((link) => link?.getAttribute('href') === href)
      const next = place < 0 ? undefined : (links[place] ?? links.at(-1))
      const heading = document.querySelector<HTMLElement>('#content h1')
      ;(same || next || heading)?.focus({ preventScroll: true })
    }
    document.addEventListener('focusin', remember)
    document.addEventListener('focusout', forget)
    const observer = new MutationObserver(restore)
    observer.observe(document.body, { childList: true, subtree: true })
    return () => {
      document.removeEventListener('focusin', remember)
      document.removeEventListener('focusout', forget)
      observer.disconnect()
    }
  }, [])
}
