import { OfficeForm } from '#app/components/back-office/office-form.tsx'
import { leadWorkLimits } from '#domain/leads/lead-work.ts'
import type { PreparedReply } from '#server/leads/reply/prepare-reply.ts'
import { FollowUpSelect } from '../follow-up-select.tsx'
import { ReplyText } from './reply-text.tsx'
import { ReplyTo } from './reply-to.tsx'

type Props = Pick<PreparedReply, 'lead' | 'emails' | 'isDue' | 'subject' | 'text'> & {
  to: string | null
  formKey: string
  templateId: string
}

/** A mail to the lead, as it goes out. */
export function MailForm({ lead, emails, to, isDue, subject, text, formKey, templateId }: Props) {
  if (emails.length === 0) return <p className="admin-card mt-3 p-5">This lead left no e-mail address.</p>
  return (
    <OfficeForm<{ text: string }>
      hidden={{ key: formKey }}
      keepsDraft={`mail ${templateId}`}
      className="admin-card mt-3 grid gap-3 p-4 sm:p-5"
    >
      {({ busy, sent, result }) => (
        <>
          <ReplyTo name={lead.name} choices={emails} chosen={to} />
          <label className="block">
            <span className="font-medium">Subject</span>
            <input
              name="subject"
              required
              maxLength={leadWorkLimits.subject}
              defaultValue={subject}
              dir="auto"
              className="admin-field mt-1"
            />
          </label>
          <ReplyText text={text} sent={sent} result={result} />
          <div className="flex flex-wrap items-end gap-x-6 gap-y-2">
            <FollowUpSelect isDue={isDue} />
            {lead.status === 'new' ? (
              <label className="flex min-h-9 items-center gap-2">
                <input type="checkbox" name="marksContacted" value="yes" defaultChecked className="size-5" />
                Mark as contacted
              </label>
            ) : null}
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
              {sent?.get('intent') === 'draft' ? 'Drafting…' : 'Draft a reply'}
            </button>
            <button
              type="submit"
              name="intent"
              value="send"
              disabled={busy}
              className="admin-button admin-button-primary"
            >
              {sent?.get('intent') === 'send' ? 'Sending…' : 'Send'}
            </button>
          </div>
        </>
      )}
    </OfficeForm>
  )
}
