import { useRef } from 'react'
import { useSubmit } from 'react-router'
import { OfficeForm } from '#app/components/back-office/office-form.tsx'
import type { PreparedReply } from '#server/leads/reply/prepare-reply.ts'
import { FollowUpSelect } from '../follow-up-select.tsx'
import { ReplyText } from './reply-text.tsx'
import { ReplyTo } from './reply-to.tsx'

type Props = Pick<PreparedReply, 'lead' | 'phones' | 'isDue' | 'text'> & {
  to: string | null
  formKey: string
  templateId: string
}

/** Words for WhatsApp, which opens with them; nothing is sent before somebody sends it there. */
export function WhatsAppForm({ lead, phones, to, isDue, text, formKey, templateId }: Props) {
  const notes = useRef<HTMLInputElement>(null)
  const submit = useSubmit()
  const [first] = phones
  if (!first) return <p className="admin-card mt-3 p-5">This lead left no phone number.</p>
  const link = (phone: string, words: string) => {
    const { whatsApp } = phones.find(({ value }) => value === phone) ?? first
    return `${whatsApp}?${new URLSearchParams({ text: words })}`.replaceAll('+', '%20')
  }
  return (
    <OfficeForm<{ text: string }>
      hidden={{ key: formKey }}
      keepsDraft={`whatsapp ${templateId}`}
      className="admin-card mt-3 grid gap-3 p-4 sm:p-5"
    >
      {({ busy, sent, result }) => (
        <>
          <ReplyTo name={lead.name} choices={phones} chosen={to} />
          <ReplyText text={text} sent={sent} result={result} />
          <div className="flex flex-wrap items-end gap-x-6 gap-y-2">
            <FollowUpSelect isDue={isDue} />
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
              href={link(to ?? first.value, text)}
              target="_blank"
              rel="noreferrer"
              className="admin-button admin-button-primary"
              onClick={(event) => {
                const form = event.currentTarget.closest('form')
                if (!form) return
                const typed = new FormData(form)
                event.currentTarget.href = link(String(typed.get('to')), String(typed.get('text') ?? ''))
                if (!notes.current?.checked) return
                typed.set('intent', 'log-whatsapp')
                void submit(typed, { method: 'post' })
              }}
            >
              Open WhatsApp<span className="sr-only"> (opens in a new tab)</span>
            </a>
          </div>
        </>
      )}
    </OfficeForm>
  )
}
