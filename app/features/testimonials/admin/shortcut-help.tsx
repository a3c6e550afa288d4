import { useRef, useState, useSyncExternalStore } from 'react'
import { shortcutHelp } from './shortcut-keys.ts'

const SETTING = 'testimonial-shortcuts'
const listeners = new Set<() => void>()

const setting = {
  subscribe(listener: () => void) {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
  isOn: () => {
    try {
      return localStorage.getItem(SETTING) !== 'off'
    } catch {
      return true
    }
  },
  set(isOn: boolean) {
    try {
      localStorage.setItem(SETTING, isOn ? 'on' : 'off')
    } catch {
      // Where nothing may be stored they stay on.
    }
    for (const listener of listeners) listener()
  },
}

/** Whether keys work here, and the sheet that lists them. Until scripts have arrived, nothing of it is shown. */
export function useShortcutHelp({ list }: { list: boolean }) {
  const dialog = useRef<HTMLDialogElement>(null)
  const isOn = useSyncExternalStore<boolean | undefined>(setting.subscribe, setting.isOn, () => undefined)
  const [open] = useState(() => () => dialog.current?.showModal())
  const help =
    isOn === undefined ? null : <ShortcutHelp dialog={dialog} isOn={isOn} list={list} onOpen={open} />
  return { isOn: isOn === true, open, help }
}

type Props = {
  dialog: React.RefObject<HTMLDialogElement | null>
  isOn: boolean
  list: boolean
  onOpen: () => void
}

function ShortcutHelp({ dialog, isOn, list, onOpen }: Props) {
  const lines = shortcutHelp.filter((line) => list || !line.list)
  return (
    <div className="hidden items-center gap-x-3 text-muted text-sm lg:flex">
      {isOn ? (
        <span className="flex flex-wrap items-center gap-x-3">
          {lines.slice(0, list ? 7 : 4).map(({ keys, does }) => (
            <span key={does} className="whitespace-nowrap">
              {keys.map((key) => (
                <Key key={key} name={key} />
              ))}
              {short(does)}
            </span>
          ))}
        </span>
      ) : null}
      <button type="button" className="admin-link min-h-6 whitespace-nowrap" onClick={onOpen}>
        Keyboard shortcuts
      </button>
      <dialog
        ref={dialog}
        aria-labelledby="shortcut-title"
        className="m-auto w-[min(28rem,calc(100vw-2rem))] rounded-xl border border-line bg-card p-6 text-base text-ink"
      >
        <h2 id="shortcut-title">Keyboard shortcuts</h2>
        <dl className="mt-3 grid grid-cols-[auto_1fr] gap-x-4 gap-y-2">
          {lines.map(({ keys, does }) => (
            <div key={does} className="contents">
              <dt>
                {keys.map((key) => (
                  <Key key={key} name={key} />
                ))}
              </dt>
              <dd>{does}</dd>
            </div>
          ))}
        </dl>
        <label className="mt-4 flex min-h-11 items-center gap-3">
          <input
            type="checkbox"
            checked={isOn}
            className="size-6 accent-marigold"
            onChange={(event) => setting.set(event.currentTarget.checked)}
          />
          Use these keys on this device
        </label>
        <form method="dialog" className="mt-4 flex justify-end">
          <button type="submit" className="admin-button">
            Close
          </button>
        </form>
      </dialog>
    </div>
  )
}

function Key({ name }: { name: string }) {
  return (
    <kbd className="mr-1.5 inline-block min-w-6 rounded border border-edge bg-sunk px-1.5 text-center text-ink">
      {name}
    </kbd>
  )
}

/** The first words say enough beside a key. */
function short(does: string): string {
  return does.split(/[,;:]/)[0] ?? does
}
