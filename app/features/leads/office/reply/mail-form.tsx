import { TriangleAlert } from 'lucide-react'
import { type MailKind, willBeSent } from '#app/office/mail-words.ts'
import { OfficeForm } from '#app/office/office-form.tsx'
import { Button } from '#app/ui/button.tsx'
import { Checkbox } from '#app/ui/form/checkbox.tsx'
import { Field } from '#app/ui/form/field.tsx'
import { Input } from '#app/ui/form/input.tsx'
import { leadWorkLimits } from '#domain/leads/lead-work.ts'
import type { PreparedReply } from '#server/leads/reply/prepare-reply.ts'
import { FollowUpSelect } from '../work/follow-up-select.tsx'
import { ReplyText } from './reply-text.tsx'
import { ReplyTo } from './reply-to.tsx'

type Props = Pick<PreparedReply, 'lead' | 'emails' | 'isDue' | 'subject' | 'text'> & {
  to: string | null
  mail: MailKind
  formKey: string
  templateId: string
}

/** An e-mail to the lead, as it will be sent. */
export function MailForm(props: Props) {
  const { lead, emails, to, mail, isDue, subject, text, formKey, templateId } = props
  if (emails.length === 0) return <p>This lead has no e-mail address.</p>
  return (
    <OfficeForm<{ text: string }>
      hidden={{ key: formKey }}
      keepsDraft={`mail ${templateId}`}
      className="grid gap-3"
    >
      {({ sent, result }) => (
        <>
          <ReplyTo name={lead.name} choices={emails} chosen={to} />
          <Field label="Subject">
            <Input
              name="subject"
              required
              maxLength={leadWorkLimits.subject}
              defaultValue={subject}
              dir="auto"
              // The first button of the form would be pressed, which lets the AI replace the text.
              onKeyDown={(event) => {
                if (event.key !== 'Enter') return
                event.preventDefault()
                event.currentTarget.form?.querySelector('textarea')?.focus()
              }}
            />
          </Field>
          <ReplyText text={text} sent={sent} busy={sent !== undefined} result={result} />
          {lead.status === 'new' ? (
            <Checkbox name="marksContacted" value="yes" defaultChecked label="Mark as contacted" />
          ) : null}
          <div className="form-bar -mx-4 -mb-4 flex flex-wrap items-center justify-end gap-3 rounded-b-xl border-line border-t bg-card px-4 py-3 max-lg:pb-[max(0.75rem,env(safe-area-inset-bottom))] max-md:[&>.ui-button]:flex-1">
            <FollowUpSelect isDue={isDue} isInFoot />
            {mail === 'working' ? null : (
              <p className="flex items-center gap-2 text-small max-lg:order-first max-lg:basis-full">
                <TriangleAlert size={16} aria-hidden className="flex-none text-amber" />
                {`Your e-mail will be saved. ${willBeSent[mail]}`}
              </p>
            )}
            <Button type="submit" variant="primary" name="intent" value="send" disabled={sent !== undefined}>
              {sent?.get('intent') === 'send' ? 'Sending…' : 'Send'}
            </Button>
          </div>
        </>
      )}
    </OfficeForm>
  )
}
