import { type RefObject, useLayoutEffect, useMemo } from 'react'

/** Keeps what was typed into a form over newer contents, until it is saved. */
export function useKeptTyping(form: RefObject<HTMLFormElement | null>, version: string) {
  const typing = useMemo(() => createTyping(), [])
  // biome-ignore lint/correctness/useExhaustiveDependencies: with each version the fields are new ones
  useLayoutEffect(() => {
    if (form.current) typing.putBack(form.current)
  }, [version])
  return typing
}

function createTyping() {
  const typed = new Map<string, string>()
  let sent = new Map<string, string>()
  return {
    note(target: EventTarget) {
      if (isField(target) && target.name) typed.set(target.name, target.value)
    },
    send() {
      sent = new Map(typed)
    },
    /** What was sent is saved; what was typed since is kept on. */
    forget() {
      for (const [name, value] of sent) if (typed.get(name) === value) typed.delete(name)
    },
    putBack(form: HTMLFormElement) {
      for (const [name, value] of typed) {
        const field = form.elements.namedItem(name)
        if (field && isField(field) && field.value !== value) field.value = value
      }
    },
  }
}

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

function isField(target: unknown): target is Field {
  return target instanceof Element && ['INPUT', 'TEXTAREA', 'SELECT'].includes(target.tagName)
}
