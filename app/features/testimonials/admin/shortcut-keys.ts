/** What a key stands for: a move, or the button that it presses. */
export type ShortcutAction =
  | { kind: 'move'; by: 1 | -1 }
  | { kind: 'press'; buttons: string[] }
  | { kind: 'tick' | 'open' | 'search' | 'help' | 'undo' }

const keys: Record<string, ShortcutAction> = {
  j: { kind: 'move', by: 1 },
  k: { kind: 'move', by: -1 },
  o: { kind: 'open' },
  x: { kind: 'tick' },
  a: { kind: 'press', buttons: ['[value=approve]'] },
  r: { kind: 'press', buttons: ['[value=reject]'] },
  u: { kind: 'press', buttons: ['[value=unapprove]'] },
  f: { kind: 'press', buttons: ['[value=feature]', '[value=unfeature]'] },
  d: { kind: 'press', buttons: ['[data-delete]'] },
  z: { kind: 'undo' },
  '/': { kind: 'search' },
  '?': { kind: 'help' },
}

/** The keys as the help lists them; `list`: only where there are several testimonials. */
export const shortcutHelp: { keys: string[]; does: string; list?: true }[] = [
  { keys: ['j', 'k'], does: 'Next and previous testimonial', list: true },
  { keys: ['o'], does: 'Open it', list: true },
  { keys: ['x'], does: 'Tick it, to change several at once', list: true },
  { keys: ['a'], does: 'Approve' },
  { keys: ['r'], does: 'Reject' },
  { keys: ['u'], does: 'Unapprove: back to pending' },
  { keys: ['f'], does: 'Feature, or unfeature' },
  { keys: ['d'], does: 'Delete; asks first' },
  { keys: ['z'], does: 'Take the newest change back' },
  { keys: ['/'], does: 'Search', list: true },
  { keys: ['?'], does: 'This help' },
]

type Press = {
  key: string
  ctrlKey: boolean
  metaKey: boolean
  altKey: boolean
  /** Held down. */
  repeat: boolean
  isComposing: boolean
}

/** What a key that was pressed means; nothing for keys of the browser's own, and for a change while it is held down. */
export function readShortcut(press: Press): ShortcutAction | undefined {
  if (press.ctrlKey || press.metaKey || press.altKey || press.isComposing) return undefined
  const action = Object.hasOwn(keys, press.key) ? keys[press.key] : undefined
  return press.repeat && action?.kind !== 'move' ? undefined : action
}
