import { useEffect, useEffectEvent, useRef } from 'react'
import { isForThePage } from '#app/components/back-office/shortcuts/keyboard.ts'
import { useShortcutsOn } from '#app/components/back-office/shortcuts/shortcut-store.ts'
import { readShortcut, type ShortcutAction } from './shortcut-keys.ts'

const ROW = '[data-row]'

/**
 * Presses the buttons on screen by keys, never while somebody types or a dialog is open. With rows, keys mean the
 * one that has the focus; when a change takes it away, the one that came in its place. `shown`: what the rows show,
 * another value after each change.
 */
export function useShortcuts(shown: unknown) {
  const isOn = useShortcutsOn()
  const area = useRef<HTMLDivElement>(null)
  const lastRow = useRef<number>(undefined)

  const rows = () => [...(area.current?.querySelectorAll<HTMLElement>(ROW) ?? [])]
  const current = () => document.activeElement?.closest<HTMLElement>(ROW) ?? undefined
  const focusRow = (index: number) =>
    rows()
      .at(Math.max(0, Math.min(index, rows().length - 1)))
      ?.querySelector('a')
      ?.focus()

  const act = useEffectEvent((action: ShortcutAction): boolean => {
    // On a testimonial's own page there are no rows: its keys mean the whole page.
    const scope = current() ?? (rows().length > 0 ? undefined : (area.current ?? undefined))
    const found = action.buttons.map((button) => scope?.querySelector<HTMLElement>(button)).find(Boolean)
    found?.click()
    return found !== undefined
  })

  useEffect(() => {
    if (!isOn) return
    const onKey = (event: KeyboardEvent) => {
      if (!isForThePage(event)) return
      const action = readShortcut(event)
      if (action && act(action)) event.preventDefault()
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [isOn])

  const remember = useEffectEvent((target: EventTarget | null) => {
    const row = target instanceof Element ? target.closest<HTMLElement>(ROW) : null
    lastRow.current = row ? rows().indexOf(row) : undefined
  })
  useEffect(() => {
    const onFocus = ({ target }: FocusEvent) => remember(target)
    document.addEventListener('focusin', onFocus)
    return () => document.removeEventListener('focusin', onFocus)
  }, [])

  // The button, or the whole row, that had the focus went away with what it did.
  const keepFocus = useEffectEvent(() => {
    if (lastRow.current === undefined || document.activeElement !== document.body) return
    focusRow(lastRow.current)
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is shown tells when to look
  useEffect(() => keepFocus(), [shown])

  return area
}
