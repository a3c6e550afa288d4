import { useRef } from 'react'
import { Form, useNavigation, useSubmit } from 'react-router'
import type { PreparedReply } from '#server/leads/reply/prepare-reply.ts'
import { FollowUpSelect } from '../follow-up-select.tsx'
import type { ReplyResult } from './answer-lead.ts'
import { ReplyText } from './reply-text.tsx'
import { ReplyTo } from './reply-to.tsx'

type Props = Pick<PreparedReply, 'lead' | 'phones' | 'isDue' | 'text'> & {
  to: string | null
  formKey: string
  result: ReplyResult | undefined
}

/** Words for WhatsApp, which opens with them; nothing is sent before somebody sends it there. */
export function WhatsAppForm({ lead, phones, to, isDue, text, formKey, result }: Props) {
  const form = useRef<HTMLFormElement>(null)
  const notes = useRef<HTMLInputElement>(null)
  const submit = useSubmit()
  const busy = useNavigation().formMethod === 'POST'
  const [first] = phones
  if (!first) return <p className="admin-card mt-3 p-5">This lead left no phone number.</p>
  const chosen = result?.draft?.to ?? to
  const link = (phone: string, words: string) => {
    const { whatsApp } = phones.find(({ value }) => value === phone) ?? first
    return `${whatsApp}?${new URLSearchParams({ text: words })}`.replaceAll('+', '%20')
  }
  return (
    <Form ref={form} method="post" autoComplete="off" className="admin-card mt-3 grid gap-3 p-4 sm:p-5">
      <input type="hidden" name="key" value={formKey} />
      <ReplyTo name={lead.name} choices={phones} chosen={chosen} />
      <ReplyText text={text} result={result} />
      <div className="flex flex-wrap items-end gap-x-6 gap-y-2">
        <FollowUpSelect isDue={isDue} draft={result?.draft?.followUp} />
        <label className="flex min-h-9 items-center gap-2">
          <input ref={notes} type="checkbox" defaultChecked className="size-5" />
          Note in the timeline that I wrote
        </label>
      </div>
      <div className="flex flex-wrap justify-end gap-3">
        <button
          type="submit"
          name="intent"
          value="draft"
          formNoValidate
          disabled={busy}
          className="admin-button"
        >
          Draft a reply
        </button>
        <a
          href={link(chosen ?? first.value, result?.draft?.text ?? text)}
          target="_blank"
          rel="noreferrer"
          className="admin-button admin-button-primary"
          onClick={(event) => {
            const typed = form.current && new FormData(form.current)
            if (!typed) return
            event.currentTarget.href = link(String(typed.get('to')), String(typed.get('text') ?? ''))
            if (!notes.current?.checked) return
            typed.set('intent', 'log-whatsapp')
            void submit(typed, { method: 'post' })
          }}
        >
          Open WhatsApp<span className="sr-only"> (opens in a new tab)</span>
        </a>
      </div>
    </Form>
  )
}
