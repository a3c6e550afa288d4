import { useSyncExternalStore } from 'react'

/**
 * The selected rows of a list, on all its pages; `isAll` means every row that matches, and `isChoosing` that a
 * phone shows the check boxes.
 */
export type Selection = { ids: readonly string[]; isAll: boolean; isChoosing?: boolean | undefined }

const none: Selection = { ids: [], isAll: false }
const selections = new Map<string, Selection>()
const listeners = new Set<() => void>()

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Returns what is selected in a list. */
export const readSelection = (list: string): Selection => selections.get(list) ?? none

/** Replaces what is selected in a list. */
export function writeSelection(list: string, selection: Selection): void {
  selections.set(list, selection)
  for (const listener of listeners) listener()
}

/** Selects nothing. */
export const clearSelection = (list: string) => writeSelection(list, none)

/** Shows the check boxes of a list on a phone. */
export const startChoosing = (list: string) => writeSelection(list, { ...none, isChoosing: true })

/** Selects or deselects some rows. `pageIds` are the rows on the page: they remain when one of all is deselected. */
export function selectRows(
  list: string,
  ids: readonly string[],
  isSelected: boolean,
  pageIds: readonly string[],
) {
  const before = readSelection(list)
  const kept = (before.isAll ? pageIds : before.ids).filter((id) => !ids.includes(id))
  writeSelection(list, { ...before, ids: isSelected ? [...kept, ...ids] : kept, isAll: false })
}

/** Returns a value computed from the selection; it must be a primitive. */
export function useSelected<Value extends string | number | boolean>(
  list: string,
  compute: (selection: Selection) => Value,
): Value {
  return useSyncExternalStore(
    subscribe,
    () => compute(readSelection(list)),
    () => compute(none),
  )
}

/** Returns the selection of a list. */
export function useSelection(list: string): Selection {
  return useSyncExternalStore(
    subscribe,
    () => readSelection(list),
    () => none,
  )
}
