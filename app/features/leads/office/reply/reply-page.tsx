import { ConsentWithdrawn } from '#app/office/consent.tsx'
import { type MailKind, willBeSent } from '#app/office/mail-words.ts'
import { Banner } from '#app/ui/banner.tsx'
import { Card } from '#app/ui/card.tsx'
import { Page } from '#app/ui/page.tsx'
import { PageHeader } from '#app/ui/page-header.tsx'
import { Tabs } from '#app/ui/tabs.tsx'
import type { PreparedReply } from '#server/leads/reply/prepare-reply.ts'
import { leadAddress } from '../paths.ts'
import { MailForm } from './mail-form.tsx'
import { TemplatePicker } from './template-picker.tsx'
import { WhatsAppForm } from './whatsapp-form.tsx'

type Props = PreparedReply & {
  by: 'mail' | 'whatsapp'
  /** The chosen address or number; null for the main one. */
  to: string | null
  /** Where the lead stood among those that wait. */
  queue: string | null
  /** Whether mail can be sent now. */
  mail: MailKind
  formKey: string
}

/** Longer messages are closed at first, so that the reply stays in sight. */
const OPEN_LENGTH = 280

/** Replies to a lead by e-mail or on WhatsApp, with a text to edit first. */
export function ReplyPage(props: Props) {
  const { lead, withdrawnAt, queue } = props
  return (
    <Page>
      <PageHeader
        title={`Reply to ${lead.name}`}
        back={{ to: leadAddress(lead.id, '', { queue }), label: 'Back to lead' }}
        tabs={withdrawnAt ? undefined : <ReplyTabs {...props} />}
      />
      <div className="grid max-w-3xl grid-cols-1 gap-3 p-4">
        {lead.message ? (
          <Card>
            <details open={lead.message.length <= OPEN_LENGTH}>
              <summary className="cursor-pointer font-[620]">Message</summary>
              <p dir="auto" className="mt-2 whitespace-pre-wrap [overflow-wrap:anywhere]">
                {lead.message}
              </p>
            </details>
          </Card>
        ) : null}
        {withdrawnAt ? <ConsentWithdrawn at={withdrawnAt} /> : <Writing {...props} />}
      </div>
    </Page>
  )
}

function ReplyTabs({ lead, emails, phones, by, queue, templateId }: Props) {
  const address = (query: Record<string, string>) =>
    leadAddress(lead.id, '/reply', { ...query, template: templateId, queue })
  const tabs = [
    ...(emails.length > 0 ? [{ to: address({}), label: 'E-mail', isCurrent: by === 'mail' }] : []),
    ...(phones.length > 0
      ? [{ to: address({ by: 'whatsapp' }), label: 'WhatsApp', isCurrent: by === 'whatsapp' }]
      : []),
  ]
  return tabs.length > 1 ? <Tabs label="Reply by" tabs={tabs} /> : null
}

function Writing(props: Props) {
  const { templates, templateId, by, mail } = props
  return (
    <>
      {by === 'mail' && mail !== 'working' ? (
        <Banner tone="amber">Your e-mail will be saved. {willBeSent[mail]}</Banner>
      ) : null}
      <Card>
        <TemplatePicker templates={templates} chosen={templateId} />
        {by === 'whatsapp' ? (
          <WhatsAppForm key={templateId} {...props} />
        ) : (
          <MailForm key={templateId} {...props} />
        )}
      </Card>
    </>
  )
}
