import { DASHBOARD_PATH, DEVICE_PATH } from '#domain/accounts/paths.ts'

const TOLD = 'device-told'

/**
 * Sends the browser's push subscription to the server once per session, because subscriptions end with the session.
 * Does nothing if messages are off or storage is blocked.
 */
export async function renewDevice(session: string): Promise<void> {
  try {
    if (!('serviceWorker' in navigator) || localStorage.getItem(TOLD) === session) return
    const registration = await navigator.serviceWorker.getRegistration(DASHBOARD_PATH)
    const subscription = await registration?.pushManager?.getSubscription()
    if (!subscription) return
    const body = new URLSearchParams({ endpoint: subscription.endpoint })
    const answer = await fetch(DEVICE_PATH, { method: 'POST', body })
    if (answer.ok) localStorage.setItem(TOLD, session)
  } catch {
    // The next page tries again.
  }
}
