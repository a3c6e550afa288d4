import { isPlain, type Press } from '#app/office/shortcuts/keyboard.ts'
import type { ShortcutLine } from '#app/office/shortcuts/shortcut-store.ts'
import { itemsFor, menuItems, OFFICE } from '../menu-items.ts'

/** What a key stands for on every screen of the back office. */
export type OfficeAction =
  | { kind: 'go'; to: string }
  | { kind: 'move'; by: 1 | -1 }
  | { kind: 'act'; key: string }
  | { kind: 'begin' | 'open' | 'tick' | 'undo' | 'search' | 'help' }

const keys: Record<string, OfficeAction> = {
  g: { kind: 'begin' },
  n: { kind: 'go', to: `${OFFICE}/leads/new` },
  j: { kind: 'move', by: 1 },
  k: { kind: 'move', by: -1 },
  o: { kind: 'open' },
  x: { kind: 'tick' },
  a: { kind: 'act', key: 'a' },
  c: { kind: 'act', key: 'c' },
  e: { kind: 'act', key: 'e' },
  f: { kind: 'act', key: 'f' },
  r: { kind: 'act', key: 'r' },
  u: { kind: 'act', key: 'u' },
  w: { kind: 'act', key: 'w' },
  z: { kind: 'undo' },
  '/': { kind: 'search' },
  '?': { kind: 'help' },
}

/** What a key that was pressed means; `begun`: after a “g”, when the next one says where to. */
export function readOfficeKey(press: Press, begun: boolean): OfficeAction | undefined {
  if (!isPlain(press)) return undefined
  if (begun) {
    const to = menuItems.find(({ key }) => key === press.key)?.to
    return to === undefined || press.repeat ? undefined : { kind: 'go', to }
  }
  const action = Object.hasOwn(keys, press.key) ? keys[press.key] : undefined
  return press.repeat && action?.kind !== 'move' ? undefined : action
}

/** The keys of every screen as the sheet lists them, without ways to what is not theirs. */
export function officeLines(viewer: { role: 'owner' | 'member' }): ShortcutLine[] {
  return [
    { keys: ['Ctrl K'], does: 'Find a lead, go anywhere, do anything' },
    { keys: ['/'], does: 'Search on this page' },
    { keys: ['j', 'k'], does: 'Next and previous in a list' },
    { keys: ['o'], does: 'Open it' },
    { keys: ['x'], does: 'Select it, to change several at once' },
    { keys: ['c', 'w', 'r'], does: 'Call, WhatsApp or e-mail' },
    { keys: ['e'], does: 'Mark done' },
    { keys: ['a', 'r', 'f', 'u'], does: 'Approve, reject, feature or unapprove a testimonial' },
    { keys: ['z'], does: 'Undo the last change' },
    { keys: ['n'], does: 'Add a lead' },
    { keys: ['?'], does: 'This help' },
    ...itemsFor(viewer).flatMap(({ key, label }) => (key ? [{ keys: [`g ${key}`], does: label }] : [])),
  ]
}
