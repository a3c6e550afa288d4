/** What Chrome and its kin hand out where a page can be installed. Not in the standard types. */
type InstallPrompt = Event & { prompt(): Promise<unknown>; userChoice: Promise<{ outcome: string }> }

let prompt: InstallPrompt | undefined
const listeners = new Set<() => void>()

function set(next: InstallPrompt | undefined) {
  prompt = next
  for (const listener of listeners) listener()
}

/** Waits for the browser's offer to install the back office; it comes once, on whichever page is open then. */
export function awaitInstallPrompt(): () => void {
  const offered = (event: Event) => {
    // No banner of the browser's own: the button stands where phones are set up.
    event.preventDefault()
    set(event as InstallPrompt)
  }
  const installed = () => set(undefined)
  addEventListener('beforeinstallprompt', offered)
  addEventListener('appinstalled', installed)
  return () => {
    removeEventListener('beforeinstallprompt', offered)
    removeEventListener('appinstalled', installed)
  }
}

/** For `useSyncExternalStore`. */
export const installPrompt = {
  get: () => prompt,
  subscribe(listener: () => void) {
    listeners.add(listener)
    return () => {
      listeners.delete(listener)
    }
  },
  /** An offer can be taken up once. */
  use: async () => {
    const offered = prompt
    set(undefined)
    await offered?.prompt()
  },
}
