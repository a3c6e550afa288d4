import type { ReactNode } from 'react'
import { OfficeForm, SubmitButton } from '#app/office/office-form.tsx'
import { ButtonLink } from '#app/ui/button.tsx'
import { Card } from '#app/ui/card.tsx'
import { leadLocaleWords, leadSourceWords } from '#content/office/lead-words.ts'
import { quoteLabels } from '#content/quote-options.ts'
import { leadPriorities } from '#domain/leads/lead.ts'
import { BY_SCORE, leadFormLimits as limits } from '#domain/leads/lead-form.ts'
import type { TeamMember } from '#server/accounts/team/team-members.ts'
import {
  type EditMore,
  type EditResult,
  LeadFormState,
  LeadInput,
  LeadSelect,
  LeadTextarea,
  type LeadTexts,
} from './lead-field.tsx'

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
  beneathWho?: ReactNode
  children?: (result: EditResult | undefined) => ReactNode
}

const words = quoteLabels.en
const request = [
  ['service_interest', words.serviceInterest],
  ['budget_range', words.budgetRange],
  ['project_timeline', words.projectTimeline],
  ['business_type', words.businessType],
  ['urgency', words.urgency],
  ['project_complexity', words.projectComplexity],
] as const

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
      {({ result }) => (
        <LeadFormState value={{ values, result }}>
          <div className="grid items-start gap-3 lg:grid-cols-2">
            <div className="grid min-w-0 gap-3">
              <Part title="Contact" beneath={beneathWho}>
                <LeadInput name="name" required maxLength={limits.name} dir="auto" />
                <LeadInput
                  name="phone"
                  type="tel"
                  inputMode="tel"
                  maxLength={limits.phone}
                  hint="A phone number or an e-mail address is required."
                />
                <LeadInput name="email" type="email" inputMode="email" maxLength={limits.email} />
                <LeadInput name="company" maxLength={limits.company} dir="auto" />
                <LeadSelect name="locale" options={Object.entries(leadLocaleWords)} />
                <LeadSelect name="source" options={Object.entries(leadSourceWords)} />
              </Part>
              <Part title="Sales">
                <LeadSelect
                  name="lead_priority"
                  options={[[BY_SCORE, 'By score'], ...leadPriorities.map((one) => [one, one] as const)]}
                />
                <LeadInput
                  name="estimated_value"
                  inputMode="numeric"
                  maxLength={20}
                  hint="₹. Leave empty to use the budget."
                />
                <LeadInput name="follow_up_date" type="date" hint={followUpHint} />
                <LeadSelect
                  name="assigned_to"
                  empty="Unassigned"
                  options={members.map(({ name, email }) => [email, name])}
                />
                <LeadTextarea name="notes" rows={4} maxLength={limits.notes} />
              </Part>
            </div>
            <Part title="Request">
              {request.map(([name, options]) => (
                <LeadSelect key={name} name={name} empty="Not known" options={Object.entries(options)} />
              ))}
              <LeadTextarea name="message" rows={6} maxLength={limits.message} />
            </Part>
          </div>
          {children?.(result)}
          <div className="form-bar sticky bottom-[var(--bar,0px)] z-5 -mx-4 flex flex-wrap gap-2 border-line border-t bg-paper px-4 py-3">
            <SubmitButton variant="primary">{save}</SubmitButton>
            <ButtonLink to={back}>Cancel</ButtonLink>
          </div>
        </LeadFormState>
      )}
    </OfficeForm>
  )
}

function Part({ title, children, beneath }: { title: string; children: ReactNode; beneath?: ReactNode }) {
  return (
    <Card title={title}>
      <div className="grid gap-3 sm:grid-cols-2">{children}</div>
      {beneath}
    </Card>
  )
}
