import { Star, X } from 'lucide-react'
import { useState } from 'react'
import { fillText } from '#domain/text/fill-text.ts'
import { sendJson } from './conversation/chat-api.ts'
import type { ConversationHandle } from './conversation/use-conversation.ts'
import type { ChatWords } from './load-chat-texts.ts'

/** The rating is asked for once, after this many replies. */
const AFTER_REPLIES = 3

/** Asks the visitor to rate the chat. */
export function Rating({
  words,
  conversation,
}: {
  words: ChatWords['rating']
  conversation: ConversationHandle
}) {
  const { rating, messages, phase, rated } = conversation
  const [isDismissed, setDismissed] = useState(false)
  const [hasJustRated, setJustRated] = useState(false)
  const replies = messages.filter(({ sender, id }) => sender !== 'visitor' && id !== undefined).length

  if (hasJustRated) {
    return (
      <p className="chat-rating" role="status">
        {words.thanks}
      </p>
    )
  }
  if (rating || isDismissed || phase !== 'idle' || replies !== AFTER_REPLIES) return null

  async function rate(stars: number) {
    // A lost rating is not worth an error message.
    await sendJson('/api/chat/rating', { rating: stars }).catch(() => {})
    setJustRated(true)
    rated(stars)
  }

  return (
    // biome-ignore lint/a11y/useSemanticElements: WebKit renders a fieldset's legend on its border
    <div role="group" aria-labelledby="chat-rating" className="chat-rating">
      <p id="chat-rating">{words.heading}</p>
      <div className="chat-stars">
        {[1, 2, 3, 4, 5].map((stars) => (
          <button
            key={stars}
            type="button"
            aria-label={stars === 1 ? words.star : fillText(words.stars, { n: stars })}
            onClick={() => void rate(stars)}
          >
            <Star size={20} aria-hidden />
          </button>
        ))}
      </div>
      <button type="button" aria-label={words.dismiss} onClick={() => setDismissed(true)}>
        <X size={18} aria-hidden />
      </button>
    </div>
  )
}
