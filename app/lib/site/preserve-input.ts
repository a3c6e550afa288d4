const TRACKED = 'input,select,textarea,details,dialog,button,a,summary'

/**
 * Tracks what the visitor entered, focused and opened while React hydrates the page. If a translator or a
 * password manager changed the DOM before, hydration fails and React renders the document again; `restore`
 * then copies the visitor's input to the new elements. `stop` ends the tracking.
 */
export function trackInput(): { restore: () => void; stop: () => void } {
  const tracked = trackedElements()
  let focused: EventTarget | null = document.activeElement
  let place = scrollY
  const listeners = new AbortController()
  const listen = (type: string, handle: (event: Event) => void) =>
    document.addEventListener(type, handle, { capture: true, signal: listeners.signal })

  listen('focusin', ({ target }) => {
    focused = target
  })
  listen('focusout', ({ target }) =>
    // An element that React removes loses the focus too, but not because of the visitor.
    queueMicrotask(() => {
      if (target === focused && (target as Element).isConnected) focused = null
    }),
  )
  listen('scroll', () => {
    place = scrollY
  })

  function restore() {
    const pairs: [old: Element, redrawn: HTMLElement][] = []
    for (const [key, redrawn] of trackedElements()) {
      const old = tracked.get(key)
      if (!old || old.isConnected) continue
      tracked.set(key, redrawn)
      pairs.push([old, redrawn])
    }
    // This runs first, because the first event below starts effects that check what is open.
    for (const [old, redrawn] of pairs) {
      if (old instanceof HTMLDetailsElement || old instanceof HTMLDialogElement) {
        ;(redrawn as typeof old).open = old.open
      }
    }
    const from = focused
    for (const [old, redrawn] of pairs) {
      carryOver(old, redrawn)
      if (old === from) moveFocus(old, redrawn)
    }
    scrollTo({ top: place, behavior: 'instant' })
  }

  return { restore, stop: () => listeners.abort() }
}

/** Returns form elements by tag, form, name, id and position; these keys stay the same after a new render. */
function trackedElements(): Map<string, HTMLElement> {
  const counts = new Map<string, number>()
  const elements = new Map<string, HTMLElement>()
  for (const element of document.querySelectorAll<HTMLElement>(TRACKED)) {
    const { form, name } = element as unknown as HTMLInputElement
    const kind = [element.tagName, form?.id, name, element.id].join(' ')
    const count = counts.get(kind) ?? 0
    counts.set(kind, count + 1)
    elements.set(`${kind} ${count}`, element)
  }
  return elements
}

/** Copies the visitor's input to the new element and sends the events that React listens to. */
function carryOver(old: Element, redrawn: HTMLElement) {
  if (old instanceof HTMLSelectElement) {
    const first = Math.max(
      0,
      [...old.options].findIndex((option) => option.defaultSelected),
    )
    if (old.selectedIndex !== first) set(redrawn, 'value', old.value)
  } else if (old instanceof HTMLTextAreaElement) {
    if (old.value !== old.defaultValue) set(redrawn, 'value', old.value)
  } else if (old instanceof HTMLInputElement) {
    if (old.type === 'file') {
      if (old.files?.length) set(redrawn, 'files', old.files)
    } else if (old.type === 'checkbox' || old.type === 'radio') {
      const isChanged = old.checked !== old.defaultChecked && (old.checked || old.type === 'checkbox')
      if (isChanged && (redrawn as HTMLInputElement).checked !== old.checked) redrawn.click()
    } else if (old.value !== old.defaultValue) set(redrawn, 'value', old.value)
  }
}

/**
 * Calls the prototype's setter. React overrides the element's own setter, and would take a value set there as
 * known.
 */
function set(element: Element, property: 'value' | 'files', value: unknown) {
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(element), property)?.set?.call(element, value)
  for (const type of ['input', 'change']) element.dispatchEvent(new Event(type, { bubbles: true }))
}

function moveFocus(old: Element, redrawn: HTMLElement) {
  redrawn.focus({ preventScroll: true })
  if (!hasSelection(old) || !hasSelection(redrawn)) return
  redrawn.setSelectionRange(old.selectionStart, old.selectionEnd, old.selectionDirection ?? undefined)
}

type Selectable = HTMLInputElement & { selectionStart: number; selectionEnd: number }

/** Some fields, such as email fields, have no selection. */
function hasSelection(element: Element): element is Selectable {
  return typeof (element as Partial<Selectable>).selectionStart === 'number'
}
