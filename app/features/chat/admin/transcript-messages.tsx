import { useEffect, useRef, useState } from 'react'
import { messageStatusWords, senderWords, unansweredWords } from '#content/inbox-words.ts'
import type { ReplyLanguage, Sender } from '#domain/chat/conversation.ts'
import { formatDayAndTime } from '#domain/indian-time.ts'
import type { Transcript } from '#server/chat/inbox/read-transcript.ts'

type Message = Transcript['messages'][number]

/** The last message's anchor. */
const NEWEST = 'newest'

/** What was said, as it was said: the visitor to the left, our side to the right. */
export function TranscriptMessages({ messages, language }: { messages: Message[]; language: ReplyLanguage }) {
  if (messages.length === 0) return <p className="p-4 text-muted sm:px-5">Nothing was written yet.</p>
  return (
    <>
      <Arrivals newest={messages.at(-1)} />
      <ol className="grid gap-4 p-4 sm:px-5">
        {messages.map((message, index) => (
          <Item
            key={message.id}
            message={message}
            language={language}
            anchor={index === messages.length - 1 ? NEWEST : undefined}
          />
        ))}
      </ol>
    </>
  )
}

/** Brings a message that arrives into view, where the end was in view before, and says the visitor's aloud. */
function Arrivals({ newest }: { newest: Message | undefined }) {
  const seen = useRef(newest?.id)
  const [arrived, setArrived] = useState('')
  useEffect(() => {
    if (newest === undefined || newest.id === seen.current) return
    seen.current = newest.id
    if (newest.sender === 'visitor') setArrived(`${senderWords.visitor}: ${newest.text}`)
    const { scrollHeight } = document.documentElement
    const below = scrollHeight - window.innerHeight - window.scrollY
    if (below < window.innerHeight) document.getElementById(NEWEST)?.scrollIntoView({ block: 'nearest' })
  }, [newest])
  return (
    <p role="status" className="sr-only">
      {arrived}
    </p>
  )
}

const sides: Record<Sender, string> = {
  visitor: 'justify-self-start bg-card',
  assistant: 'justify-self-end bg-sunk',
  team: 'justify-self-end border-accent bg-sunk',
}

type ItemProps = { message: Message; language: ReplyLanguage; anchor: string | undefined }

function Item({ message, language, anchor }: ItemProps) {
  const { sender, text, status, open, created_at, page, offered } = message
  return (
    <li
      id={anchor}
      className={`min-w-0 max-w-[85%] scroll-mt-20 scroll-mb-56 rounded-xl border border-line px-3 py-2 ${sides[sender]}`}
    >
      <p className="text-muted text-sm [overflow-wrap:anywhere]">
        <strong className="font-semibold text-ink">{writerOf(message)}</strong>,{' '}
        <time dateTime={created_at}>{formatDayAndTime(created_at)}</time>
        {page ? `, on ${page}` : ''}
      </p>
      <p lang={language} className="whitespace-pre-wrap [overflow-wrap:anywhere]">
        {text}
      </p>
      {offered ? <p className="mt-1 text-muted text-sm [overflow-wrap:anywhere]">{offered}</p> : null}
      {status !== 'complete' ? (
        <p className="mt-1 text-danger text-sm">{messageStatusWords[status]}</p>
      ) : null}
      {open ? (
        <p className="mt-1 font-medium text-danger text-sm">No good answer: {unansweredWords[open]}</p>
      ) : null}
    </li>
  )
}

function writerOf({ sender, author, author_name }: Message): string {
  if (sender === 'team') return author_name ?? senderWords.team
  const isModel = sender === 'assistant' && author !== null && author !== 'built-in'
  return isModel ? `${senderWords.assistant} (${author})` : senderWords[sender]
}
