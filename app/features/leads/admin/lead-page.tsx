import { useState } from 'react'
import { Link, useFetcher } from 'react-router'
import type { ChangeResult } from '#app/components/back-office/change-result.ts'
import { type Demo, DemoLinks } from '#app/components/back-office/demo-links.tsx'
import { Notice } from '#app/components/back-office/notice.tsx'
import { formatDayAndTime } from '#domain/indian-time.ts'
import { phoneKey } from '#domain/leads/contact-keys.ts'
import type { Attribution } from '#domain/leads/lead-source.ts'
import type { ScoreReason } from '#domain/leads/score-lead.ts'
import { DeleteLeadDialog } from './delete-lead-dialog.tsx'
import { type FullLead, LeadFacts } from './lead-facts.tsx'
import { doneMessages } from './lead-result.ts'
import { type Activity, type LeadChat, LeadTimeline } from './lead-timeline.tsx'
import { PriorityMark, Score } from './marks.tsx'
import { ScoreReasons } from './score-reasons.tsx'
import { StatusForm } from './status-form.tsx'

export type LeadDetails = {
  score_reasons: ScoreReason[]
  project_complexity: string | null
  business_size: string | null
  marketing_source: string | null
  attribution: Attribution
  locale: string
  consented_at: string | null
  consent_version: string | null
}

export type LeadEmail = {
  id: string
  template: string
  status: string
  created_at: string
  sent_at: string | null
}

type Props = {
  lead: FullLead
  details: LeadDetails | undefined
  emails: LeadEmail[]
  activities: Activity[] | null
  chats: LeadChat[]
  demos: Demo[]
  done: string | null
  result: ChangeResult | undefined
  /** What other features have to say about the lead. */
  children?: React.ReactNode
}

/** Everything about one lead. */
export function LeadPage(props: Props) {
  const { lead, details, emails, activities, chats, demos, done, result, children } = props
  const [deleting, setDeleting] = useState(false)
  const deletion = useFetcher<ChangeResult>({ key: 'delete-lead' })
  const number = lead.phone ? phoneKey(lead.phone) : undefined
  return (
    <>
      <Link to="/del-admin-dashboard/leads" className="admin-link inline-flex min-h-11 items-center">
        All leads
      </Link>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <h1 className="min-w-0 break-words">{lead.name}</h1>
        <Score score={lead.lead_score} />
        <PriorityMark priority={lead.lead_priority} />
      </div>
      <Notice result={result} done={done === null ? undefined : doneMessages[done]} />
      <div className="mt-4 flex flex-wrap items-center gap-3">
        <StatusForm key={lead.id} lead={lead} />
        <a href={mailTo(lead.email)} className="admin-button">
          Answer by e-mail
        </a>
        {number ? (
          <a href={`https://wa.me/${number}`} target="_blank" rel="noreferrer" className="admin-button">
            Answer on WhatsApp
          </a>
        ) : null}
        {number ? (
          <a href={`tel:+${number}`} className="admin-button">
            Call
          </a>
        ) : null}
        <Link
          to={`/del-admin-dashboard/leads/${lead.id}/delete`}
          className="admin-button admin-button-danger"
          onClick={(event) => {
            if (event.metaKey || event.ctrlKey || event.shiftKey) return
            event.preventDefault()
            setDeleting(true)
          }}
        >
          Delete
        </Link>
      </div>
      <div className="mt-6 grid items-start gap-4 lg:grid-cols-[3fr_2fr]">
        <div className="grid min-w-0 gap-4">
          <Part title="Message">
            <p className="whitespace-pre-wrap break-words">{lead.message || 'No message.'}</p>
          </Part>
          <Part title="Timeline">
            <LeadTimeline activities={activities} chats={chats} />
          </Part>
        </div>
        <div className="grid min-w-0 gap-4">
          {children}
          {demos.length > 0 ? (
            <Part title="Demos">
              <DemoLinks demos={demos} />
            </Part>
          ) : null}
          <Part title="Score">
            <ScoreReasons score={lead.lead_score} reasons={details?.score_reasons ?? []} />
          </Part>
          <Part title="Details">
            <LeadFacts lead={lead} details={details} />
          </Part>
          <Part title="E-mails">
            <Emails emails={emails} />
          </Part>
        </div>
      </div>
      <DeleteLeadDialog
        lead={deleting ? lead : undefined}
        fetcher={deletion}
        next="/del-admin-dashboard/leads"
        onClose={() => setDeleting(false)}
      />
    </>
  )
}

function Part({ title, children }: { title: string; children: React.ReactNode }) {
  return (
    <section className="admin-card min-w-0 p-4 sm:p-5">
      <h2 className="mb-2">{title}</h2>
      {children}
    </section>
  )
}

const templateWords: Record<string, string> = {
  'new-lead': 'To you: a new lead',
  'quote-received': 'To them: we got your request',
  'chat-waiting': 'To you: waiting in the chat',
  'booking-made': 'To them: your demo is booked',
  'booking-moved': 'To them: your demo is moved',
  'booking-cancelled': 'To them: your demo is cancelled',
  'booking-reminder': 'To them: reminder of the demo',
  'team-booking-made': 'To you: a demo booked',
  'team-booking-moved': 'To you: a demo moved',
  'team-booking-cancelled': 'To you: a demo cancelled',
  'testimonial-request': 'To them: please write a testimonial',
  'testimonial-reminder': 'To them: reminder of the testimonial',
}

function Emails({ emails }: { emails: LeadEmail[] }) {
  if (emails.length === 0) return <p className="text-muted">None.</p>
  return (
    <ul className="grid gap-2">
      {emails.map((email) => (
        <li key={email.id}>
          <Link to={`/del-admin-dashboard/emails/${email.id}`} className="admin-link inline-block min-h-6">
            {templateWords[email.template] ?? email.template}
          </Link>
          <span className="block text-muted text-sm">
            {email.status}, {formatDayAndTime(email.sent_at ?? email.created_at)}
          </span>
        </li>
      ))}
    </ul>
  )
}

function mailTo(email: string): string {
  return `mailto:${encodeURIComponent(email).replaceAll('%40', '@')}`
}
