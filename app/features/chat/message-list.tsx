import { useEffect, useLayoutEffect, useRef } from 'react'
import type { Steps } from './action-offer.tsx'
import type { ConversationHandle } from './conversation/use-conversation.ts'
import type { ChatTexts } from './load-chat-texts.ts'
import { MessageBubble } from './message-bubble.tsx'

type Props = Steps & {
  texts: ChatTexts
  conversation: ConversationHandle
  isHidden: boolean
}

/** How far from its end a list still counts as read to the end. */
const NEAR_END_PX = 60

/** The messages, oldest first. Follows the newest one, unless the visitor has scrolled back. */
export function MessageList({ texts, conversation, isHidden, ...steps }: Props) {
  const { words } = texts
  const { messages, phase, loading } = conversation
  const log = useRef<HTMLDivElement>(null)
  const isAtEnd = useRef(true)

  // biome-ignore lint/correctness/useExhaustiveDependencies: with whatever is new in it
  useLayoutEffect(() => {
    // Who sends something wants to see it arrive.
    if (messages.at(-1)?.sender === 'visitor') isAtEnd.current = true
    if (isAtEnd.current && log.current) log.current.scrollTop = log.current.scrollHeight
  }, [messages, phase, isHidden])

  // The keyboard, or a wider window, leaves another height.
  useEffect(() => {
    const element = log.current
    if (!element) return
    const observer = new ResizeObserver(() => {
      if (isAtEnd.current) element.scrollTop = element.scrollHeight
    })
    observer.observe(element)
    return () => observer.disconnect()
  }, [])

  const last = messages.at(-1)
  return (
    <div
      ref={log}
      role="log"
      aria-label={words.log}
      aria-busy={phase !== 'idle' || loading === 'loading'}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
      tabIndex={0}
      className="chat-log"
      hidden={isHidden}
      onScroll={({ currentTarget: { scrollHeight, scrollTop, clientHeight } }) => {
        isAtEnd.current = scrollHeight - scrollTop - clientHeight < NEAR_END_PX
      }}
    >
      <MessageBubble
        texts={texts}
        message={{ key: 'greeting', sender: 'assistant', text: words.greeting, timestamp: '', isLocal: true }}
        conversation={conversation}
        isLast={false}
        {...steps}
      />
      {messages.map((message) => (
        <MessageBubble
          key={message.key}
          texts={texts}
          message={message}
          conversation={conversation}
          isLast={message === last && phase === 'idle'}
          {...steps}
        />
      ))}
    </div>
  )
}
