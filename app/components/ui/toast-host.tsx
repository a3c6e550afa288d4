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

// Where even that file can't be had, a message is better lost than the page.
const LazyToaster = lazy(() => load().catch(() => ({ default: () => null })))

/** Fetches what draws toasts ahead of the first one: it may be about a lost network. */
export function preloadToaster(): void {
  load().catch(() => {})
}

type Props = {
  words: { region: string; dismiss: string }
  /** What draws them, where it came with the page: then a lost network can't keep a message back. */
  Toaster?: ComponentType<ComponentProps<typeof LazyToaster>>
}

/** Where toasts appear; of several places, in the one that came last. */
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
