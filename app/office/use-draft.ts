import {
  type FocusEvent,
  type RefObject,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import type { OfficeResult } from '#app/lib/office/office-result.ts'
import { newKey } from '#app/ui/site/new-key.ts'

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement
/** The changed fields of a form, by name and index, because several fields may share a name. */
type Changes = Record<string, string | boolean>
/** The hidden fields, and the version of the initial values. */
type Base = { hidden: Record<string, string>; version: string }

type Options = {
  form: RefObject<HTMLFormElement | null>
  /** The session storage key of the draft; undefined if it ends with the form. */
  storedAs: string | undefined
  loaded: Base
  /** The newest result, after the page was loaded again. */
  result: OfficeResult | undefined
  /** Resets the form after a success. */
  empties: boolean
}

/**
 * Keeps unsaved changes of a form while the page is loaded again, and after leaving the page. They keep the version
 * that the user saw, so that the server finds conflicts.
 */
export function useDraft({ form, storedAs, loaded, result, empties }: Options) {
  const [base, setBase] = useState<Base>()
  const [key, setKey] = useState(loaded.hidden.key)
  const [isRestored, setRestored] = useState(false)
  const [stored, setStored] = useState<string[]>([])
  const changes = useRef<Changes>({})
  const sent = useRef<Changes>({})
  const version = base?.version ?? loaded.version

  function keep(next: Changes, over: Base | undefined) {
    changes.current = next
    const isEmpty = Object.keys(next).length === 0
    setBase(isEmpty ? undefined : over)
    if (isEmpty) setRestored(false)
    if (!storedAs) return
    if (isEmpty) sessionStorage.removeItem(storedAs)
    else sessionStorage.setItem(storedAs, JSON.stringify({ changes: next, hidden: over?.hidden, key }))
  }

  const restore = useEffectEvent(() => {
    const draft = storedAs ? sessionStorage.getItem(storedAs) : null
    const stored = draft && (JSON.parse(draft) as { changes: Changes; hidden: Base['hidden']; key?: string })
    if (!stored || !form.current) return
    putIn(form.current, stored.changes)
    // A draft in a folded part would be overlooked.
    const fold = form.current.closest('details')
    if (fold) fold.open = true
    const found = changesOf(form.current)
    if (stored.key) setKey(stored.key)
    keep(found, { hidden: stored.hidden, version: loaded.version })
    setRestored(Object.keys(found).length > 0)
  })
  // A form that was sent before scripts ran and was refused: its page comes with what was sent.
  const refill = useEffectEvent((values: Record<string, string[]>) => {
    if (!form.current) return
    putBack(form.current, values)
    keep(changesOf(form.current), loaded)
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: only the result that came with the page
  useEffect(() => (result?.values ? refill(result.values) : restore()), [])

  const settle = useEffectEvent((answer: OfficeResult) => {
    if (!form.current) return
    if (!answer.ok) {
      // After the warning, saving again replaces what someone else saved.
      if (answer.kind === 'conflict') keep(changes.current, loaded)
      return
    }
    const now = changesOf(form.current)
    const newer = Object.fromEntries(
      Object.entries(now).filter(([name, value]) => value !== sent.current[name]),
    )
    if (empties) form.current.reset()
    putIn(form.current, newer)
    keep(newer, loaded)
    // If the page could not be loaded again, the old key would make the next record a duplicate.
    setKey((before) => before && newKey())
  })
  // The result that came with the page is shown again if a later request gets no answer.
  const first = useRef(result)
  // Before the browser can send the form again with the old version.
  useLayoutEffect(() => {
    if (result && result !== first.current) settle(result)
  }, [result])

  const focused = useRef<string>(undefined)
  // A new version renders new fields, without the focus of the field in which someone is typing.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each version
  useLayoutEffect(() => {
    if (!form.current) return
    putIn(form.current, changes.current)
    setStored(storedTexts(form.current, changes.current))
    const control = controlsOf(form.current).find(([name]) => name === focused.current)?.[1]
    if (control && document.activeElement === document.body) focusAtEnd(control)
  }, [version])

  return {
    version,
    hidden: { ...(base?.hidden ?? loaded.hidden), ...(key ? { key } : {}) },
    isChanged: base !== undefined,
    /** The stored texts of the changed fields, with their labels. */
    stored,
    isRestored,
    discard() {
      form.current?.reset()
      keep({}, undefined)
    },
    onChange() {
      if (form.current) keep(changesOf(form.current), base ?? loaded)
    },
    onFocus({ target }: FocusEvent) {
      if (form.current) focused.current = controlsOf(form.current).find(([, one]) => one === target)?.[0]
    },
    onBlur() {
      focused.current = undefined
    },
    onSubmit() {
      sent.current = form.current ? changesOf(form.current) : {}
    },
  }
}

function controlsOf(form: HTMLFormElement): [name: string, control: Control][] {
  const seen = new Map<string, number>()
  return [...form.elements].flatMap((element): [string, Control][] => {
    if (!isControl(element) || !element.name) return []
    const at = seen.get(element.name) ?? 0
    seen.set(element.name, at + 1)
    return [[`${element.name}#${at}`, element]]
  })
}

const skipped = ['hidden', 'file', 'password', 'submit', 'button']

function isControl(element: Element): element is Control {
  return (
    ['INPUT', 'TEXTAREA', 'SELECT'].includes(element.tagName) && !skipped.includes((element as Control).type)
  )
}

const isBox = (control: Control): control is HTMLInputElement =>
  control.type === 'checkbox' || control.type === 'radio'

function changesOf(form: HTMLFormElement): Changes {
  const changed = controlsOf(form).filter(([, control]) => {
    if (isBox(control)) return control.checked !== control.defaultChecked
    if (!(control instanceof HTMLSelectElement)) return control.value !== control.defaultValue
    return control.value !== usualOption(control)?.value
  })
  return Object.fromEntries(
    changed.map(([name, control]) => [name, isBox(control) ? control.checked : control.value]),
  )
}

function usualOption({ options }: HTMLSelectElement): HTMLOptionElement | undefined {
  return [...options].find((option) => option.defaultSelected) ?? options[0]
}

function putIn(form: HTMLFormElement, changes: Changes): void {
  for (const [name, control] of controlsOf(form)) {
    const value = changes[name]
    if (value === undefined) continue
    if (isBox(control)) control.checked = value === true
    else if (control.value !== value) control.value = String(value)
  }
}

/** Puts the values of a form that was sent back into its fields. */
function putBack(form: HTMLFormElement, sent: Record<string, string[]>): void {
  for (const [key, control] of controlsOf(form)) {
    const [name = '', at] = key.split('#')
    const values = sent[name] ?? []
    const value = values[Number(at)]
    if (isBox(control)) control.checked = values.includes(control.value)
    else if (value !== undefined) control.value = value
  }
}

function focusAtEnd(control: Control): void {
  control.focus({ preventScroll: true })
  // Other types of fields, such as e-mail, have no selection.
  if (!(control instanceof HTMLSelectElement) && control.selectionStart !== null) {
    control.setSelectionRange(control.value.length, control.value.length)
  }
}

function storedTexts(form: HTMLFormElement, changes: Changes): string[] {
  return controlsOf(form).flatMap(([name, control]) => {
    if (!(name in changes) || isBox(control)) return []
    const text =
      control instanceof HTMLSelectElement ? usualOption(control)?.text : control.defaultValue || 'nothing'
    const label = control.labels?.[0]?.textContent
    return [label ? `${label}: ${text}` : `${text}`]
  })
}
