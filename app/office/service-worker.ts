import { DASHBOARD_PATH, WORKER_PATH } from '#domain/accounts/paths.ts'

/** Puts the service worker to work, where browsers have such; once it is, this changes nothing. */
export async function registerWorker(): Promise<ServiceWorkerRegistration | undefined> {
  if (!('serviceWorker' in navigator)) return undefined
  await navigator.serviceWorker.register(WORKER_PATH, { scope: DASHBOARD_PATH })
  return navigator.serviceWorker.ready
}

/** Whether the page is shown as an app, without the browser around it. */
export function isInstalled(): boolean {
  return matchMedia('(display-mode: standalone)').matches
}

/** Only the installed app has a use for it: a browser tells by itself that there is no connection. */
export function startWorkerOfApp(): void {
  if (!isInstalled()) return
  registerWorker().catch(() => {
    // Without it the app is as good as a tab.
  })
}
