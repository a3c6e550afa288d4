import { Keys } from '#app/office/shortcuts/keys.tsx'
import {
  showShortcuts,
  switchShortcuts,
  useShortcutSheet,
  useShortcutsOn,
} from '#app/office/shortcuts/shortcut-store.ts'
import { Checkbox } from '#app/ui/checkbox.tsx'
import { Dialog } from '#app/ui/dialog.tsx'
import { officeLines } from './office-keys.ts'

/** All keyboard shortcuts, and a switch for them. */
export function ShortcutSheet({ viewer }: { viewer: { role: 'owner' | 'member' } }) {
  const isOpen = useShortcutSheet() ?? false
  const isOn = useShortcutsOn() ?? true
  return (
    <Dialog
      isOpen={isOpen}
      onClose={() => showShortcuts(false)}
      title="Keyboard shortcuts"
      size="wide"
      hasClose
    >
      <dl className="mt-2 grid text-small gap-x-8 gap-y-2 sm:grid-cols-2">
        {officeLines(viewer).map(({ keys, does }) => (
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
          checked={isOn}
          onChange={(event) => switchShortcuts(event.currentTarget.checked)}
          label="Use these keys on this device"
          hint="Ctrl K (⌘ K on a Mac) always works."
        />
      </div>
    </Dialog>
  )
}
