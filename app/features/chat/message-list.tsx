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

/** How far before it a list still counts as read up to its newest message. */
const NEAR_PX = 60

/** Where the newest message is seen: at the end of the list, or from its beginning where it is longer than that. */
function newestPosition(list: HTMLElement): number {
  const last = list.lastElementChild as HTMLElement | null
  const end = list.scrollHeight - list.clientHeight
  return Math.min(end, (last?.offsetTop ?? 0) - list.offsetTop - 8)
}

/** Never back: whoever reads on in a long message is further already. */
function follow(list: HTMLElement) {
  list.scrollTop = Math.max(list.scrollTop, newestPosition(list))
}

/** The messages, oldest first. Follows the newest one, unless the visitor has scrolled back. */
export function MessageList({ texts, conversation, isHidden, ...steps }: Props) {
  const { words } = texts
  const { messages, phase, loading } = conversation
  const log = useRef<HTMLDivElement>(null)
  const isFollowing = useRef(true)

  // biome-ignore lint/correctness/useExhaustiveDependencies: with whatever is new in it
  useLayoutEffect(() => {
    // Who sends something wants to see it arrive.
    if (messages.at(-1)?.sender === 'visitor') isFollowing.current = true
    if (isFollowing.current && log.current) follow(log.current)
  }, [messages, phase, isHidden])

  // The keyboard, or a wider window, leaves another height.
  useEffect(() => {
    const element = log.current
    if (!element) return
    const observer = new ResizeObserver(() => {
      if (isFollowing.current) follow(element)
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
      onScroll={({ currentTarget }) => {
        isFollowing.current = currentTarget.scrollTop > newestPosition(currentTarget) - NEAR_PX
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
