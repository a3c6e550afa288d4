import { Keys } from './keys.tsx'
import { type ShortcutLine, showShortcuts, usePageShortcuts, useShortcutsOn } from './shortcut-store.ts'

/** The first keys of a screen, in sight beside what they do, and the way to all of them. */
export function ShortcutHints({ lines, most }: { lines: ShortcutLine[]; most: number }) {
  const isOn = useShortcutsOn()
  usePageShortcuts(lines)
  if (isOn === undefined) return null
  return (
    <div className="hidden items-center gap-x-3 text-muted text-sm lg:flex">
      {isOn ? (
        <span className="flex flex-wrap items-center gap-x-3">
          {lines.slice(0, most).map(({ keys, does }) => (
            <span key={does} className="whitespace-nowrap">
              <Keys keys={keys} />
              {short(does)}
            </span>
          ))}
        </span>
      ) : null}
      <button
        type="button"
        className="admin-link min-h-6 whitespace-nowrap"
        onClick={() => showShortcuts(true)}
      >
        Keyboard shortcuts
      </button>
    </div>
  )
}

/** The first words say enough beside a key. */
function short(does: string): string {
  return does.split(/[,;:]/)[0] ?? does
}
