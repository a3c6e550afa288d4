import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { Steps } from './action-offer.tsx'
import type { ConversationHandle } from './conversation/use-conversation.ts'
import type { LeadDraft } from './lead-summary.tsx'
import type { ChatTexts } from './load-chat-texts.ts'
import { MessageBubble } from './message-bubble.tsx'

type Props = Steps & {
  texts: ChatTexts
  conversation: ConversationHandle
  isHidden: boolean
}

/** A list within this distance of the newest message still follows it. */
const NEAR_PX = 60

/**
 * Returns the scroll position of the newest message: the end of the list, or the message's start if it is too
 * long.
 */
function newestPosition(list: HTMLElement): number {
  const last = list.lastElementChild as HTMLElement | null
  const end = list.scrollHeight - list.clientHeight
  return Math.min(end, (last?.offsetTop ?? 0) - list.offsetTop - 8)
}

/** Scrolls to the newest message, but never back, because the reader may be further down in a long one. */
function follow(list: HTMLElement) {
  list.scrollTop = Math.max(list.scrollTop, newestPosition(list))
}

/**
 * Tells whether the visitor has scrolled up since the last position, ignoring that the list may have become
 * shorter.
 */
function hasScrolledBack(list: HTMLElement, position: number): boolean {
  return list.scrollTop < Math.min(position, list.scrollHeight - list.clientHeight) - NEAR_PX
}

/** The messages, oldest first. The list follows the newest one unless the visitor has scrolled back. */
export function MessageList({ texts, conversation, isHidden, ...steps }: Props) {
  const { words } = texts
  const { messages, phase, loading } = conversation
  const log = useRef<HTMLDivElement>(null)
  const isFollowing = useRef(true)
  const position = useRef(0)
  const [leadDraft, setLeadDraft] = useState<LeadDraft>()

  /** Checks the position itself, because scroll events come a frame late and words may arrive before. */
  const followNewest = useCallback(() => {
    const list = log.current
    if (!list || list.hidden) return
    if (hasScrolledBack(list, position.current)) isFollowing.current = false
    if (isFollowing.current) follow(list)
    position.current = list.scrollTop
  }, [])

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs for each change of the messages
  useLayoutEffect(() => {
    // The visitor wants to see their own message appear.
    if (messages.at(-1)?.sender === 'visitor') {
      isFollowing.current = true
      position.current = 0
    }
    followNewest()
  }, [messages, phase, isHidden])

  // The keyboard or a window of another size changes the height.
  useEffect(() => {
    const element = log.current
    if (!element) return
    const observer = new ResizeObserver(followNewest)
    observer.observe(element)
    return () => observer.disconnect()
  }, [followNewest])

  const last = messages.at(-1)
  // Only the newest proposal is shown, with what the visitor typed into an earlier one.
  const offer = messages.findLast(({ actions }) => actions?.some(({ kind }) => kind === 'confirm-lead'))
  return (
    <div
      ref={log}
      role="log"
      aria-label={words.log}
      aria-busy={phase !== 'idle' || loading === 'loading'}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: scrollable areas must be reachable by keyboard
      tabIndex={0}
      className="chat-log"
      hidden={isHidden}
      onScroll={({ currentTarget }) => {
        position.current = currentTarget.scrollTop
        isFollowing.current = currentTarget.scrollTop > newestPosition(currentTarget) - NEAR_PX
      }}
    >
      <MessageBubble
        texts={texts}
        message={{ key: 'greeting', sender: 'assistant', text: words.greeting, timestamp: '', isLocal: true }}
        conversation={conversation}
        isLast={false}
        leadDraft={undefined}
        onLeadDraft={setLeadDraft}
        {...steps}
      />
      {messages.map((message) => (
        <MessageBubble
          key={message.key}
          texts={texts}
          message={message}
          conversation={conversation}
          isLast={message === last && phase === 'idle'}
          leadDraft={message === offer ? leadDraft : undefined}
          onLeadDraft={setLeadDraft}
          {...steps}
        />
      ))}
      {messages.length === 0 && loading !== 'loading' && phase === 'idle' && (
        <fieldset className="chat-choices" aria-label={words.examples.label}>
          {words.examples.list.map((example) => (
            <button
              key={example}
              type="button"
              className="chat-step"
              onClick={() => void conversation.send(example)}
            >
              {example}
            </button>
          ))}
        </fieldset>
      )}
    </div>
  )
}
