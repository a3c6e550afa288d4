import { isPlain, type Press } from '#app/components/back-office/shortcuts/keyboard.ts'
import type { ShortcutLine } from '#app/components/back-office/shortcuts/shortcut-store.ts'

/** What a key stands for beside what it does on every screen: the button that it presses. */
export type ShortcutAction = { buttons: string[] }

const keys: Record<string, ShortcutAction> = {
  a: { buttons: ['[value=approve]'] },
  r: { buttons: ['[value=reject]'] },
  u: { buttons: ['[value=unapprove]'] },
  f: { buttons: ['[value=feature]', '[value=unfeature]'] },
  d: { buttons: ['[data-delete]'] },
}

/** The keys as the help lists them. */
export const pageShortcuts: ShortcutLine[] = [
  { keys: ['a'], does: 'Approve' },
  { keys: ['r'], does: 'Reject' },
  { keys: ['u'], does: 'Unapprove: back to pending' },
  { keys: ['f'], does: 'Feature, or unfeature' },
  { keys: ['d'], does: 'Delete; asks first' },
]

/** The same where there are several testimonials. */
export const listShortcuts: ShortcutLine[] = [
  { keys: ['j', 'k'], does: 'Next and previous testimonial' },
  { keys: ['o'], does: 'Open it' },
  { keys: ['x'], does: 'Tick it, to change several at once' },
  ...pageShortcuts,
]

/** What a key that was pressed means; nothing for keys of the browser's own, and while it is held down. */
export function readShortcut(press: Press): ShortcutAction | undefined {
  if (!isPlain(press) || press.repeat) return undefined
  return Object.hasOwn(keys, press.key) ? keys[press.key] : undefined
}
