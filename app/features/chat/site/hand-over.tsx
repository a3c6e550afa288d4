import { type SubmitEvent, useEffect, useState } from 'react'
import { whatsAppLink } from '#app/lib/site/external-links.ts'
import { Consent } from '#app/ui/site/consent.tsx'
import { Field } from '#app/ui/site/field.tsx'
import { newKey } from '#app/ui/site/new-key.ts'
import { chatLimits } from '#domain/chat/chat-limits.ts'
import { quoteLimits } from '#domain/leads/quote-limits.ts'
import { fillText } from '#domain/text/fill-text.ts'
import { sendJson } from './conversation/chat-api.ts'
import type { ConversationHandle } from './conversation/use-conversation.ts'
import type { ChatTexts } from './load-chat-texts.ts'

type Props = {
  texts: ChatTexts
  conversation: ConversationHandle
  onDone: () => void
  onCancel: () => void
}

/** Contact with a person: WhatsApp with a summary filled in, or a message that is left here. */
export function HandOver({ texts, conversation, onDone, onCancel }: Props) {
  const { email, whatsAppNumber } = texts
  const words = texts.words.handOver
  const { contactInfo } = conversation
  const [problem, setProblem] = useState<'contact' | 'consent' | 'failed'>()
  const [isSending, setSending] = useState(false)
  const [idempotencyKey] = useState(newKey)
  const whatsApp = whatsAppLink(whatsAppNumber, summaryOf(conversation, texts))

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs only on mount
  useEffect(() => {
    if (conversation.mode === 'assistant')
      void sendJson('/api/chat/hand-over', { asked: true }).catch(() => {})
  }, [])

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    const { name, contact, message, consent } = Object.fromEntries(
      new FormData(event.currentTarget),
    ) as Record<string, string>
    const missing = !contact?.trim() ? 'contact' : !consent ? 'consent' : undefined
    if (missing) {
      setProblem(missing)
      event.currentTarget.querySelector<HTMLElement>(`[name=${missing}]`)?.focus()
      return
    }
    setSending(true)
    setProblem(undefined)
    try {
      await sendJson('/api/chat/hand-over', {
        name,
        contact,
        message,
        consent: true,
        idempotencyKey,
      })
      await conversation.read().catch(() => {})
      conversation.note(words.done)
      onDone()
    } catch {
      setProblem('failed')
      setSending(false)
    }
  }

  return (
    <section className="chat-view" aria-label={words.heading}>
      <h3>{words.heading}</h3>
      <p>{words.text}</p>
      {whatsApp && (
        <a
          className="btn btn-leaf"
          href={whatsApp.href}
          target="_blank"
          rel="noopener noreferrer"
          // Marks the conversation for the team too, because it continues in WhatsApp.
          onClick={() => void sendJson('/api/chat/hand-over', {}).catch(() => {})}
        >
          {words.whatsApp} <span className="sr-only">{texts.words.newTab}</span>
        </a>
      )}
      <a className="btn" href={`mailto:${email}`}>
        {words.email}
      </a>
      <form id="hand-over-form" onSubmit={submit} noValidate>
        <Field id="hand-over-name" label={words.name} mark={words.optional}>
          {(field) => <input {...field} name="name" autoComplete="name" maxLength={quoteLimits.name} />}
        </Field>
        <Field
          id="hand-over-contact"
          label={words.contact}
          mark="*"
          error={problem === 'contact' ? words.contactMissing : undefined}
        >
          {(field) => (
            <input
              {...field}
              name="contact"
              required
              maxLength={quoteLimits.email}
              defaultValue={contactInfo.email ?? contactInfo.phone}
            />
          )}
        </Field>
        <Field id="hand-over-message" label={words.message} mark={words.optional}>
          {(field) => <textarea {...field} name="message" rows={3} maxLength={chatLimits.messageLength} />}
        </Field>
        <Consent
          id="hand-over-consent"
          text={words.consent}
          link={words.consentLink}
          privacyPath={texts.pages.privacy.href}
          opensBeside
          isGiven={false}
          error={problem === 'consent' ? words.consentMissing : undefined}
          className=""
        />
        {problem === 'failed' && (
          <p className="field-error" role="alert">
            {words.failed}
          </p>
        )}
        <p className="chat-buttons">
          <button type="submit" className="btn btn-primary" disabled={isSending}>
            {isSending ? words.sending : words.send}
          </button>
          <button type="button" className="btn" onClick={onCancel}>
            {words.cancel}
          </button>
        </p>
      </form>
    </section>
  )
}

/** Returns a summary in the visitor's words for the person on WhatsApp. */
function summaryOf({ messages, serviceInterest }: ConversationHandle, { words }: ChatTexts): string {
  const question = messages.findLast(({ sender }) => sender === 'visitor')?.text.slice(0, 300)
  const facts = [
    serviceInterest &&
      fillText(words.handOver.whatsAppAbout, { service: words.strip.services[serviceInterest] }),
    question && fillText(words.handOver.whatsAppQuestion, { question }),
  ]
  return fillText(words.handOver.whatsAppText, { facts: facts.filter(Boolean).join(' ') }).trim()
}
