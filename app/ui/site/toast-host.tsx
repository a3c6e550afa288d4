import {
  type ComponentProps,
  type ComponentType,
  lazy,
  Suspense,
  useEffect,
  useState,
  useSyncExternalStore,
} from 'react'
import { toastStore } from './toasts.ts'

const load = () => import('./toaster.tsx')
const none: readonly never[] = []

// If that file can't be loaded, losing a message is better than an error page.
const LazyToaster = lazy(() => load().catch(() => ({ default: () => null })))

/** Loads the renderer of toasts before the first one, which may be about a lost connection. */
export function preloadToaster(): void {
  load().catch(() => {})
}

type Props = {
  words: { region: string; dismiss: string }
  /** A renderer that came with the page, so that toasts can be shown offline. */
  Toaster?: ComponentType<ComponentProps<typeof LazyToaster>>
}

/** Renders the toasts if this is the frontmost place for them. */
export function ToastHost({ words, Toaster = LazyToaster }: Props) {
  const toasts = useSyncExternalStore(toastStore.subscribe, toastStore.current, () => none)
  const inFront = useSyncExternalStore(toastStore.subscribe, toastStore.placeInFront, () => undefined)
  const [place] = useState({})
  useEffect(() => toastStore.addPlace(place), [place])
  if (toasts.length === 0 || inFront !== place) return null
  return (
    <Suspense>
      <Toaster toasts={toasts} words={words} />
    </Suspense>
  )
}
