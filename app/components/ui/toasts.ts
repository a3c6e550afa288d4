export type Toast = {
  id: number
  title: string
  description?: string | undefined
  tone: 'neutral' | 'success' | 'error'
  /** A toast on the same topic comes in the place of this one. */
  topic?: string | undefined
}

let toasts: readonly Toast[] = []
/** The places where toasts can appear, the one in front last. */
let places: readonly object[] = []
let lastId = 0
const listeners = new Set<() => void>()

function tell() {
  for (const listener of listeners) listener()
}

/** Shows a short message over the page. What draws it (`toaster.tsx`) is loaded with the first one. */
export function showToast(toast: Omit<Toast, 'id' | 'tone'> & { tone?: Toast['tone'] }): void {
  // The same again comes in the place of what is still shown of it.
  const others = toasts.filter(
    ({ title, description, topic }) =>
      (title !== toast.title || description !== toast.description) &&
      (topic === undefined || topic !== toast.topic),
  )
  toasts = [...others, { tone: 'neutral', ...toast, id: ++lastId }]
  tell()
}

export function dismissToast(id: number): void {
  toasts = toasts.filter((toast) => toast.id !== id)
  tell()
}

/** Takes away what is still shown of a topic, such as the messages of a form that is sent again. */
export function clearToasts(topic: string): void {
  toasts = toasts.filter((toast) => toast.topic !== topic)
  tell()
}

export const toastStore = {
  subscribe(listener: () => void): () => void {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
  current: (): readonly Toast[] => toasts,
  /** While a dialog is open, nothing outside it is seen or heard: its own place comes in front. */
  addPlace(place: object): () => void {
    places = [...places, place]
    tell()
    return () => {
      places = places.filter((other) => other !== place)
      tell()
    }
  },
  placeInFront: (): object | undefined => places.at(-1),
}
