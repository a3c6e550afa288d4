import { X } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { ToastHost } from '#app/components/ui/toast-host.tsx'
import type { ConversationHandle } from '../conversation/use-conversation.ts'
import type { ChatTexts } from '../load-chat-texts.ts'
import { DemoForm } from './demo-form.tsx'

type Props = {
  texts: ChatTexts
  toastWords: { region: string; dismiss: string }
  conversation: ConversationHandle
  onClose: () => void
}

/** 'Book Your Demo': over the chat, until it is booked or called off. */
export function DemoDialog({ texts, toastWords, conversation, onClose }: Props) {
  const words = texts.words.demo
  const dialog = useRef<HTMLDialogElement>(null)

  useEffect(() => {
    const shown = dialog.current
    const before = document.activeElement
    shown?.showModal()
    return () => {
      shown?.close()
      if (before instanceof HTMLElement) before.focus()
    }
  }, [])

  return (
    <dialog
      ref={dialog}
      id="demo-dialog"
      className="chat-demo sheet"
      aria-labelledby="demo-heading"
      onCancel={(event) => {
        event.preventDefault()
        event.stopPropagation()
        onClose()
      }}
    >
      <div className="chat-demo-head">
        <h2 id="demo-heading">{words.heading}</h2>
        <button type="button" className="icon-btn" aria-label={words.close} onClick={onClose}>
          <X size={22} aria-hidden />
        </button>
      </div>
      <DemoForm texts={texts} conversation={conversation} onBooked={onClose} />
      <ToastHost words={toastWords} />
    </dialog>
  )
}
