import { useRef } from 'react'
import { useSubmit } from 'react-router'
import { OfficeForm } from '#app/office/office-form.tsx'
import { Checkbox } from '#app/ui/form/checkbox.tsx'
import type { PreparedReply } from '#server/leads/reply/prepare-reply.ts'
import { FollowUpSelect } from '../work/follow-up-select.tsx'
import { ReplyText } from './reply-text.tsx'
import { ReplyTo } from './reply-to.tsx'

type Props = Pick<PreparedReply, 'lead' | 'phones' | 'isDue' | 'text'> & {
  to: string | null
  formKey: string
  templateId: string
}

/** A text for WhatsApp, which opens with it. It is sent there. */
export function WhatsAppForm({ lead, phones, to, isDue, text, formKey, templateId }: Props) {
  const notes = useRef<HTMLInputElement>(null)
  const submit = useSubmit()
  const [first] = phones
  if (!first) return <p>This lead has no phone number.</p>
  const link = (phone: string, words: string) => {
    const { whatsApp } = phones.find(({ value }) => value === phone) ?? first
    return `${whatsApp}?${new URLSearchParams({ text: words })}`.replaceAll('+', '%20')
  }
  return (
    <OfficeForm<{ text: string }>
      hidden={{ key: formKey }}
      keepsDraft={`whatsapp ${templateId}`}
      className="grid gap-3"
    >
      {({ sent, result }) => (
        <>
          <ReplyTo name={lead.name} choices={phones} chosen={to} />
          <ReplyText text={text} sent={sent} busy={sent !== undefined} result={result} />
          <Checkbox ref={notes} defaultChecked label="Log it in the timeline" />
          <div className="form-bar -mx-4 -mb-4 flex flex-wrap items-center justify-end gap-3 rounded-b-xl border-line border-t bg-card px-4 py-3 max-lg:pb-[max(0.75rem,env(safe-area-inset-bottom))] max-md:[&>.ui-button]:flex-1">
            <FollowUpSelect isDue={isDue} isInFoot />
            <a
              href={link(to ?? first.value, text)}
              target="_blank"
              rel="noreferrer"
              className="ui-button ui-button-primary"
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
