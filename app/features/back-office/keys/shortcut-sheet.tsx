import { Checkbox } from '#app/ui/form/checkbox.tsx'
import { Dialog } from '#app/ui/overlay/dialog.tsx'
import { itemsFor } from '../menu-items.ts'
import { areKeysOn, switchKeys } from './use-office-keys.ts'

type Viewer = { role: 'owner' | 'member' }

/** The keys of every screen and what they do. Keys of one line are alternatives. */
const lines: [keys: string[], does: string][] = [
  [['Ctrl K'], 'Find a lead, go anywhere, do anything'],
  [['/'], 'Search on this page'],
  [['j', 'k'], 'Next and previous in a list'],
  [['o'], 'Open it'],
  [['x'], 'Select it, to change several at once'],
  [['c', 'w', 'r'], 'Call, WhatsApp or e-mail'],
  [['e'], 'Mark done'],
  [['a', 'r', 'f', 'u'], 'Approve, reject, feature or unapprove a testimonial'],
  [['z'], 'Undo the last change'],
  [['n'], 'Add a lead'],
  [['?'], 'This help'],
]

/** Returns the lines of the sheet, without keys to pages that only the owner can open. */
export const keyLines = (viewer: Viewer): typeof lines => [
  ...lines,
  ...itemsFor(viewer).flatMap(({ key, label }): typeof lines => (key ? [[[`g ${key}`], label]] : [])),
]

/** All keyboard shortcuts, and a switch for them. */
export function ShortcutSheet({ viewer, onClose }: { viewer: Viewer; onClose: () => void }) {
  return (
    <Dialog isOpen onClose={onClose} title="Keyboard shortcuts" size="wide" hasClose>
      <dl className="mt-2 grid text-small gap-x-8 gap-y-2 sm:grid-cols-2">
        {keyLines(viewer).map(([keys, does]) => (
          <div key={does} className="grid grid-cols-[5.5rem_minmax(0,1fr)] items-baseline gap-x-2">
            <dt>
              <Keys keys={keys} />
            </dt>
            <dd>{does}</dd>
          </div>
        ))}
      </dl>
      <div className="mt-4">
        <Checkbox
          defaultChecked={areKeysOn()}
          onChange={(event) => switchKeys(event.currentTarget.checked)}
          label="Use these keys on this device"
          hint="Ctrl K (⌘ K on a Mac) always works."
        />
      </div>
    </Dialog>
  )
}

/** Alternative keys side by side, and those that are pressed one after the other. */
function Keys({ keys }: { keys: string[] }) {
  return keys.map((combination, i) => (
    <span key={combination} className="whitespace-nowrap">
      {i > 0 ? <span className="sr-only">or </span> : null}
      {combination.split(' ').map((key) => (
        <kbd
          key={key}
          className="mr-1.5 inline-block min-w-6 rounded border border-edge bg-sunk px-1.5 text-center text-ink"
        >
          {key}
        </kbd>
      ))}
    </span>
  ))
}
