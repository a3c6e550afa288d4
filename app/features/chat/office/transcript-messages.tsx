import { Bot } from 'lucide-react'
import { type RefObject, useEffect, useRef, useState } from 'react'
import { messageStatusWords, senderWords, unansweredWords } from '#content/office/inbox-words.ts'
import type { ReplyLanguage, Sender } from '#domain/chat/conversation.ts'
import { formatDay, formatTime, indianDay, sayDay } from '#domain/indian-time.ts'
import { capitalize } from '#domain/text/capitalize.ts'
import type { Transcript } from '#server/chat/inbox/read-transcript.ts'

type Message = Transcript['messages'][number]

/** The anchor of the last message. */
const NEWEST = 'newest'

type Props = {
  messages: Message[]
  language: ReplyLanguage
  visitor: string
  now: string
}

/** The messages: the visitor's at the left, ours at the right. On desktops they scroll by themselves. */
export function TranscriptMessages({ messages, language, visitor, now }: Props) {
  const place = useRef<HTMLElement>(null)
  return (
    <section
      ref={place}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard scrolls it
      tabIndex={0}
      aria-label="Thread"
      className="flex min-h-0 flex-1 flex-col p-3 md:px-5 lg:overflow-y-auto"
    >
      <Arrivals place={place} newest={messages.at(-1)} />
      {messages.length === 0 ? <p className="text-muted">No messages yet</p> : null}
      <ol aria-label="Conversation" className="mt-auto flex flex-col">
        {messages.map((message, index) => (
          <Item
            key={message.id}
            message={message}
            language={language}
            visitor={visitor}
            day={dayOf(message, messages[index - 1], now)}
            isLastOfGroup={isLastOfGroup(message, messages[index + 1])}
            anchor={index === messages.length - 1 ? NEWEST : undefined}
          />
        ))}
      </ol>
    </section>
  )
}

type ArrivalsProps = { place: RefObject<HTMLElement | null>; newest: Message | undefined }

/** Keeps the end of the conversation in view, and announces the visitor's new messages. */
function Arrivals({ place, newest }: ArrivalsProps) {
  const seen = useRef(newest?.id)
  const [arrived, setArrived] = useState('')
  useEffect(() => {
    document.getElementById(NEWEST)?.scrollIntoView({ block: 'end' })
  }, [])
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each message
  useEffect(() => {
    if (newest === undefined || newest.id === seen.current) return
    seen.current = newest.id
    if (newest.sender === 'visitor') setArrived(`${senderWords.visitor}: ${newest.text}`)
    const thread = place.current
    if (!thread) return
    const scroller = getComputedStyle(thread).overflowY === 'auto' ? thread : document.documentElement
    const below = scroller.scrollHeight - scroller.clientHeight - scroller.scrollTop
    if (below < scroller.clientHeight) document.getElementById(NEWEST)?.scrollIntoView({ block: 'end' })
  }, [newest])
  return (
    <p role="status" className="sr-only">
      {arrived}
    </p>
  )
}

const bubbles: Record<Sender, string> = {
  visitor: 'bg-hover rounded-bl-sm',
  assistant: 'self-end rounded-br-sm',
  team: 'self-end rounded-br-sm bg-selected',
}

type ItemProps = {
  message: Message
  language: ReplyLanguage
  visitor: string
  /** Shown above the first message of a day. */
  day: string | undefined
  isLastOfGroup: boolean
  anchor: string | undefined
}

function Item({ message, language, visitor, day, isLastOfGroup, anchor }: ItemProps) {
  const { sender, text, status, open, created_at, page, offered } = message
  const notes = [
    status !== 'complete' && messageStatusWords[status],
    open && `No good answer: ${unansweredWords[open]}`,
  ].filter(Boolean)
  return (
    <li id={anchor} className="flex min-w-0 scroll-mt-20 scroll-mb-56 flex-col lg:scroll-m-4">
      {day ? <p className="self-center py-2 text-faint text-xs">{day}</p> : null}
      <p
        lang={language}
        className={`w-fit max-w-[86%] whitespace-pre-wrap rounded-[0.875rem] border border-line-strong px-3 py-2 [overflow-wrap:anywhere] md:max-w-136 ${bubbles[sender]}`}
      >
        {text}
      </p>
      <div
        className={`mt-1 mb-1.5 text-faint text-xs [overflow-wrap:anywhere] ${sender === 'visitor' ? '' : 'self-end text-right'}`}
      >
        {notes.map((note) => (
          <p key={String(note)} className="font-[550] text-red">
            {note}
          </p>
        ))}
        {offered ? <p className="max-w-136">{offered}</p> : null}
        {isLastOfGroup ? (
          <p className="mb-2">
            {sender === 'assistant' ? <Bot size={13} aria-hidden className="mr-1 inline" /> : null}
            {writerOf(message, visitor)}
            {', '}
            <time dateTime={created_at} title={formatDay(created_at)}>
              {formatTime(created_at)}
            </time>
            {page ? `, on ${page}` : ''}
          </p>
        ) : null}
      </div>
    </li>
  )
}

function dayOf(message: Message, before: Message | undefined, now: string): string | undefined {
  if (before && indianDay(before.created_at) === indianDay(message.created_at)) return undefined
  const day = sayDay(message.created_at, now)
  return capitalize(day)
}

const GROUP_MS = 5 * 60_000

/** Messages of one writer within a few minutes share one line with name and time. */
function isLastOfGroup(message: Message, next: Message | undefined): boolean {
  if (!next) return true
  const pause = Date.parse(next.created_at) - Date.parse(message.created_at)
  const isSameWriter = next.sender === message.sender && next.author === message.author
  return !isSameWriter || next.page !== message.page || pause > GROUP_MS
}

function writerOf({ sender, author, author_name }: Message, visitor: string): string {
  if (sender === 'visitor') return visitor
  if (sender === 'team') return author_name ?? senderWords.team
  const isModel = author !== null && author !== 'built-in'
  return isModel ? `${senderWords.assistant} (${author})` : senderWords.assistant
}
