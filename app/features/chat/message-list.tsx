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

/** Has the visitor moved away from where the list was, a shorter list aside? */
function hasScrolledBack(list: HTMLElement, position: number): boolean {
  return list.scrollTop < Math.min(position, list.scrollHeight - list.clientHeight) - NEAR_PX
}

/** The messages, oldest first. Follows the newest one, unless the visitor has scrolled back. */
export function MessageList({ texts, conversation, isHidden, ...steps }: Props) {
  const { words } = texts
  const { messages, phase, loading } = conversation
  const log = useRef<HTMLDivElement>(null)
  const isFollowing = useRef(true)
  const position = useRef(0)
  const [leadDraft, setLeadDraft] = useState<LeadDraft>()

  /** A browser tells of scrolling a frame later, and words may arrive before that: so it is asked too. */
  const followNewest = useCallback(() => {
    const list = log.current
    if (!list || list.hidden) return
    if (hasScrolledBack(list, position.current)) isFollowing.current = false
    if (isFollowing.current) follow(list)
    position.current = list.scrollTop
  }, [])

  // biome-ignore lint/correctness/useExhaustiveDependencies: with whatever is new in it
  useLayoutEffect(() => {
    // Who sends something wants to see it arrive.
    if (messages.at(-1)?.sender === 'visitor') {
      isFollowing.current = true
      position.current = 0
    }
    followNewest()
  }, [messages, phase, isHidden])

  // The keyboard, or a wider window, leaves another height.
  useEffect(() => {
    const element = log.current
    if (!element) return
    const observer = new ResizeObserver(followNewest)
    observer.observe(element)
    return () => observer.disconnect()
  }, [followNewest])

  const last = messages.at(-1)
  // What was typed goes along, where a newer message proposes the same once more.
  const offer = messages.findLast(({ actions }) => actions?.some(({ kind }) => kind === 'confirm-lead'))
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
