import { useEffect, useRef } from 'react'
import { Keys } from '#app/components/back-office/shortcuts/keys.tsx'
import {
  type ShortcutLine,
  showShortcuts,
  switchShortcuts,
  useShortcutSheet,
  useShortcutsOn,
} from '#app/components/back-office/shortcuts/shortcut-store.ts'
import { officeLines } from './office-keys.ts'

/** All keys that do something here, and whether they do. */
export function ShortcutSheet({ viewer }: { viewer: { role: 'owner' | 'member' } }) {
  const { isOpen, page } = useShortcutSheet()
  return isOpen ? <Sheet everywhere={officeLines(viewer)} page={page} /> : null
}

function Sheet({ everywhere, page }: { everywhere: ShortcutLine[]; page: ShortcutLine[] }) {
  const dialog = useRef<HTMLDialogElement>(null)
  const isOn = useShortcutsOn()
  useEffect(() => dialog.current?.showModal(), [])
  const listed = new Set(page.flatMap(({ keys }) => keys))
  return (
    <dialog
      ref={dialog}
      aria-labelledby="shortcut-title"
      onClose={() => showShortcuts(false)}
      className="m-auto w-[min(44rem,calc(100vw-2rem))] rounded-xl border border-line bg-card p-6 text-base text-ink"
    >
      <h2 id="shortcut-title">Keyboard shortcuts</h2>
      {page.length > 0 ? <Lines title="On this page" lines={page} /> : null}
      <Lines
        title={page.length > 0 ? 'Everywhere' : undefined}
        lines={everywhere.filter(({ keys }) => !keys.some((key) => listed.has(key)))}
      />
      <label className="mt-4 flex min-h-11 items-center gap-3">
        <input
          type="checkbox"
          checked={isOn ?? true}
          className="size-6 accent-marigold"
          onChange={(event) => switchShortcuts(event.currentTarget.checked)}
        />
        Use these keys on this device
      </label>
      <p className="text-muted text-sm">Ctrl K (⌘ K on a Mac) works in any case.</p>
      <form method="dialog" className="mt-4 flex justify-end">
        <button type="submit" className="admin-button">
          Close
        </button>
      </form>
    </dialog>
  )
}

function Lines({ title, lines }: { title: string | undefined; lines: ShortcutLine[] }) {
  return (
    <>
      {title ? <h3 className="mt-4 font-semibold">{title}</h3> : null}
      <dl className="mt-2 grid gap-x-8 gap-y-2 sm:grid-cols-2">
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
