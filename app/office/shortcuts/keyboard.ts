/** What a key press tells beside its key. */
export type Press = {
  key: string
  ctrlKey: boolean
  metaKey: boolean
  altKey: boolean
  /** Held down. */
  repeat: boolean
  isComposing: boolean
}

const TYPING = 'input:not([type=checkbox],[type=radio]), textarea, select, [contenteditable]'
const OPEN = 'dialog[open], :popover-open, [data-open]:is([role=dialog], [role=menu])'

/** Whether a single key can be meant for the page: nobody types, and nothing is open over it. */
export function isForThePage(event: KeyboardEvent): boolean {
  const target = event.target instanceof Element ? event.target : undefined
  if (event.defaultPrevented || target?.closest(TYPING)) return false
  return !document.querySelector(OPEN)
}

/** Keys with these are the browser's own, and those of an input method belong to what is being written. */
export const isPlain = ({ ctrlKey, metaKey, altKey, isComposing }: Press) =>
  !(ctrlKey || metaKey || altKey || isComposing)
