import type { ConversationState } from '#domain/chat/wire.ts'
import { fillText } from '#domain/text/fill-text.ts'
import type { ChatWords } from './load-chat-texts.ts'

/** The likely topic of the conversation, and whether a person was asked to join. */
export function LeadStrip(
  props: Pick<ConversationState, 'mode' | 'serviceInterest' | 'urgencyLevel'> & { words: ChatWords },
) {
  const { words, mode, serviceInterest, urgencyLevel } = props
  const { text, textWithoutUrgency, services, urgencies } = words.strip
  return (
    <>
      {serviceInterest && (
        <p className="chat-strip">
          {fillText(urgencyLevel ? text : textWithoutUrgency, {
            service: services[serviceInterest],
            urgency: urgencyLevel ? urgencies[urgencyLevel] : '',
          })}
        </p>
      )}
      {mode === 'waiting' && (
        <p className="chat-strip" role="status">
          {words.handOver.waiting}
        </p>
      )}
    </>
  )
}
