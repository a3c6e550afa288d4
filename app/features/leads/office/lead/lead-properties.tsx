import { type ComponentProps, type ReactNode, useState } from 'react'
import { FormButtons, OfficeForm } from '#app/office/office-form.tsx'
import { Avatar } from '#app/ui/avatar.tsx'
import { Field } from '#app/ui/form/field.tsx'
import { Input } from '#app/ui/form/input.tsx'
import { Menu, MenuChoices } from '#app/ui/overlay/menu.tsx'
import { Popover } from '#app/ui/overlay/popover.tsx'
import { followUpChoiceWords } from '#content/office/lead-work-words.ts'
import { addDays, formatDay, indianDay } from '#domain/indian-time.ts'
import { type FollowUpChoice, followUpChoices } from '#domain/leads/lead-work.ts'
import { categorize } from '#domain/leads/score/score-lead.ts'
import { formatRupees } from '#domain/money.ts'
import type { TeamMember } from '#server/accounts/team/team-members.ts'
import { withCurrent } from '../list/member-name.ts'
import { FollowUpDay } from '../work/follow-up-day.tsx'
import type { FullLead } from './lead-facts.tsx'
import { statusChoices } from './lead-status.tsx'
import { Property, PropertyButton } from './property.tsx'
import { useSavedChoice } from './use-saved-choice.ts'

type Props = { lead: FullLead; members: TeamMember[]; now: string }

/** Status, score, owner (in a team), follow-up and value of a lead. Each is changed and saved by itself. */
export function LeadProperties({ lead, members, now }: Props) {
  const { id, name, status, lead_score } = lead
  const assigned = lead.assigned_to ?? ''
  const people = withCurrent(members, assigned)
  return (
    <section aria-label="Properties" className="lead-properties">
      <ChoiceProperty
        label="Status"
        of={name}
        saved={{ name: 'status', value: status, hidden: { intent: 'set-status', leadId: id } }}
        choices={statusChoices}
      />
      <Property label="Score">
        {lead_score} <span className="font-medium text-muted">{categorize(lead_score).category}</span>
      </Property>
      {people.length > 1 ? (
        <ChoiceProperty
          label="Owner"
          of={name}
          saved={{ name: 'text', value: assigned, hidden: { intent: 'set-assigned_to', seen: assigned } }}
          choices={[
            { value: '', label: 'Unassigned', content: <span className="text-muted">Unassigned</span> },
            ...people.map(({ email, name }) => ({
              value: email,
              label: name,
              content: <Member name={name} />,
            })),
          ]}
        />
      ) : null}
      <FollowUpProperty lead={lead} now={now} />
      <ValueProperty lead={lead} />
    </section>
  )
}

type ChoiceProps = {
  label: string
  /** The name of the lead. */
  of: string
  saved: Parameters<typeof useSavedChoice>[0]
  choices: ComponentProps<typeof MenuChoices<string>>['choices']
}

function ChoiceProperty({ label, of, saved, choices }: ChoiceProps) {
  const { shown, isSaving, choose } = useSavedChoice(saved)
  return (
    <>
      <Menu
        label={`${label} of ${of}`}
        align="start"
        trigger={
          <PropertyButton label={label}>
            {choices.find(({ value }) => value === shown)?.content ?? shown}
          </PropertyButton>
        }
      >
        <MenuChoices value={shown} choices={choices} onChoose={choose} />
      </Menu>
      <span role="status" className="sr-only">
        {isSaving ? 'Saving…' : ''}
      </span>
    </>
  )
}

function Member({ name }: { name: string }) {
  return (
    <span className="inline-flex min-w-0 max-w-40 items-center gap-1.5">
      <Avatar name={name} isMember />
      <span className="truncate">{name}</span>
    </span>
  )
}

type FormProps = {
  label: string
  /** The name of the lead. */
  of: string
  shown: ReactNode
  children: (close: () => void) => ReactNode
}

function FormProperty({ label, of, shown, children }: FormProps) {
  const [isOpen, setOpen] = useState(false)
  return (
    <Popover
      label={`${label} of ${of}`}
      isOpen={isOpen}
      onOpenChange={setOpen}
      trigger={<PropertyButton label={label}>{shown}</PropertyButton>}
    >
      {children(() => setOpen(false))}
    </Popover>
  )
}

function FollowUpProperty({ lead, now }: Pick<Props, 'lead' | 'now'>) {
  const date = lead.follow_up_date ?? ''
  const choices = Object.keys(followUpChoices) as FollowUpChoice[]
  const form = { intent: 'set-follow_up_date', hidden: { seen: date } }
  return (
    <FormProperty label="Follow-up" of={lead.name} shown={<FollowUpDay lead={lead} now={now} />}>
      {(close) => (
        <>
          <OfficeForm {...form} onDone={close} className="grid">
            {choices.map((choice) => (
              <DayButton key={choice} value={choice} words={followUpChoiceWords[choice]}>
                {formatDay(`${addDays(indianDay(now), followUpChoices[choice])}T06:00:00Z`)}
              </DayButton>
            ))}
            {date ? <DayButton value="" words="No follow-up" /> : null}
          </OfficeForm>
          <OfficeForm
            {...form}
            version={date}
            onDone={close}
            className="mt-2 flex items-end gap-2 border-line border-t px-2 pt-3"
          >
            <Field label="Pick a date" className="flex-1">
              <Input type="date" name="text" required defaultValue={date ? indianDay(date) : ''} />
            </Field>
            <FormButtons submit="Set" />
          </OfficeForm>
        </>
      )}
    </FormProperty>
  )
}

function DayButton({ value, words, children }: { value: string; words: string; children?: string }) {
  return (
    <button type="submit" name="text" value={value} className="ui-menu-item hover:bg-pressed">
      {words}
      <span aria-hidden="true" className="ml-auto text-muted">
        {children}
      </span>
    </button>
  )
}

function ValueProperty({ lead }: Pick<Props, 'lead'>) {
  const value = lead.estimated_value
  const text = String(value ?? '')
  return (
    <FormProperty
      label="Value"
      of={lead.name}
      shown={value === null ? <span className="text-muted">Not set</span> : formatRupees(value)}
    >
      {(close) => (
        <OfficeForm
          version={text}
          intent="set-estimated_value"
          hidden={{ seen: text }}
          onDone={close}
          className="flex items-end gap-2"
        >
          <Field label="Value in ₹" className="flex-1">
            <Input name="text" inputMode="numeric" defaultValue={text} maxLength={20} />
          </Field>
          <FormButtons submit="Save" />
        </OfficeForm>
      )}
    </FormProperty>
  )
}
