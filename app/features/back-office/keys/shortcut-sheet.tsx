import { Keys } from '#app/office/shortcuts/keys.tsx'
import {
  type ShortcutLine,
  showShortcuts,
  switchShortcuts,
  useShortcutSheet,
  useShortcutsOn,
} from '#app/office/shortcuts/shortcut-store.ts'
import { Checkbox } from '#app/ui/checkbox.tsx'
import { Dialog } from '#app/ui/dialog.tsx'
import { officeLines } from './office-keys.ts'

/** All keyboard shortcuts of this screen, and a switch for them. */
export function ShortcutSheet({ viewer }: { viewer: { role: 'owner' | 'member' } }) {
  const { isOpen, page } = useShortcutSheet()
  return isOpen ? <Sheet everywhere={officeLines(viewer)} page={page} /> : null
}

function Sheet({ everywhere, page }: { everywhere: ShortcutLine[]; page: ShortcutLine[] }) {
  const isOn = useShortcutsOn()
  const listed = new Set(page.flatMap(({ keys }) => keys))
  return (
    <Dialog isOpen onClose={() => showShortcuts(false)} title="Keyboard shortcuts" size="wide" hasClose>
      {page.length > 0 ? <Lines title="On this page" lines={page} /> : null}
      <Lines
        title={page.length > 0 ? 'Everywhere' : undefined}
        lines={everywhere.filter(({ keys }) => !keys.some((key) => listed.has(key)))}
      />
      <div className="mt-4">
        <Checkbox
          checked={isOn ?? true}
          onChange={(event) => switchShortcuts(event.currentTarget.checked)}
          label="Use these keys on this device"
          hint="Ctrl K (⌘ K on a Mac) always works."
        />
      </div>
    </Dialog>
  )
}

function Lines({ title, lines }: { title: string | undefined; lines: ShortcutLine[] }) {
  return (
    <>
      {title ? <h3 className="mt-4 font-[550]">{title}</h3> : null}
      <dl className="mt-2 grid text-small gap-x-8 gap-y-2 sm:grid-cols-2">
        {lines.map(({ keys, does }) => (
          <div key={does} className="grid grid-cols-[5.5rem_minmax(0,1fr)] items-baseline gap-x-2">
            <dt>
              <Keys keys={keys} />
            </dt>
            <dd>{does}</dd>
          </div>
        ))}
      </dl>
    </>
  )
}
