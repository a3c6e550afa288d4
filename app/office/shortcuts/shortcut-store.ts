import { useEffect, useSyncExternalStore } from 'react'

/** One line of the sheet; `keys` are alternatives, each pressed by itself or one after the other (`g t`). */
export type ShortcutLine = { keys: string[]; does: string }

type State = { isOpen: boolean; page: ShortcutLine[] }

const SETTING = 'shortcuts'
const closed: State = { isOpen: false, page: [] }
let state = closed
const listeners = new Set<() => void>()

function tell() {
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

function set(changes: Partial<State>) {
  state = { ...state, ...changes }
  tell()
}

function isOn(): boolean {
  try {
    return localStorage.getItem(SETTING) !== 'off'
  } catch {
    return true
  }
}

export const showShortcuts = (isOpen: boolean) => set({ isOpen })

export function switchShortcuts(on: boolean) {
  try {
    localStorage.setItem(SETTING, on ? 'on' : 'off')
  } catch {
    // Where nothing may be stored they stay on.
  }
  tell()
}

/** Whether single keys work on this device. Nothing until scripts have arrived: they can't work before. */
export const useShortcutsOn = () =>
  useSyncExternalStore<boolean | undefined>(subscribe, isOn, () => undefined)

/** Whether the sheet is open, and the lines of the screen beside those of every screen. */
export const useShortcutSheet = () =>
  useSyncExternalStore(
    subscribe,
    () => state,
    () => closed,
  )

/** Adds the keys of one screen to the sheet. The lines must be the same ones at every drawing. */
export function usePageShortcuts(lines: ShortcutLine[]) {
  useEffect(() => {
    set({ page: lines })
    return () => set({ page: [] })
  }, [lines])
}
