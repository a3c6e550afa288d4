import { Link } from 'react-router'
import { OfficeForm } from '#app/components/back-office/office-form.tsx'
import { Part } from '#app/components/back-office/part.tsx'
import { leadLocaleWords, leadSourceWords } from '#content/lead-words.ts'
import { quoteLabels } from '#content/quote-options.ts'
import { formatDay } from '#domain/indian-time.ts'
import { leadPriorities } from '#domain/leads/lead.ts'
import { BY_SCORE, leadFormLimits } from '#domain/leads/lead-form.ts'
import type { TeamMember } from '#server/accounts/team-members.ts'
import type { EditMore, EditResult, LeadTexts } from './edit-result.ts'
import { type FormState, LeadChoice, LeadField } from './lead-field.tsx'

type Props = {
  intent: string
  values: LeadTexts
  /** Names what the values are: where they are others by now, the form begins anew. */
  version?: string
  members: TeamMember[]
  /** What the form is for: the word on its button, and where it leads when it is left. */
  save: string
  back: string
  /** What the priority would be of itself. */
  followUpHint?: string
  /** What is sent along. */
  hidden: Record<string, string>
  /** Beneath who it is; above the buttons. */
  beneathWho?: React.ReactNode
  children?: (result: EditResult | undefined) => React.ReactNode
}

const words = quoteLabels.en

/** All that can be written about a lead. */
export function LeadForm(props: Props) {
  const { intent, values, version, members, save, back, followUpHint, hidden, beneathWho, children } = props
  return (
    <OfficeForm<EditMore>
      intent={intent}
      version={version}
      hidden={hidden}
      keepsDraft
      showsConflicts
      // Hindi takes a third of the room this way.
      encType="multipart/form-data"
      noValidate
      className="mt-4 grid gap-4"
    >
      {({ busy, result }) => (
        <>
          <div className="grid items-start gap-4 lg:grid-cols-2">
            <div className="grid min-w-0 gap-4">
              <Who state={{ values, result }}>{beneathWho}</Who>
              <Work state={{ values, result }} members={members} followUpHint={followUpHint} />
            </div>
            <Wish state={{ values, result }} />
          </div>
          {children?.(result)}
          <div className="form-bar sticky bottom-(--bar) z-5 -mx-4 flex flex-wrap gap-3 border-line border-t bg-[var(--paper)] px-4 py-3">
            <button type="submit" disabled={busy} className="admin-button admin-button-primary">
              {busy ? 'Saving…' : save}
            </button>
            <Link to={back} className="admin-button">
              Cancel
            </Link>
          </div>
        </>
      )}
    </OfficeForm>
  )
}

function Who({ state, children }: { state: FormState; children: React.ReactNode }) {
  return (
    <Part title="Who">
      <div className="grid gap-3 sm:grid-cols-2">
        <LeadField name="name" state={state}>
          {(attributes) => <input {...attributes} required maxLength={leadFormLimits.name} dir="auto" />}
        </LeadField>
        <LeadField name="phone" state={state} hint="This or an e-mail address.">
          {(attributes) => (
            <input {...attributes} type="tel" inputMode="tel" maxLength={leadFormLimits.phone} />
          )}
        </LeadField>
        <LeadField name="email" state={state}>
          {(attributes) => (
            <input {...attributes} type="email" inputMode="email" maxLength={leadFormLimits.email} />
          )}
        </LeadField>
        <LeadField name="company" state={state}>
          {(attributes) => <input {...attributes} maxLength={leadFormLimits.company} dir="auto" />}
        </LeadField>
        <LeadChoice name="locale" state={state} options={Object.entries(leadLocaleWords)} />
        <LeadChoice name="source" state={state} options={Object.entries(leadSourceWords)} />
      </div>
      {children}
    </Part>
  )
}

function Wish({ state }: { state: FormState }) {
  const open = 'Not known'
  return (
    <Part title="What they want">
      <div className="grid gap-3 sm:grid-cols-2">
        <LeadChoice
          name="service_interest"
          state={state}
          open={open}
          options={Object.entries(words.serviceInterest)}
        />
        <LeadChoice
          name="budget_range"
          state={state}
          open={open}
          options={Object.entries(words.budgetRange)}
        />
        <LeadChoice
          name="project_timeline"
          state={state}
          open={open}
          options={Object.entries(words.projectTimeline)}
        />
        <LeadChoice
          name="business_type"
          state={state}
          open={open}
          options={Object.entries(words.businessType)}
        />
        <LeadChoice name="urgency" state={state} open={open} options={Object.entries(words.urgency)} />
        <LeadChoice
          name="project_complexity"
          state={state}
          open={open}
          options={Object.entries(words.projectComplexity)}
        />
        <LeadField name="message" state={state} className="sm:col-span-2">
          {(attributes) => (
            <textarea {...attributes} rows={6} maxLength={leadFormLimits.message} dir="auto" />
          )}
        </LeadField>
      </div>
    </Part>
  )
}

type WorkProps = { state: FormState; members: TeamMember[]; followUpHint: string | undefined }

function Work({ state, members, followUpHint }: WorkProps) {
  return (
    <Part title="Your side">
      <div className="grid gap-3 sm:grid-cols-2">
        <LeadChoice
          name="lead_priority"
          state={state}
          options={[
            [BY_SCORE, 'By the score'],
            ...leadPriorities.map((priority) => [priority, priority] as const),
          ]}
        />
        <LeadField
          name="estimated_value"
          state={state}
          hint="In rupees. Follows the budget where it is left."
        >
          {(attributes) => <input {...attributes} inputMode="numeric" maxLength={20} />}
        </LeadField>
        <LeadField
          name="follow_up_date"
          state={state}
          {...(followUpHint ? { hint: followUpHint } : {})}
          shown={(day) => (day ? formatDay(`${day}T06:00:00Z`) : '')}
        >
          {(attributes) => <input {...attributes} type="date" />}
        </LeadField>
        <LeadChoice
          name="assigned_to"
          state={state}
          open="Nobody"
          options={members.map(({ name, email }) => [email, name] as const)}
        />
        <LeadField name="notes" state={state} className="sm:col-span-2">
          {(attributes) => <textarea {...attributes} rows={4} maxLength={leadFormLimits.notes} dir="auto" />}
        </LeadField>
      </div>
    </Part>
  )
}
