import { useEffect, useEffectEvent } from 'react'
import { useRevalidator } from 'react-router'
import { chatLimits } from '#domain/chat/chat-limits.ts'

/**
 * Keeps an open screen up to date: asks every few seconds, while it is looked at, whether anything changed since
 * `state`, and loads it again only then. Where the server can't be reached the screen stays as it is.
 */
export function useFresh(state: string, conversationId?: string) {
  const { revalidate, state: loading } = useRevalidator()
  const look = useEffectEvent(async () => {
    if (document.visibilityState !== 'visible' || loading !== 'idle') return
    const query = conversationId ? `?${new URLSearchParams({ conversation: conversationId })}` : ''
    const answer = await fetch(`/api/chat/state${query}`).catch(() => undefined)
    if (!answer?.ok) return
    const now = (await answer.json().catch(() => undefined)) as { state: string } | undefined
    if (now && now.state !== state) await revalidate()
  })
  useEffect(() => {
    const timer = setInterval(() => void look(), chatLimits.pollIntervalMs)
    return () => clearInterval(timer)
  }, [])
}
