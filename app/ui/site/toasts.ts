export type Toast = {
  id: number
  title: string
  description?: string | undefined
  tone: 'neutral' | 'success' | 'error'
  /** A new toast replaces one on the same topic. */
  topic?: string | undefined
  /** How long it is shown, in milliseconds; infinite: until it is closed, or another on its topic comes. */
  shownMs?: number
  /** A button beside the words; the toast goes with it. */
  action?: { label: string; run: () => void; isUndo?: true } | undefined
}

let toasts: readonly Toast[] = []
/** The places where toasts can appear, the frontmost last. */
let places: readonly object[] = []
let lastId = 0
const listeners = new Set<() => void>()

function notify() {
  for (const listener of listeners) listener()
}

/** Shows a short message over the page. Its renderer (`toaster.tsx`) is loaded with the first one. */
export function showToast(toast: Omit<Toast, 'id' | 'tone'> & { tone?: Toast['tone'] }): void {
  // Replaces a toast with the same text or topic.
  const others = toasts.filter(
    ({ title, description, topic }) =>
      (title !== toast.title || description !== toast.description) &&
      (topic === undefined || topic !== toast.topic),
  )
  toasts = [...others, { tone: 'neutral', ...toast, id: ++lastId }]
  notify()
}

/** Removes a toast. */
export function dismissToast(id: number): void {
  toasts = toasts.filter((toast) => toast.id !== id)
  notify()
}

/** Removes the toasts on a topic, such as the messages of a form that is sent again. */
export function clearToasts(topic: string): void {
  toasts = toasts.filter((toast) => toast.topic !== topic)
  notify()
}

/** The toasts as an external store for React. */
export const toastStore = {
  subscribe(listener: () => void): () => void {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
  current: (): readonly Toast[] => toasts,
  /**
   * Adds a place in front of the others, such as an open dialog. Toasts outside it would not be seen or
   * heard. Returns a function that removes it.
   */
  addPlace(place: object): () => void {
    places = [...places, place]
    notify()
    return () => {
      places = places.filter((other) => other !== place)
      notify()
    }
  },
  placeInFront: (): object | undefined => places.at(-1),
}
