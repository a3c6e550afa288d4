import { DASHBOARD_PATH, WORKER_PATH } from '#domain/accounts/paths.ts'

/** Registers the service worker if the browser supports one, and returns its registration. */
export async function registerWorker(): Promise<ServiceWorkerRegistration | undefined> {
  if (!('serviceWorker' in navigator)) return undefined
  await navigator.serviceWorker.register(WORKER_PATH, { scope: DASHBOARD_PATH })
  return navigator.serviceWorker.ready
}

/** Whether the page is shown as an app, without the browser around it. */
export function isInstalled(): boolean {
  return matchMedia('(display-mode: standalone)').matches
}

/** Registers the service worker in the installed app; browsers have an offline page of their own. */
export function startWorkerOfApp(): void {
  if (!isInstalled()) return
  registerWorker().catch(() => {
    // Without it the app is as good as a tab.
  })
}
