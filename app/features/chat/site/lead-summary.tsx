import { type ChangeEvent, type Dispatch, type SetStateAction, type SubmitEvent, useState } from 'react'
import { Field } from '#app/ui/site/field.tsx'
import { quoteLimits } from '#domain/leads/quote-limits.ts'
import type { ScoreCategory } from '#domain/leads/score/score-lead.ts'
import { fillText } from '#domain/text/fill-text.ts'
import { postJson } from './conversation/chat-api.ts'
import type { ConversationHandle } from './conversation/use-conversation.ts'
import type { ChatWords } from './load-chat-texts.ts'

type LeadField = 'name' | 'email' | 'phone'

/** What the visitor typed into the summary; undefined until they begin. */
export type LeadDraft = Partial<Record<LeadField, string>> | undefined

export type SetLeadDraft = Dispatch<SetStateAction<LeadDraft>>

type Props = {
  words: ChatWords
  conversation: ConversationHandle
  privacy: string
  /**
   * Whether a reply proposes the summary now. Once the visitor has begun, it stays even if the team writes in
   * between.
   */
  isOffered: boolean
  draft: LeadDraft
  onDraft: SetLeadDraft
}

type Passed = { category: ScoreCategory; followUpDays: number }

/** The details that would be passed on. The visitor can correct them and must confirm them first. */
export function LeadSummary(props: Props) {
  const { conversation, privacy, isOffered, draft, onDraft } = props
  const { summary: words, strip } = props.words
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
    onDraft((before) => ({ ...before }))
    setState('sending')
    setProblem(undefined)
    try {
      const response = await postJson('/api/chat/lead', given)
      if (response.ok) {
        note(passedText(await response.json(), words))
        return end('done')
      }
      setProblem(response.status === 400 ? words.check : words.failed)
    } catch {
      setProblem(words.failed)
    }
    setState('open')
  }

  function end(how: 'done' | 'declined') {
    setState(how)
    onDraft(undefined)
  }

  const isWanted = isOffered || draft !== undefined
  if (state === 'done' || state === 'declined' || !isWanted) return null
  /** Returns the props of an input: the visitor's text, or else what the conversation contains. */
  const inputProps = (name: LeadField, known = '') => ({
    name,
    value: draft?.[name] ?? known,
    onChange: ({ currentTarget: { value } }: ChangeEvent<HTMLInputElement>) =>
      onDraft((before) => ({ ...before, [name]: value })),
  })
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
        {(field) => (
          <input {...field} {...inputProps('name')} autoComplete="name" maxLength={quoteLimits.name} />
        )}
      </Field>
      <Field id="lead-email" label={words.email}>
        {(field) => (
          <input
            {...field}
            {...inputProps('email', contactInfo.email)}
            type="email"
            autoComplete="email"
            maxLength={quoteLimits.email}
          />
        )}
      </Field>
      <Field id="lead-phone" label={words.phone}>
        {(field) => (
          <input
            {...field}
            {...inputProps('phone', contactInfo.phone)}
            type="tel"
            autoComplete="tel"
            maxLength={quoteLimits.phone}
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
        <button type="button" className="btn" onClick={() => end('declined')}>
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

/** A text with a link in place of `{link}`. The link opens a new tab, so that what was filled in stays. */
function ConsentText({ text, link, href }: { text: string; link: string; href: string }) {
  const [before, after] = text.split('{link}')
  return (
    <>
      {before}
      <a className="chat-link" href={href} target="_blank" rel="noopener">
        {link}
      </a>
      {after}
    </>
  )
}
