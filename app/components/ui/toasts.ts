export type Toast = {
  id: number
  title: string
  description?: string | undefined
  tone: 'neutral' | 'success' | 'error'
}

type Listener = (toasts: readonly Toast[]) => void

let toasts: readonly Toast[] = []
let lastId = 0
const listeners = new Set<Listener>()

/** Shows a short message over the page. What draws it (`toaster.tsx`) is loaded with the first one. */
export function showToast(toast: Omit<Toast, 'id' | 'tone'> & { tone?: Toast['tone'] }): void {
  toasts = [...toasts, { tone: 'neutral', ...toast, id: ++lastId }]
  for (const tell of listeners) tell(toasts)
}

export function dismissToast(id: number): void {
  toasts = toasts.filter((toast) => toast.id !== id)
  for (const tell of listeners) tell(toasts)
}

export const toastStore = {
  subscribe(listener: Listener): () => void {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
  current: (): readonly Toast[] => toasts,
}
