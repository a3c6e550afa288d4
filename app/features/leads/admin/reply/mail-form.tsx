import { Form, useNavigation } from 'react-router'
import { leadWorkLimits } from '#domain/leads/lead-work.ts'
import type { PreparedReply } from '#server/leads/reply/prepare-reply.ts'
import { FollowUpSelect } from '../follow-up-select.tsx'
import type { ReplyResult } from './answer-lead.ts'
import { ReplyText } from './reply-text.tsx'
import { ReplyTo } from './reply-to.tsx'

type Props = Pick<PreparedReply, 'lead' | 'emails' | 'isDue' | 'subject' | 'text'> & {
  to: string | null
  formKey: string
  result: ReplyResult | undefined
}

/** A mail to the lead, as it goes out. */
export function MailForm({ lead, emails, to, isDue, subject, text, formKey, result }: Props) {
  const { state, formData } = useNavigation()
  const busy = state !== 'idle' && formData ? String(formData.get('intent')) : undefined
  if (emails.length === 0) return <p className="admin-card mt-3 p-5">This lead left no e-mail address.</p>
  return (
    <Form method="post" autoComplete="off" className="admin-card mt-3 grid gap-3 p-4 sm:p-5">
      <input type="hidden" name="key" value={formKey} />
      <ReplyTo name={lead.name} choices={emails} chosen={result?.draft?.to ?? to} />
      <label className="block">
        <span className="font-medium">Subject</span>
        <input
          name="subject"
          required
          maxLength={leadWorkLimits.subject}
          defaultValue={result?.draft?.subject ?? subject}
          dir="auto"
          className="admin-field mt-1"
        />
      </label>
      <ReplyText text={text} result={result} />
      <div className="flex flex-wrap items-end gap-x-6 gap-y-2">
        <FollowUpSelect isDue={isDue} draft={result?.draft?.followUp} />
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
          disabled={busy !== undefined}
          className="admin-button"
        >
          {busy === 'draft' ? 'Drafting…' : 'Draft a reply'}
        </button>
        <button
          type="submit"
          name="intent"
          value="send"
          disabled={busy !== undefined}
          className="admin-button admin-button-primary"
        >
          {busy === 'send' ? 'Sending…' : 'Send'}
        </button>
      </div>
    </Form>
  )
}
