import { useEffect, useEffectEvent, useRef } from 'react'
import { useNavigate } from 'react-router'
import { isForThePage, isPlain } from '#app/office/shortcuts/keyboard.ts'
import { showShortcuts, useShortcutsOn } from '#app/office/shortcuts/shortcut-store.ts'
import { type OfficeAction, readOfficeKey } from './office-keys.ts'

const ROW = '[data-row]'
const NEXT_KEY_WITHIN_MS = 1_500

const rows = () => [...document.querySelectorAll<HTMLElement>(`#content ${ROW}`)]
const currentRow = () => document.activeElement?.closest<HTMLElement>(ROW) ?? undefined

/**
 * The keys of every screen. Rows are what lists mark with `data-row`; their first link has the focus. A key presses
 * the button that has it as `data-key` in the focused row, or on a screen without rows anywhere.
 */
export function useOfficeKeys(openPalette: () => void) {
  const isOn = useShortcutsOn()
  const navigate = useNavigate()
  const begunAt = useRef(Number.NEGATIVE_INFINITY)

  const act = useEffectEvent((action: OfficeAction): boolean => {
    switch (action.kind) {
      case 'begin':
        begunAt.current = performance.now()
        return true
      case 'go':
        void navigate(action.to)
        document.getElementById('content')?.focus()
        return true
      case 'move':
        return moveToRow(action.by)
      case 'open':
        return click(currentRow(), 'a[href]')
      case 'tick':
        return click(currentRow(), 'input[type=checkbox]')
      case 'act':
        return click(
          rows().length > 0 ? currentRow() : document.getElementById('content'),
          `[data-key=${action.key}]`,
        )
      case 'undo':
        return click(document.body, '[data-undo]')
      case 'search': {
        const fields = document.querySelectorAll<HTMLElement>('#content input[type=search]')
        const seen = [...fields].find((field) => field.checkVisibility())
        if (seen) seen.focus()
        else openPalette()
        return true
      }
      case 'help':
        showShortcuts(true)
        return true
    }
  })

  useEffect(() => {
    if (!isOn) return
    // The key after “g” says where to and nothing else, whatever it means to the screen.
    const onSecondKey = (event: KeyboardEvent) => {
      if (performance.now() - begunAt.current > NEXT_KEY_WITHIN_MS || event.key === 'Shift') return
      begunAt.current = Number.NEGATIVE_INFINITY
      if (!isForThePage(event) || !isPlain(event)) return
      event.preventDefault()
      const action = readOfficeKey(event, true)
      if (action) act(action)
    }
    // All others come here after what the screen itself makes of them.
    const onKey = (event: KeyboardEvent) => {
      if (!isForThePage(event)) return
      const action = readOfficeKey(event, false)
      if (action && act(action)) event.preventDefault()
    }
    window.addEventListener('keydown', onSecondKey, true)
    window.addEventListener('keydown', onKey)
    return () => {
      window.removeEventListener('keydown', onSecondKey, true)
      window.removeEventListener('keydown', onKey)
    }
  }, [isOn])
}

function moveToRow(by: 1 | -1): boolean {
  const all = rows()
  if (all.length === 0) return false
  const at = currentRow()
  const next = at ? all.indexOf(at) + by : 0
  all
    .at(Math.max(0, Math.min(next, all.length - 1)))
    ?.querySelector<HTMLElement>('a[href]')
    ?.focus()
  return true
}

function click(within: HTMLElement | null | undefined, selector: string): boolean {
  const found = within?.querySelector<HTMLElement>(selector)
  found?.click()
  return Boolean(found)
}
