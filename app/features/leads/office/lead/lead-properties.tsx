import { useState } from 'react'
import { OfficeForm } from '#app/office/office-form.tsx'
import { Avatar } from '#app/ui/avatar.tsx'
import { Button } from '#app/ui/button.tsx'
import { Field } from '#app/ui/field.tsx'
import { Input } from '#app/ui/input.tsx'
import { Menu, MenuChoices } from '#app/ui/menu.tsx'
import { Popover } from '#app/ui/popover.tsx'
import { followUpChoiceWords } from '#content/office/lead-work-words.ts'
import { addDays, formatDay, indianDay } from '#domain/indian-time.ts'
import type { LeadStatus } from '#domain/leads/lead.ts'
import { type FollowUpChoice, followUpChoices } from '#domain/leads/lead-work.ts'
import { categorize } from '#domain/leads/score/score-lead.ts'
import { formatRupees } from '#domain/money.ts'
import type { TeamMember } from '#server/accounts/team/team-members.ts'
import { nameOfMember } from '../list/member-name.ts'
import { FollowUpDay } from '../work/follow-up-day.tsx'
import { withCurrent } from '../work/task-fields.tsx'
import type { FullLead } from './lead-facts.tsx'
import { LeadStatusMark, statusChoices } from './lead-status.tsx'
import { Property, PropertyButton } from './property.tsx'
import { useSavedChoice } from './use-saved-choice.ts'

type Props = { lead: FullLead; members: TeamMember[]; now: string }

/** Status, owner, follow-up, value and score of a lead. Each is changed and saved by itself. */
export function LeadProperties({ lead, members, now }: Props) {
  return (
    <section aria-label="Properties" className="flex flex-wrap items-center gap-x-1 px-2 pb-1">
      <StatusProperty lead={lead} />
      <OwnerProperty lead={lead} members={members} />
      <FollowUpProperty lead={lead} now={now} />
      <ValueProperty lead={lead} />
      <Property label="Score">
        {lead.lead_score}{' '}
        <span className="font-medium text-muted">{categorize(lead.lead_score).category}</span>
      </Property>
    </section>
  )
}

function StatusProperty({ lead }: Pick<Props, 'lead'>) {
  const { shown, isSaving, choose } = useSavedChoice({
    name: 'status',
    value: lead.status,
    hidden: { intent: 'set-status', leadId: lead.id },
  })
  const status = shown as LeadStatus
  return (
    <>
      <Menu
        label={`Status of ${lead.name}`}
        align="start"
        trigger={
          <PropertyButton label="Status">
            <LeadStatusMark status={status} />
          </PropertyButton>
        }
      >
        <MenuChoices value={status} choices={statusChoices} onChoose={choose} />
      </Menu>
      <Saving isSaving={isSaving} />
    </>
  )
}

function OwnerProperty({ lead, members }: Pick<Props, 'lead' | 'members'>) {
  const assigned = lead.assigned_to ?? ''
  const { shown, isSaving, choose } = useSavedChoice({
    name: 'text',
    value: assigned,
    hidden: { intent: 'set-assigned_to', seen: assigned },
  })
  const owner = shown && nameOfMember(members, shown)
  return (
    <>
      <Menu
        label={`Owner of ${lead.name}`}
        align="start"
        trigger={
          <PropertyButton label="Owner">
            {owner ? <Member name={owner} /> : <span className="text-muted">Unassigned</span>}
          </PropertyButton>
        }
      >
        <MenuChoices
          value={shown}
          choices={[
            { value: '', label: 'Unassigned' },
            ...withCurrent(members, assigned).map(({ email, name }) => ({
              value: email,
              label: name,
              content: <Member name={name} />,
            })),
          ]}
          onChoose={choose}
        />
      </Menu>
      <Saving isSaving={isSaving} />
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

function Saving({ isSaving }: { isSaving: boolean }) {
  return (
    <span role="status" className="sr-only">
      {isSaving ? 'Saving…' : ''}
    </span>
  )
}

function FollowUpProperty({ lead, now }: Pick<Props, 'lead' | 'now'>) {
  const [isOpen, setOpen] = useState(false)
  const close = () => setOpen(false)
  const date = lead.follow_up_date
  return (
    <Popover
      label={`Follow-up of ${lead.name}`}
      isOpen={isOpen}
      onOpenChange={setOpen}
      trigger={
        <PropertyButton label="Follow-up">
          <FollowUpDay lead={lead} now={now} />
        </PropertyButton>
      }
    >
      <OfficeForm intent="set-follow_up_date" hidden={{ seen: date ?? '' }} onDone={close} className="grid">
        {({ busy }) => (
          <>
            {(Object.keys(followUpChoices) as FollowUpChoice[]).map((choice) => (
              <button
                key={choice}
                type="submit"
                name="text"
                value={choice}
                disabled={busy}
                className="ui-menu-item hover:bg-pressed"
              >
                <span>{followUpChoiceWords[choice]}</span>
                <span aria-hidden="true" className="ml-auto text-muted">
                  {formatDay(`${addDays(indianDay(now), followUpChoices[choice])}T06:00:00Z`)}
                </span>
              </button>
            ))}
            {date ? (
              <button
                type="submit"
                name="text"
                value=""
                disabled={busy}
                className="ui-menu-item hover:bg-pressed"
              >
                No follow-up
              </button>
            ) : null}
          </>
        )}
      </OfficeForm>
      <OfficeForm
        version={date ?? ''}
        intent="set-follow_up_date"
        hidden={{ seen: date ?? '' }}
        onDone={close}
        className="mt-2 flex items-end gap-2 border-line border-t px-2 pt-3"
      >
        {({ busy }) => (
          <>
            <Field label="Pick a date" className="flex-1">
              <Input type="date" name="text" required defaultValue={date ? indianDay(date) : ''} />
            </Field>
            <Button type="submit" busy={busy}>
              Set
            </Button>
          </>
        )}
      </OfficeForm>
    </Popover>
  )
}

function ValueProperty({ lead }: Pick<Props, 'lead'>) {
  const [isOpen, setOpen] = useState(false)
  const value = lead.estimated_value
  return (
    <Popover
      label={`Value of ${lead.name}`}
      isOpen={isOpen}
      onOpenChange={setOpen}
      trigger={
        <PropertyButton label="Value">
          {value === null ? <span className="text-muted">Not set</span> : formatRupees(value)}
        </PropertyButton>
      }
    >
      <OfficeForm
        version={String(value ?? '')}
        intent="set-estimated_value"
        hidden={{ seen: String(value ?? '') }}
        onDone={() => setOpen(false)}
        className="flex items-end gap-2"
      >
        {({ busy }) => (
          <>
            <Field label="Value in ₹" className="flex-1">
              <Input name="text" inputMode="numeric" defaultValue={value ?? ''} maxLength={20} />
            </Field>
            <Button type="submit" busy={busy}>
              Save
            </Button>
          </>
        )}
      </OfficeForm>
    </Popover>
  )
}
