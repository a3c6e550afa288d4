import { OfficeForm } from '#app/components/back-office/office-form.tsx'
import { followUpChoiceWords } from '#content/lead-work-words.ts'
import { formatDay, indianDay } from '#domain/indian-time.ts'
import { isOpen } from '#domain/leads/lead.ts'
import { type FollowUpChoice, followUpChoices } from '#domain/leads/lead-work.ts'
import { formatRupees } from '#domain/money.ts'
import type { TeamMember } from '#server/accounts/team-members.ts'
import type { FullLead } from './lead-facts.tsx'
import { SavedSelect } from './saved-select.tsx'
import { StatusForm } from './status-form.tsx'
import { withCurrent } from './task-fields.tsx'

type Props = {
  lead: FullLead
  members: TeamMember[]
  now: string
}

/** Where the lead stands, who works it, when it is followed up, and what it is worth: each saved by itself. */
export function InHand({ lead, members, now }: Props) {
  const assigned = lead.assigned_to ?? ''
  return (
    <dl className="admin-card mt-4 grid grid-cols-2 gap-x-3 gap-y-2 px-4 py-3 sm:gap-y-3 sm:p-5 xl:grid-cols-[auto_auto_1fr_auto] xl:gap-x-6">
      <Row label="Status">
        <StatusForm key={lead.id} lead={lead} />
      </Row>
      <Row label="In the hands of">
        <SavedSelect
          name="text"
          label="Assigned to"
          value={assigned}
          options={[
            ['', 'Nobody'],
            ...withCurrent(members, assigned).map(({ email, name }): [string, string] => [email, name]),
          ]}
          hidden={{ intent: 'set-assigned_to', seen: assigned }}
          className="xl:min-w-36 xl:max-w-56"
        />
      </Row>
      <Row label="Follow up" isWide>
        <FollowUp lead={lead} now={now} />
      </Row>
      <Row label="Value" isWide>
        <Value lead={lead} />
      </Row>
    </dl>
  )
}

type RowProps = { label: string; isWide?: boolean; children: React.ReactNode }

function Row({ label, isWide = false, children }: RowProps) {
  return (
    // What has a line of its own has its name in it on phones.
    <div
      className={`min-w-0 ${isWide ? 'max-xl:col-span-2 max-sm:flex max-sm:flex-wrap max-sm:items-baseline max-sm:gap-x-3 max-sm:gap-y-2' : ''}`}
    >
      <dt className="shrink-0 text-muted text-sm">{label}</dt>
      <dd className={`min-w-0 sm:mt-0.5 ${isWide ? 'max-sm:contents' : ''}`}>{children}</dd>
    </div>
  )
}

// Small enough that a phone has all of them in one line.
const step = 'admin-button max-sm:px-2 max-sm:text-sm'

function FollowUp({ lead, now }: Omit<Props, 'members'>) {
  const date = lead.follow_up_date
  const isLate = date !== null && isOpen(lead.status) && indianDay(date) < indianDay(now)
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-2 max-sm:contents">
      <strong className="font-semibold">
        {isLate ? <span className="text-danger">Late: </span> : null}
        {date ? <time dateTime={date}>{formatDay(date)}</time> : <span>No day set</span>}
      </strong>
      <OfficeForm
        intent="set-follow_up_date"
        hidden={{ seen: date ?? '' }}
        className="flex flex-wrap gap-2 max-sm:order-1 max-sm:basis-full"
      >
        {({ busy }) => (
          <>
            {(Object.keys(followUpChoices) as FollowUpChoice[]).map((choice) => (
              <button key={choice} type="submit" name="text" value={choice} disabled={busy} className={step}>
                {followUpChoiceWords[choice]}
              </button>
            ))}
            {date ? (
              <button type="submit" name="text" value="" disabled={busy} className={step}>
                Clear
              </button>
            ) : null}
          </>
        )}
      </OfficeForm>
      <details>
        <summary className="admin-link inline-flex min-h-9 cursor-pointer items-center">Another day</summary>
        <OfficeForm
          version={date ?? ''}
          intent="set-follow_up_date"
          hidden={{ seen: date ?? '' }}
          className="mt-1 flex gap-2"
        >
          {({ busy }) => (
            <>
              <input
                type="date"
                name="text"
                required
                aria-label="Follow up on"
                defaultValue={date ? indianDay(date) : ''}
                className="admin-field"
              />
              <button type="submit" disabled={busy} className="admin-button">
                {busy ? 'Saving…' : 'Set'}
              </button>
            </>
          )}
        </OfficeForm>
      </details>
    </div>
  )
}

function Value({ lead }: { lead: FullLead }) {
  const value = lead.estimated_value
  return (
    <div className="flex flex-wrap items-center gap-x-3">
      <strong className="font-semibold tabular-nums">
        {value === null ? 'Not known' : formatRupees(value)}
      </strong>
      <details>
        <summary className="admin-link inline-flex min-h-9 cursor-pointer items-center">Change</summary>
        <OfficeForm
          version={String(value ?? '')}
          intent="set-estimated_value"
          hidden={{ seen: String(value ?? '') }}
          className="mt-1 flex gap-2"
        >
          {({ busy }) => (
            <>
              <input
                name="text"
                inputMode="numeric"
                aria-label="Value in rupees"
                defaultValue={value ?? ''}
                maxLength={20}
                className="admin-field max-w-36"
              />
              <button type="submit" disabled={busy} className="admin-button">
                {busy ? 'Saving…' : 'Save'}
              </button>
            </>
          )}
        </OfficeForm>
      </details>
    </div>
  )
}
