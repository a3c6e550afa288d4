import { SendHorizontal } from 'lucide-react'
import { type KeyboardEvent, type Ref, useEffect, useImperativeHandle, useRef } from 'react'
import { chatLimits } from '#domain/chat/chat-limits.ts'
import type { ConversationHandle } from './conversation/use-conversation.ts'
import type { ChatWords } from './load-chat-texts.ts'

export type MessageFormHandle = { focus: () => void }

type Props = {
  words: ChatWords
  conversation: ConversationHandle
  /** The unsent text. The parent keeps it, because this form unmounts while another view is shown. */
  text: string
  onText: (text: string) => void
  ref: Ref<MessageFormHandle>
}

const hasKeyboard = () => window.matchMedia('(pointer: fine)').matches

/** The field to write a message. */
export function MessageForm({ words, conversation, text, onText, ref }: Props) {
  const { phase, notice, send, stop } = conversation
  const isWaiting = phase !== 'idle'
  const input = useRef<HTMLTextAreaElement>(null)
  const isBlank = text.trim() === ''
  useImperativeHandle(ref, () => ({
    // On touch screens the focus would open the keyboard and cover the messages.
    focus: () =>
      (hasKeyboard() ? input.current : input.current?.closest('dialog')?.querySelector('h2'))?.focus(),
  }))

  // A disabled field loses the focus. On devices with a keyboard it returns with the reply.
  const hadFocus = useRef(false)
  useEffect(() => {
    if (isWaiting || !hadFocus.current) return
    hadFocus.current = false
    const at = document.activeElement
    if (hasKeyboard() && (at === document.body || at?.closest('dialog') === at)) input.current?.focus()
  }, [isWaiting])

  async function submit() {
    if (isWaiting || isBlank) return
    hadFocus.current = true
    const given = text
    onText('')
    // A message that was not accepted goes back into the field.
    if (!(await send(given))) onText(given)
  }

  function handleKeyDown(event: KeyboardEvent<HTMLTextAreaElement>) {
    // While an input method composes, Enter selects a word. (Safari reports this only by the key code.)
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing || event.keyCode === 229)
      return
    event.preventDefault()
    void submit()
  }

  return (
    <>
      {phase !== 'idle' && (
        <p className="chat-typing">
          <span>{words.typing}</span>
          <button type="button" onClick={stop}>
            {words.stop}
          </button>
        </p>
      )}
      {notice && (
        <p className="chat-notice" role="alert">
          {notice}
        </p>
      )}
      <form
        id="chat-form"
        className="chat-form"
        onSubmit={(event) => {
          event.preventDefault()
          void submit()
        }}
      >
        <textarea
          ref={input}
          name="message"
          rows={1}
          className="input"
          aria-label={words.message}
          placeholder={isWaiting ? words.responding : words.placeholder}
          disabled={isWaiting}
          maxLength={chatLimits.messageLength}
          value={text}
          onChange={(event) => onText(event.target.value)}
          onKeyDown={handleKeyDown}
        />
        <button
          type="submit"
          className="btn btn-primary"
          disabled={isWaiting || isBlank}
          aria-label={words.send}
        >
          <SendHorizontal size={20} aria-hidden />
        </button>
      </form>
    </>
  )
}
