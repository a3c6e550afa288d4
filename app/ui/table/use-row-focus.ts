import { useEffect, useRef } from 'react'

const rows = () => [...document.querySelectorAll<HTMLElement>('#content [data-row]')]

/** Moves the focus to the next row when a change removes the row that has it. `shown` are the rows. */
export function useRowFocus(shown: readonly unknown[]) {
  const lastRow = useRef(-1)
  useEffect(() => {
    const onFocus = ({ target }: FocusEvent) => {
      const row = target instanceof Element ? target.closest<HTMLElement>('[data-row]') : null
      lastRow.current = row ? rows().indexOf(row) : -1
    }
    document.addEventListener('focusin', onFocus)
    return () => document.removeEventListener('focusin', onFocus)
  }, [])
  // biome-ignore lint/correctness/useExhaustiveDependencies: the focus is lost when the rows change
  useEffect(() => {
    if (lastRow.current < 0 || document.activeElement !== document.body) return
    const all = rows()
    all[Math.min(lastRow.current, all.length - 1)]?.querySelector('a')?.focus()
  }, [shown])
}
