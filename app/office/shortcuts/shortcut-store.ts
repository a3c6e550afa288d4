import { useSyncExternalStore } from 'react'
import { createStore } from '../store.ts'

/** One line of the sheet; `keys` are alternatives, each pressed by itself or one after the other (`g t`). */
export type ShortcutLine = { keys: string[]; does: string }

const SETTING = 'shortcuts'
const sheet = createStore<boolean>()

/** Opens or closes the sheet that lists the keys. */
export const showShortcuts = (isOpen: boolean) => sheet.set(isOpen)

/** Sets whether single keys work on this device. */
export function switchShortcuts(on: boolean) {
  localStorage.setItem(SETTING, on ? 'on' : 'off')
  sheet.set(sheet.current())
}

/** Whether single keys work on this device; undefined before scripts run. */
export const useShortcutsOn = () =>
  useSyncExternalStore<boolean | undefined>(
    sheet.subscribe,
    () => localStorage.getItem(SETTING) !== 'off',
    () => undefined,
  )

/** Whether the sheet is open. */
export const useShortcutSheet = () => useSyncExternalStore(sheet.subscribe, sheet.current, () => undefined)
