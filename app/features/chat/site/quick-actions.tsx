import { useEffect, useState } from 'react'
import { chatLimits } from '#domain/chat/chat-limits.ts'
import type { ChatWords } from './load-chat-texts.ts'

type Props = {
  words: ChatWords['quickActions']
  /** Whether a message is being written or its reply is pending. */
  isWaiting: boolean
  onQuote: () => void
  onDemo: () => void
  onWork: () => void
  onContact: () => void
}

/**
 * Suggestions for the next step. They are hidden while the visitor writes or waits, and for a moment after,
 * so that nothing moves under a finger.
 */
export function QuickActions({ words, isWaiting, onQuote, onDemo, onWork, onContact }: Props) {
  const [isShown, setShown] = useState(true)
  if (isWaiting && isShown) setShown(false)

  useEffect(() => {
    if (isWaiting) return
    const timer = setTimeout(() => setShown(true), chatLimits.quickActionsDelayMs)
    return () => clearTimeout(timer)
  }, [isWaiting])

  if (!isShown) return null
  return (
    <fieldset className="chat-chips" aria-label={words.label}>
      <button type="button" onClick={onQuote}>
        {words.quote}
      </button>
      <button type="button" onClick={onDemo}>
        {words.demo}
      </button>
      <button type="button" onClick={onWork}>
        {words.work}
      </button>
      <button type="button" onClick={onContact}>
        {words.contact}
      </button>
    </fieldset>
  )
}
