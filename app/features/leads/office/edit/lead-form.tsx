import { OfficeForm } from '#app/office/office-form.tsx'
import { Button, ButtonLink } from '#app/ui/button.tsx'
import { Card } from '#app/ui/card.tsx'
import { leadLocaleWords, leadSourceWords } from '#content/office/lead-words.ts'
import { quoteLabels } from '#content/quote-options.ts'
import { leadPriorities } from '#domain/leads/lead.ts'
import { BY_SCORE, leadFormLimits } from '#domain/leads/lead-form.ts'
import type { TeamMember } from '#server/accounts/team/team-members.ts'
import type { EditMore, EditResult, LeadTexts } from './edit-result.ts'
import { type FormState, LeadChoice, LeadField } from './lead-field.tsx'

type Props = {
  intent: string
  values: LeadTexts
  /** The version of the displayed lead. */
  version?: number
  members: TeamMember[]
  /** The label of the button, and the address of Cancel. */
  save: string
  back: string
  /** How the follow-up is set if it is left empty. */
  followUpHint?: string
  /** Hidden fields. */
  hidden?: Record<string, string>
  /** Below the contact fields. */
  beneathWho?: React.ReactNode
  children?: (result: EditResult | undefined) => React.ReactNode
}

const words = quoteLabels.en

/** The form with all fields of a lead. */
export function LeadForm(props: Props) {
  const { intent, values, version, members, save, back, followUpHint, hidden, beneathWho, children } = props
  return (
    <OfficeForm<EditMore>
      intent={intent}
      version={version}
      hidden={hidden}
      keepsDraft
      // Hindi is a third of the size in this encoding.
      encType="multipart/form-data"
      noValidate
      className="grid max-w-6xl grid-cols-1 gap-3 px-4 pt-4"
    >
      {({ busy, result }) => (
        <>
          <div className="grid items-start gap-3 lg:grid-cols-2">
            <div className="grid min-w-0 gap-3">
              <Who state={{ values, result }}>{beneathWho}</Who>
              <Work state={{ values, result }} members={members} followUpHint={followUpHint} />
            </div>
            <Wish state={{ values, result }} />
          </div>
          {children?.(result)}
          <div className="form-bar sticky bottom-[var(--bar,0px)] z-5 -mx-4 flex flex-wrap gap-2 border-line border-t bg-paper px-4 py-3">
            <Button type="submit" variant="primary" busy={busy}>
              {busy ? 'Saving…' : save}
            </Button>
            <ButtonLink to={back}>Cancel</ButtonLink>
          </div>
        </>
      )}
    </OfficeForm>
  )
}

function Who({ state, children }: { state: FormState; children: React.ReactNode }) {
  return (
    <Card title="Contact">
      <div className="grid gap-3 sm:grid-cols-2">
        <LeadField name="name" state={state}>
          {(attributes) => <input {...attributes} required maxLength={leadFormLimits.name} dir="auto" />}
        </LeadField>
        <LeadField name="phone" state={state} hint="A phone number or an e-mail address is required.">
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
    </Card>
  )
}

function Wish({ state }: { state: FormState }) {
  const open = 'Not known'
  return (
    <Card title="Request">
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
    </Card>
  )
}

type WorkProps = { state: FormState; members: TeamMember[]; followUpHint: string | undefined }

function Work({ state, members, followUpHint }: WorkProps) {
  return (
    <Card title="Sales">
      <div className="grid gap-3 sm:grid-cols-2">
        <LeadChoice
          name="lead_priority"
          state={state}
          options={[
            [BY_SCORE, 'By score'],
            ...leadPriorities.map((priority) => [priority, priority] as const),
          ]}
        />
        <LeadField name="estimated_value" state={state} hint="₹. Leave empty to use the budget.">
          {(attributes) => <input {...attributes} inputMode="numeric" maxLength={20} />}
        </LeadField>
        <LeadField name="follow_up_date" state={state} {...(followUpHint ? { hint: followUpHint } : {})}>
          {(attributes) => <input {...attributes} type="date" />}
        </LeadField>
        <LeadChoice
          name="assigned_to"
          state={state}
          open="Unassigned"
          options={members.map(({ name, email }) => [email, name] as const)}
        />
        <LeadField name="notes" state={state} className="sm:col-span-2">
          {(attributes) => <textarea {...attributes} rows={4} maxLength={leadFormLimits.notes} dir="auto" />}
        </LeadField>
      </div>
    </Card>
  )
}
