import { ChevronDown } from 'lucide-react'
import { ConsentWithdrawn } from '#app/office/consent.tsx'
import type { MailKind } from '#app/office/mail-words.ts'
import { Page } from '#app/office/page.tsx'
import { Card } from '#app/ui/card.tsx'
import { Facts } from '#app/ui/facts.tsx'
import { smallIcon } from '#app/ui/icon.ts'
import { Tabs } from '#app/ui/tabs.tsx'
import { leadStatusWords, wordFor } from '#content/office/lead-words.ts'
import { quoteLabels } from '#content/quote-options.ts'
import { formatRupees } from '#domain/money.ts'
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

/** Replies to a lead by e-mail or on WhatsApp, with a text to edit first. */
export function ReplyPage(props: Props) {
  const { lead, withdrawnAt, queue } = props
  return (
    <Page
      title={`Reply to ${lead.name}`}
      back={{ to: leadAddress(lead.id, '', { queue }), label: 'Back to lead' }}
      tabs={withdrawnAt ? undefined : <ReplyTabs {...props} />}
    >
      <div className="page-body grid grid-cols-1 items-start gap-3 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <div className="grid gap-3 lg:order-1">
          {lead.message ? <Message key={lead.id} text={lead.message} /> : null}
          <Details lead={lead} />
        </div>
        {withdrawnAt ? <ConsentWithdrawn at={withdrawnAt} /> : <Writing {...props} />}
      </div>
    </Page>
  )
}

/** What the person asked. Without room beside the reply it is one line until it is opened. */
function Message({ text }: { text: string }) {
  return (
    <Card>
      <h2 className="-mt-1.5 mb-2.5 text-sm max-lg:sr-only">Message</h2>
      <details className="group max-lg:-my-2.5">
        <summary className="flex items-center gap-2 max-lg:min-h-11">
          <span
            dir="auto"
            className="min-w-0 flex-1 [overflow-wrap:anywhere] max-lg:truncate lg:whitespace-pre-wrap max-lg:group-open:whitespace-pre-wrap"
          >
            {text}
          </span>
          <ChevronDown {...smallIcon} className="flex-none text-muted group-open:rotate-180 lg:hidden" />
        </summary>
      </details>
    </Card>
  )
}

/** What is known about the lead, beside the reply. */
function Details({ lead }: Pick<Props, 'lead'>) {
  return (
    <Card title="Details" className="max-lg:hidden">
      <Facts
        facts={[
          ['Company', lead.company],
          ['Service', wordFor(quoteLabels.en.serviceInterest, lead.service_interest)],
          ['Budget', wordFor(quoteLabels.en.budgetRange, lead.budget_range)],
          ['Value', lead.estimated_value ? formatRupees(lead.estimated_value) : null],
          ['Status', leadStatusWords[lead.status]],
          ['Score', String(lead.lead_score)],
        ]}
      />
    </Card>
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
  const { templates, templateId, by } = props
  return (
    <Card>
      <TemplatePicker templates={templates} chosen={templateId} />
      {by === 'whatsapp' ? (
        <WhatsAppForm key={templateId} {...props} />
      ) : (
        <MailForm key={templateId} {...props} />
      )}
    </Card>
  )
}
