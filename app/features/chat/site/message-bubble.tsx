import { type DayWords, sayClock } from '#domain/bookings/say-time.ts'
import type { ReplyAction } from '#domain/chat/conversation.ts'
import { ActionOffer, type LeadDrafting, type Steps } from './action-offer.tsx'
import type { ShownMessage } from './conversation/conversation-state.ts'
import type { ConversationHandle } from './conversation/use-conversation.ts'
import type { ChatTexts } from './load-chat-texts.ts'

type Props = Steps &
  LeadDrafting & {
    texts: ChatTexts
    message: ShownMessage
    conversation: ConversationHandle
    /** Whether this is the newest message. Only that one offers next steps. */
    isLast: boolean
  }

/** Formats the time of day in the visitor’s time zone. */
function timeOf(moment: string, words: Pick<DayWords, 'hours'>): string {
  const at = new Date(moment)
  return sayClock([at.getHours(), at.getMinutes()].map((n) => String(n).padStart(2, '0')).join(':'), words)
}

/** A message with the prices, page links and next steps that belong to it. */
export function MessageBubble(props: Props) {
  const { texts, message, isLast, conversation } = props
  const { words } = texts
  const { sender, text, timestamp, ended } = message
  const names = { visitor: words.you, assistant: words.assistant, team: words.team }
  const isOwn = sender === 'visitor'
  const { answer, question } = splitQuestion(text, message.actions)
  const [shown = [], next = []] = [false, true].map((isNext) =>
    message.actions?.filter(({ kind }) => isQuestion(kind) === isNext),
  )
  return (
    <div data-sender={isOwn ? 'user' : 'bot'} data-team={sender === 'team' || undefined}>
      <div className="chat-bubble" data-ended={ended}>
        <span className={sender === 'team' ? 'chat-from' : 'sr-only'}>{names[sender]}: </span>
        <MessageText text={answer} email={texts.email} />
        {timestamp && <time dateTime={timestamp}>{timeOf(timestamp, texts.booking.picker.calendar)}</time>}
      </div>
      {shown.map((action) => (
        <ActionOffer key={JSON.stringify(action)} {...props} action={action} />
      ))}
      {question && (
        <div className="chat-bubble">
          <MessageText text={question} email={texts.email} />
        </div>
      )}
      {next.map((action) => (
        <ActionOffer key={JSON.stringify(action)} {...props} action={action} />
      ))}
      {ended && (
        <p className="chat-ended">
          {ended !== 'failed' && text !== words.ended[ended] && <span>{words.ended[ended]}</span>}
          {isLast && (
            <button type="button" onClick={() => void conversation.retry()}>
              {words.tryAgain}
            </button>
          )}
        </p>
      )}
    </div>
  )
}

const isQuestion = (kind: ReplyAction['kind']) => kind === 'ask' || kind === 'choices'

/** Splits off the question, so that it is shown below cards and links, right above its answers. */
function splitQuestion(text: string, actions: readonly ReplyAction[] = []) {
  const at = actions.some(({ kind }) => isQuestion(kind)) ? text.lastIndexOf('\n\n') : -1
  const isAbove = at >= 0 && actions.some(({ kind }) => !isQuestion(kind))
  return isAbove
    ? { answer: text.slice(0, at), question: text.slice(at + 2) }
    : { answer: text, question: '' }
}

/**
 * Shows a message as plain text. Only the business's mail address becomes a link; replies name it when the
 * assistant can't help.
 */
function MessageText({ text, email }: { text: string; email: string }) {
  const [before, ...after] = text.split(email)
  return (
    <span className="chat-text" lang={devanagari.test(text) ? 'hi' : undefined}>
      {before}
      {after.map((part, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: parts of a text have no id
        <span key={place}>
          <a className="chat-link" href={`mailto:${email}`}>
            {email}
          </a>
          {part}
        </span>
      ))}
    </span>
  )
}

/** Text in Devanagari is marked as Hindi for screen readers. */
const devanagari = /\p{Script=Devanagari}/u
