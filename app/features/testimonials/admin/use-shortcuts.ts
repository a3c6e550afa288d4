import { useEffect, useEffectEvent, useRef } from 'react'
import { readShortcut, type ShortcutAction } from './shortcut-keys.ts'

const ROW = '[data-testimonial]'
const TYPING = 'input:not([type=checkbox],[type=radio]), textarea, select, [contenteditable]'

type Options = {
  isOn: boolean
  /** What the rows show: another value after each change. */
  shown: unknown
  onHelp: () => void
}

/**
 * Presses the buttons on screen by keys, never while somebody types or a dialog is open. With rows, keys mean the
 * one that has the focus; when a change takes it away, the one that came in its place.
 */
export function useShortcuts({ isOn, shown, onHelp }: Options) {
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
    const click = (within: HTMLElement | null | undefined, ...selectors: string[]) => {
      const found = selectors.map((selector) => within?.querySelector<HTMLElement>(selector)).find(Boolean)
      found?.click()
      return found !== undefined
    }
    switch (action.kind) {
      case 'move': {
        if (rows().length === 0) return false
        const at = current()
        const next = at ? rows().indexOf(at) + action.by : (lastRow.current ?? 0)
        focusRow(next)
        return true
      }
      case 'press':
        return click(scope, ...action.buttons)
      case 'tick':
        return click(scope, 'input[type=checkbox]')
      case 'open':
        return click(current(), 'a')
      case 'undo':
        // What was changed last stands above the list.
        return click(area.current, '[value=restore]', '[value=undo]')
      case 'search': {
        const search = area.current?.querySelector<HTMLElement>('input[type=search]')
        search?.focus()
        return Boolean(search)
      }
      case 'help':
        onHelp()
        return true
    }
  })

  useEffect(() => {
    if (!isOn) return
    const onKey = (event: KeyboardEvent) => {
      const target = event.target instanceof Element ? event.target : undefined
      if (event.defaultPrevented || target?.closest(TYPING)) return
      if (document.querySelector('dialog[open], :popover-open')) return
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
