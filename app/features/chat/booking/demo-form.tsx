import { type SubmitEvent, useRef, useState } from 'react'
import { showToast } from '#app/components/ui/toasts.ts'
import { fillText } from '#domain/fill-text.ts'
import { postJson } from '../conversation/chat-api.ts'
import type { ConversationHandle } from '../conversation/use-conversation.ts'
import type { ChatTexts } from '../load-chat-texts.ts'
import { checkDemoForm, type DemoField, type DemoProblems } from './check-demo-form.ts'
import { DemoFields } from './demo-fields.tsx'

type Props = { texts: ChatTexts; conversation: ConversationHandle; onBooked: () => void }

type Booked = { bookingId: string; autoReply: boolean }

export function DemoForm({ texts, conversation, onBooked }: Props) {
  const words = texts.words.demo
  const form = useRef<HTMLFormElement>(null)
  const [problems, setProblems] = useState<DemoProblems>({})
  const [isSending, setSending] = useState(false)

  function show(found: DemoProblems) {
    setProblems(found)
    const kinds = Object.values(found)
    const isMissing = kinds.includes('required') || kinds.includes('consent')
    showToast({ tone: 'error', ...(isMissing ? words.missing : words.check) })
    const first = Object.keys(found)[0]
    if (first) (form.current?.elements.namedItem(first) as HTMLElement | null)?.focus()
  }

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    if (isSending) return
    const found = checkDemoForm(event.currentTarget)
    if (Object.keys(found).length > 0) return show(found)
    const fields = Object.fromEntries(new FormData(event.currentTarget)) as Record<DemoField, string>
    setSending(true)
    setProblems({})
    try {
      const response = await postJson('/api/chat/demo', fields)
      const answer: unknown = await response.json()
      if (response.ok) {
        const { bookingId, autoReply } = answer as Booked
        const { title, withMail, withoutMail } = words.booked
        showToast({ tone: 'success', title, description: autoReply ? withMail : withoutMail })
        conversation.note(
          fillText(words.confirmation, { date: fields.date, time: fields.time, id: bookingId }),
        )
        return onBooked()
      }
      if (response.status !== 400) throw new Error(`HTTP error! status: ${response.status}`)
      show((answer as { problems: DemoProblems }).problems)
    } catch {
      showToast({ tone: 'error', ...words.failed })
    }
    setSending(false)
  }

  return (
    <form ref={form} id="demo-form" onSubmit={submit} noValidate aria-labelledby="demo-heading">
      <p className="field-hint">{words.intro}</p>
      <DemoFields
        words={words}
        problems={problems}
        contact={conversation.contactInfo}
        privacyPath={texts.pages.privacy.href}
      />
      <button type="submit" className="btn btn-primary" disabled={isSending}>
        {isSending ? words.submitting : words.submit}
      </button>
    </form>
  )
}
