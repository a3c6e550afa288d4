import type { WireConversation } from '#domain/chat/wire.ts'
import { readSent, type Sent } from '../records/test-chat.ts'

export type ChatBrowser = ReturnType<typeof newChatBrowser>

/**
 * A browser at a running site. It keeps its cookie, sends from the site's own page, and can state its
 * address.
 */
export function newChatBrowser(
  url: string | (() => string),
  start: { cookie?: string; address?: string } = {},
) {
  const siteUrl = typeof url === 'string' ? () => url : url
  let cookie = start.cookie ?? ''
  const headers = () => ({
    origin: siteUrl(),
    ...(cookie ? { cookie } : {}),
    ...(start.address ? { 'x-forwarded-for': start.address } : {}),
  })
  async function post(to: string, body: unknown, init: RequestInit = {}) {
    const response = await fetch(`${siteUrl()}${to}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers() },
      body: JSON.stringify(body),
      ...init,
    })
    const set = response.headers.getSetCookie().find((line) => line.startsWith('chat='))
    if (set) cookie = set.split(';')[0] ?? ''
    return response
  }
  return {
    post,
    cookie: () => cookie,
    say: async (message: string, more = {}): Promise<Sent> =>
      readSent(await post('/api/chat', { message, locale: 'en', ...more })),
    async open(query = ''): Promise<WireConversation> {
      const response = await fetch(`${siteUrl()}/api/chat${query}`, { headers: headers() })
      return ((await response.json()) as { conversation: WireConversation }).conversation
    },
  }
}
