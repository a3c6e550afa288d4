import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import { newKey } from '#app/components/ui/new-key.ts'
import type { OfficeResult } from '#app/lib/office-result.ts'

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement
/** What was changed in a form: by name and place, because several fields may share a name. */
type Changes = Record<string, string | boolean>
/** What is sent along, and the version of what the fields began with. */
type Base = { hidden: Record<string, string>; version: string }

type Options = {
  form: RefObject<HTMLFormElement | null>
  /** Where the draft is kept in the tab's storage; undefined: only while the form is on the screen. */
  storedAs: string | undefined
  loaded: Base
  /** The newest answer, once what it changed was loaded. */
  result: OfficeResult | undefined
  /** A form that adds something is empty again once that is saved. */
  empties: boolean
}

/**
 * Keeps what was typed into a form until it is saved, whatever is loaded meanwhile, and across leaving the page. What
 * it is saved over stays what the person saw, until they are told of a conflict.
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
    const found = changesOf(form.current)
    if (stored.key) setKey(stored.key)
    keep(found, { hidden: stored.hidden, version: loaded.version })
    setRestored(Object.keys(found).length > 0)
  })
  useEffect(() => restore(), [])

  // A page that was sent before scripts ran came back with what was typed.
  const fill = useEffectEvent(() => {
    if (!form.current || !result?.values) return
    const counted = Object.entries(result.values).flatMap(([name, values]) =>
      values.map((value, at) => [`${name}#${at}`, value]),
    )
    putIn(form.current, Object.fromEntries(counted))
    keep(changesOf(form.current), loaded)
  })
  useEffect(() => fill(), [])

  const settle = useEffectEvent((answer: OfficeResult) => {
    if (!form.current) return
    if (!answer.ok) {
      // Who was told of a conflict saves over what is stored now.
      if (answer.kind === 'conflict' || answer.kind === 'not-found') keep(changes.current, loaded)
      return
    }
    const now = changesOf(form.current)
    const newer = Object.fromEntries(
      Object.entries(now).filter(([name, value]) => value !== sent.current[name]),
    )
    if (empties) form.current.reset()
    putIn(form.current, newer)
    keep(newer, loaded)
    // A page that could not be loaded again would send the key of what is saved.
    setKey((before) => before && newKey())
  })
  const first = useRef(result)
  useEffect(() => {
    if (result && result !== first.current) settle(result)
  }, [result])

  // With another version the fields are new ones.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each version
  useLayoutEffect(() => {
    if (!form.current) return
    putIn(form.current, changes.current)
    setStored(storedBeneath(form.current, changes.current))
  }, [version])

  return {
    version,
    hidden: { ...(base?.hidden ?? loaded.hidden), ...(key ? { key } : {}) },
    isChanged: base !== undefined,
    /** The stored texts of the fields that were changed. */
    stored,
    isRestored,
    discard() {
      form.current?.reset()
      keep({}, undefined)
    },
    onChange() {
      if (form.current) keep(changesOf(form.current), base ?? loaded)
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
    const usual = [...control.options].find((option) => option.defaultSelected) ?? control.options[0]
    return control.value !== usual?.value
  })
  return Object.fromEntries(
    changed.map(([name, control]) => [name, isBox(control) ? control.checked : control.value]),
  )
}

function putIn(form: HTMLFormElement, changes: Changes): void {
  for (const [name, control] of controlsOf(form)) {
    const value = changes[name]
    if (value === undefined) continue
    if (isBox(control)) control.checked = value === true
    else if (control.value !== value) control.value = String(value)
  }
}

function storedBeneath(form: HTMLFormElement, changes: Changes): string[] {
  return controlsOf(form).flatMap(([name, control]) =>
    name in changes && !isBox(control) && 'defaultValue' in control ? [control.defaultValue] : [],
  )
}
