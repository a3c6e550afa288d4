import { ChevronDown, IndianRupee } from 'lucide-react'
import type { ReactNode } from 'react'
import { OfficeForm, SubmitButton } from '#app/office/office-form.tsx'
import { ButtonLink } from '#app/ui/button.tsx'
import { Card } from '#app/ui/card.tsx'
import { smallIcon } from '#app/ui/icon.ts'
import { leadLocaleWords, leadSourceWords } from '#content/office/lead-words.ts'
import { quoteLabels } from '#content/quote-options.ts'
import { leadPriorities } from '#domain/leads/lead.ts'
import { BY_SCORE, leadFormLimits as limits, newLeadDefaults } from '#domain/leads/lead-form.ts'
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
  /** Below the fields of the request. */
  beneathRequest?: ReactNode
  children?: (result: EditResult | undefined) => ReactNode
}

const words = quoteLabels.en
const rarelyKnown = [
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
    >
      {({ result }) => (
        <LeadFormState value={{ values, result }}>
          <div className="page-body grid grid-cols-1 items-start gap-3 lg:grid-cols-[minmax(0,1fr)_22rem]">
            <div className="grid min-w-0 gap-3">
              <Part title="Contact" beneath={beneathWho}>
                <LeadInput name="name" required maxLength={limits.name} dir="auto" />
                <LeadInput name="phone" type="tel" inputMode="tel" maxLength={limits.phone} />
                <LeadInput name="email" type="email" inputMode="email" maxLength={limits.email} />
                <LeadInput name="company" maxLength={limits.company} dir="auto" />
              </Part>
              <Part title="Request" beneath={props.beneathRequest}>
                <LeadSelect
                  name="service_interest"
                  empty="Not known"
                  options={Object.entries(words.serviceInterest)}
                />
                <LeadSelect
                  name="budget_range"
                  empty="Not known"
                  options={Object.entries(words.budgetRange)}
                />
                <LeadTextarea name="message" rows={4} maxLength={limits.message} />
              </Part>
            </div>
            <div className="grid min-w-0 gap-3">
              <Part title="Sales">
                <LeadInput
                  name="estimated_value"
                  icon={IndianRupee}
                  inputMode="numeric"
                  maxLength={20}
                  hint="Leave empty to use the budget."
                />
                <LeadInput name="follow_up_date" type="date" hint={followUpHint} />
                <LeadSelect
                  name="lead_priority"
                  options={[[BY_SCORE, 'By score'], ...leadPriorities.map((one) => [one, one] as const)]}
                />
                <LeadSelect name="source" options={Object.entries(leadSourceWords)} />
                <LeadTextarea name="notes" rows={3} maxLength={limits.notes} />
              </Part>
              <MoreDetails values={values} members={members} problems={result?.problems} />
            </div>
            {children?.(result)}
          </div>
          <div className="form-bar flex gap-2 border-line border-t bg-paper px-4 py-3">
            <SubmitButton variant="primary" className="max-md:flex-1">
              {save}
            </SubmitButton>
            <ButtonLink to={back}>Cancel</ButtonLink>
          </div>
        </LeadFormState>
      )}
    </OfficeForm>
  )
}

type MoreProps = Pick<Props, 'values' | 'members'> & { problems: EditResult['problems'] }

/** The fields that are rarely filled, closed unless one is filled or wrong. */
function MoreDetails({ values, members, problems = {} }: MoreProps) {
  const names = [...rarelyKnown.map(([name]) => name), 'assigned_to'] as const
  const isForeign = Boolean(values.locale) && values.locale !== newLeadDefaults.locale
  const isOpen = isForeign || names.some((name) => values[name] || problems[name])
  return (
    <Card>
      <details open={isOpen} className="group -my-1.5">
        <summary className="flex min-h-8 items-center gap-1 font-[620]">
          More details
          <ChevronDown {...smallIcon} className="text-faint group-open:rotate-180" />
        </summary>
        <div className="grid gap-3 pt-1 pb-1.5">
          {rarelyKnown.map(([name, options]) => (
            <LeadSelect key={name} name={name} empty="Not known" options={Object.entries(options)} />
          ))}
          <div className="grid gap-3 sm:grid-cols-2">
            <LeadSelect name="locale" options={Object.entries(leadLocaleWords)} />
            <LeadSelect
              name="assigned_to"
              empty="Unassigned"
              options={members.map(({ name, email }) => [email, name])}
            />
          </div>
        </div>
      </details>
    </Card>
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
