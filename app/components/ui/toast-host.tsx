import { lazy, Suspense, useSyncExternalStore } from 'react'
import { toastStore } from './toasts.ts'

const load = () => import('./toaster.tsx')
const none: readonly never[] = []

// Where even that file can't be had, a message is better lost than the page.
const Toaster = lazy(() => load().catch(() => ({ default: () => null })))

/** Fetches what draws toasts ahead of the first one: it may be about a lost network. */
export function preloadToaster(): void {
  load().catch(() => {})
}

/** Where toasts appear. */
export function ToastHost({ words }: { words: { region: string; dismiss: string } }) {
  const toasts = useSyncExternalStore(toastStore.subscribe, toastStore.current, () => none)
  if (toasts.length === 0) return null
  return (
    <Suspense>
      <Toaster toasts={toasts} words={words} />
    </Suspense>
  )
}
