import { type SubmitEvent, useState } from 'react'
import { Field } from '#app/components/ui/field.tsx'
import { fillText } from '#domain/fill-text.ts'
import { quoteLimits } from '#domain/leads/quote-limits.ts'
import type { ScoreCategory } from '#domain/leads/score-lead.ts'
import { ConsentText } from './consent-text.tsx'
import { postJson } from './conversation/chat-api.ts'
import type { ConversationHandle } from './conversation/use-conversation.ts'
import type { ChatWords } from './load-chat-texts.ts'

type Props = { words: ChatWords; conversation: ConversationHandle; privacy: string }

type Passed = { category: ScoreCategory; followUpDays: number }

/** What would be passed on, for the visitor to mend and to confirm. Without that yes nothing is. */
export function LeadSummary({ words: { summary: words, strip }, conversation, privacy }: Props) {
  const { contactInfo, serviceInterest, urgencyLevel, note } = conversation
  const [state, setState] = useState<'open' | 'sending' | 'done' | 'declined'>('open')
  const [problem, setProblem] = useState<string>()

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    const given = Object.fromEntries(new FormData(event.currentTarget)) as Record<string, string>
    if (!given.email?.trim() && !given.phone?.trim()) {
      setProblem(words.contactMissing)
      return
    }
    setState('sending')
    setProblem(undefined)
    try {
      const response = await postJson('/api/chat/lead', given)
      if (response.ok) {
        note(passedText(await response.json(), words))
        return setState('done')
      }
      setProblem(response.status === 400 ? words.check : words.failed)
    } catch {
      setProblem(words.failed)
    }
    setState('open')
  }

  if (state === 'done' || state === 'declined') return null
  return (
    <form className="chat-card" aria-label={words.heading} onSubmit={submit} noValidate>
      <h3>{words.heading}</h3>
      <p>{words.text}</p>
      <dl>
        {serviceInterest && (
          <div>
            <dt>{words.service}</dt>
            <dd>{strip.services[serviceInterest]}</dd>
          </div>
        )}
        {urgencyLevel && (
          <div>
            <dt>{words.urgency}</dt>
            <dd>{strip.urgencies[urgencyLevel]}</dd>
          </div>
        )}
      </dl>
      <Field id="lead-name" label={words.name}>
        {(field) => <input {...field} name="name" autoComplete="name" maxLength={quoteLimits.name} />}
      </Field>
      <Field id="lead-email" label={words.email}>
        {(field) => (
          <input
            {...field}
            type="email"
            name="email"
            autoComplete="email"
            maxLength={quoteLimits.email}
            defaultValue={contactInfo.email}
          />
        )}
      </Field>
      <Field id="lead-phone" label={words.phone}>
        {(field) => (
          <input
            {...field}
            type="tel"
            name="phone"
            autoComplete="tel"
            maxLength={quoteLimits.phone}
            defaultValue={contactInfo.phone}
          />
        )}
      </Field>
      {problem && (
        <p className="field-error" role="alert">
          {problem}
        </p>
      )}
      <p className="chat-small">
        <ConsentText text={words.consent} link={words.consentLink} href={privacy} />
      </p>
      <p className="chat-buttons">
        <button type="submit" className="btn btn-primary" disabled={state === 'sending'}>
          {state === 'sending' ? words.sending : words.yes}
        </button>
        <button type="button" className="btn" onClick={() => setState('declined')}>
          {words.no}
        </button>
      </p>
    </form>
  )
}

function passedText({ category, followUpDays }: Passed, words: ChatWords['summary']): string {
  const days = fillText(followUpDays === 1 ? words.day : words.days, { n: followUpDays })
  return fillText(category === 'Cold' ? words.doneTextCold : words.doneText, { days, category })
}
