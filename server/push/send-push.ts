import { business } from '#content/business.ts'
import { type PostOptions, type PostResult, safePost } from '#server/safe-fetch/safe-post.ts'
import { PUSH_HOURS } from './note-push.ts'
import type { PushKeys } from './push-keys.ts'

/** The content of a notification, and the page that it opens. */
export type PushPayload = { title: string; body: string; path: string; tag: string }
export type PushTarget = { endpoint: string; p256dh: string; auth: string }
export type PushSending = {
  keys: PushKeys
  siteUrl: string
  /** For tests, whose push service is on the local machine. */
  ownNetwork?: boolean
  post?: PostOptions
}

/** Encrypts a message for its device and sends it to the device's push service. */
export async function sendPush(
  { keys, siteUrl, ownNetwork = false, post }: PushSending,
  { endpoint, p256dh, auth }: PushTarget,
  payload: PushPayload,
): Promise<PostResult> {
  // Loaded on demand, because installations without devices do not need it.
  const { default: webPush } = await import('web-push')
  const { headers, body } = webPush.generateRequestDetails(
    { endpoint, keys: { p256dh, auth } },
    JSON.stringify(payload),
    {
      vapidDetails: { subject: subjectOf(siteUrl), ...keys },
      TTL: PUSH_HOURS * 3600,
      urgency: 'high',
    },
  )
  return safePost(
    {
      url: endpoint,
      headers: Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)])),
      body: body ?? Buffer.alloc(0),
      ownNetwork,
    },
    post,
  )
}

/** Returns the contact for operators of push services. */
function subjectOf(siteUrl: string): string {
  return siteUrl.startsWith('https:') ? siteUrl : `mailto:${business.contactEmail}`
}
