import { useEffect, useEffectEvent, useRef } from 'react'
import { useNavigate } from 'react-router'
import { menuItems, OFFICE } from '../menu-items.ts'

const SETTING = 'shortcuts'
export const ROW = '[data-row]'
const NEXT_KEY_WITHIN_MS = 1_500
const TYPING = 'input:not([type=checkbox],[type=radio]), textarea, select, [contenteditable]'
const OPEN = 'dialog[open], :popover-open, [data-open]:is([role=dialog], [role=menu])'

/** Whether single keys work on this device. */
export const areKeysOn = () => localStorage.getItem(SETTING) !== 'off'

/** Sets whether single keys work on this device. */
export const switchKeys = (isOn: boolean) => localStorage.setItem(SETTING, isOn ? 'on' : 'off')

/** The rows of the lists on the screen. */
export const rows = () => [...document.querySelectorAll<HTMLElement>(`#content ${ROW}`)]
const currentRow = () => document.activeElement?.closest<HTMLElement>(ROW) ?? undefined

type Tools = { openPalette: () => void; showKeys: () => void }

/**
 * The keys of every screen. Rows are what lists mark with `data-row`; their first link has the focus. A key presses
 * the button that has it as `data-key` in the focused row, or on a screen without rows anywhere.
 */
export function useOfficeKeys({ openPalette, showKeys }: Tools) {
  const navigate = useNavigate()
  const begunAt = useRef(Number.NEGATIVE_INFINITY)

  const goTo = (to: string) => {
    void navigate(to)
    document.getElementById('content')?.focus()
  }

  /** Does what a key stands for, and returns whether it stands for anything. */
  const press = useEffectEvent(({ key, repeat }: KeyboardEvent): boolean => {
    // The key after “g” says where to, and nothing else.
    if (performance.now() - begunAt.current < NEXT_KEY_WITHIN_MS) {
      begunAt.current = Number.NEGATIVE_INFINITY
      const item = menuItems.find((item) => item.key === key)
      if (item) goTo(item.to)
      return true
    }
    if (repeat && key !== 'j' && key !== 'k') return false
    switch (key) {
      case 'g':
        begunAt.current = performance.now()
        return true
      case 'n':
        goTo(`${OFFICE}/leads/new`)
        return true
      case 'j':
        return moveToRow(1)
      case 'k':
        return moveToRow(-1)
      case 'o':
        return click(currentRow(), 'a[href]')
      case 'x':
        return click(currentRow(), 'input[type=checkbox]')
      case 'z':
        return click(document.body, '[data-undo]')
      case '/': {
        const fields = document.querySelectorAll<HTMLElement>('#content input[type=search]')
        const seen = [...fields].find((field) => field.checkVisibility())
        if (seen) seen.focus()
        else openPalette()
        return true
      }
      case '?':
        showKeys()
        return true
      default:
        return (
          /^[a-z]$/.test(key) &&
          click(rows().length > 0 ? currentRow() : document.getElementById('content'), `[data-key=${key}]`)
        )
    }
  })

  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Shift' && areKeysOn() && isForThePage(event) && press(event)) event.preventDefault()
    }
    window.addEventListener('keydown', onKey)
    return () => window.removeEventListener('keydown', onKey)
  }, [])
}

/** Whether a single key can be meant for the page: no one is typing, and nothing is open over it. */
function isForThePage(event: KeyboardEvent): boolean {
  const { target, defaultPrevented, ctrlKey, metaKey, altKey, isComposing } = event
  if (defaultPrevented || ctrlKey || metaKey || altKey || isComposing) return false
  return !(target instanceof Element && target.closest(TYPING)) && !document.querySelector(OPEN)
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
