import { useRevalidator } from 'react-router'
import { usePolling } from '#app/office/use-polling.ts'
import { chatLimits } from '#domain/chat/chat-limits.ts'

/**
 * Keeps an open screen up to date: asks every few seconds whether anything changed since `state`, and loads the
 * screen again only then.
 */
export function useFresh(state: string, conversationId?: string) {
  const { revalidate, state: loading } = useRevalidator()
  const look = async () => {
    if (loading !== 'idle') return
    const query = conversationId ? `?${new URLSearchParams({ conversation: conversationId })}` : ''
    const answer = await fetch(`/api/chat/state${query}`).catch(() => undefined)
    if (!answer?.ok) return
    const now = (await answer.json().catch(() => undefined)) as { state: string } | undefined
    if (now && now.state !== state) await revalidate()
  }
  usePolling(look, { everyMs: chatLimits.pollIntervalMs })
}
