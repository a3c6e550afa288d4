import { isPlain, type Press } from '#app/components/back-office/shortcuts/keyboard.ts'
import type { ShortcutLine } from '#app/components/back-office/shortcuts/shortcut-store.ts'
import type { ModerationIntent } from './use-moderation.tsx'

const keys: Record<string, readonly ModerationIntent[]> = {
  a: ['approve'],
  r: ['reject'],
  u: ['unapprove'],
  f: ['feature', 'unfeature'],
  d: ['delete'],
}

/** The keys as the help lists them. */
export const testimonialShortcuts: ShortcutLine[] = [
  { keys: ['a'], does: 'Approve' },
  { keys: ['r'], does: 'Reject' },
  { keys: ['u'], does: 'Unapprove: back to pending' },
  { keys: ['f'], does: 'Feature, or unfeature' },
  { keys: ['d'], does: 'Delete; asks first' },
]

/** Returns the changes that a key stands for, of which one at most is allowed; undefined for other keys. */
export function readShortcut(press: Press): readonly ModerationIntent[] | undefined {
  if (!isPlain(press) || press.repeat) return undefined
  return Object.hasOwn(keys, press.key) ? keys[press.key] : undefined
}
