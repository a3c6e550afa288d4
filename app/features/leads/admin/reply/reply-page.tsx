import { Link } from 'react-router'
import { ConsentWithdrawn } from '#app/components/back-office/consent.tsx'
import { type MailKind, willBeSent } from '#app/components/back-office/mail-words.ts'
import type { PreparedReply } from '#server/leads/reply/prepare-reply.ts'
import { queuedAddress } from '../queued-address.ts'
import { MailForm } from './mail-form.tsx'
import { TemplatePicker } from './template-picker.tsx'
import { WhatsAppForm } from './whatsapp-form.tsx'

type Props = PreparedReply & {
  by: 'mail' | 'whatsapp'
  /** The address or number that was chosen; nothing: the main one. */
  to: string | null
  /** Where the lead stood among those that wait. */
  queue: string | null
  /** Whether mail can be sent now. */
  mail: MailKind
  formKey: string
}

/** A message as long as this stands there while it is answered; a longer one would push the answer away. */
const READ_AT_ONCE = 280

/** Answers a lead by mail or on WhatsApp, with words that are edited first. */
export function ReplyPage(props: Props) {
  const { lead, withdrawnAt, queue } = props
  return (
    <div className="mx-auto max-w-3xl">
      <Link to={queuedAddress(lead.id, queue)} className="admin-link inline-flex min-h-11 items-center">
        Back to the lead
      </Link>
      <h1 className="[overflow-wrap:anywhere]">Answer {lead.name}</h1>
      {withdrawnAt ? null : <WaysToAnswer {...props} />}
      {lead.message ? (
        <details open={lead.message.length <= READ_AT_ONCE} className="admin-card mt-3 px-4 py-1">
          <summary className="admin-link inline-flex min-h-9 cursor-pointer items-center">
            What they wrote
          </summary>
          <p dir="auto" className="mb-3 whitespace-pre-wrap [overflow-wrap:anywhere]">
            {lead.message}
          </p>
        </details>
      ) : null}
      {withdrawnAt ? (
        <div className="mt-3">
          <ConsentWithdrawn at={withdrawnAt} />
        </div>
      ) : (
        <Writing {...props} />
      )}
    </div>
  )
}

function WaysToAnswer({ lead, emails, phones, by, queue, templateId }: Props) {
  const way = (query: Record<string, string>) =>
    queuedAddress(lead.id, queue, '/reply', { ...query, template: templateId })
  return (
    <nav aria-label="Ways to answer" className="mt-2 flex flex-wrap gap-2">
      {emails.length > 0 ? (
        <Way to={way({})} isCurrent={by === 'mail'}>
          By e-mail
        </Way>
      ) : null}
      {phones.length > 0 ? (
        <Way to={way({ by: 'whatsapp' })} isCurrent={by === 'whatsapp'}>
          On WhatsApp
        </Way>
      ) : null}
    </nav>
  )
}

function Writing(props: Props) {
  const { templates, templateId, by, to, queue, mail } = props
  return (
    <>
      <TemplatePicker templates={templates} chosen={templateId} by={by} to={to} queue={queue} />
      {by === 'whatsapp' ? (
        <WhatsAppForm key={templateId} {...props} />
      ) : (
        <MailForm key={templateId} {...props} />
      )}
      {by === 'mail' && mail !== 'working' ? (
        <p className="mt-3 text-muted text-sm">Your mail will be saved. {willBeSent[mail]}</p>
      ) : null}
    </>
  )
}

function Way({ to, isCurrent, children }: { to: string; isCurrent: boolean; children: React.ReactNode }) {
  return (
    <Link
      to={to}
      replace
      aria-current={isCurrent ? 'page' : undefined}
      className="inline-flex min-h-10 items-center rounded-full border border-line px-4 hover:bg-sunk aria-[current]:border-accent aria-[current]:bg-sunk aria-[current]:font-semibold"
    >
      {children}
    </Link>
  )
}
