import type { ReactNode } from 'react'
import { Form, useActionData, useNavigation } from 'react-router'
import type { MailKind } from '#app/components/back-office/mail-words.ts'
import type { OfficeResult } from '#app/lib/office-result.ts'
import type { TeamMember } from '#server/accounts/list-team.ts'
import type { TeamLink } from './team-intents.ts'
import { When } from './when.tsx'

type TeamScreenProps = {
  team: TeamMember[]
  /** Whether mail can be sent now. */
  mail: MailKind
}

export function TeamScreen({ team, mail }: TeamScreenProps) {
  const link = useActionData<OfficeResult<TeamLink>>()?.link
  const waiting = team.filter((member) => member.status === 'pending')
  const others = team.filter((member) => member.status !== 'pending')
  return (
    <div className="grid w-full max-w-4xl gap-8">
      <div>
        <h1>Team</h1>
        <p className="mt-1 text-muted">
          Approved members work with leads and testimonials. Only you decide who is on the team.
        </p>
      </div>
      {link ? <LinkToHandOver {...link} /> : null}
      <section aria-labelledby="waiting">
        <h2 id="waiting" className="mb-3">
          Waiting for your approval
        </h2>
        {waiting.length === 0 ? (
          <p className="text-muted">No registrations are waiting. New ones appear here.</p>
        ) : (
          <MemberList members={waiting} mail={mail} />
        )}
      </section>
      <section aria-labelledby="members">
        <h2 id="members" className="mb-3">
          Members
        </h2>
        <MemberList members={others} mail={mail} />
      </section>
    </div>
  )
}

function LinkToHandOver({ name, url }: { name: string; url: string }) {
  return (
    <div role="status" className="rounded-xl border border-success bg-sunk p-4">
      <label>
        <span className="font-bold [overflow-wrap:anywhere]">Give this link to {name}</span>
        <input readOnly value={url} className="admin-field mt-1" onFocus={(event) => event.target.select()} />
      </label>
      <p className="mt-1 text-muted text-sm">
        Opening it verifies the address, so give it only to {name}. It works for three days. Then approve them
        here.
      </p>
    </div>
  )
}

function MemberList({ members, mail }: { members: TeamMember[]; mail: MailKind }) {
  return (
    <ul className="divide-y divide-line admin-card">
      {members.map((member) => (
        <li key={member.id} className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 p-4">
          <div className="min-w-0 flex-1 basis-64">
            <p className="font-semibold [overflow-wrap:anywhere]">{member.name}</p>
            <p className="break-all">{member.email}</p>
            <p className="text-muted text-sm">
              {describe(member)} · since <When at={member.registeredAt} />
            </p>
            {member.status === 'pending' ? null : (
              <p className="text-muted text-sm">
                {member.lastSignedInAt ? (
                  <>
                    Last signed in <When at={member.lastSignedInAt} />
                  </>
                ) : (
                  'Has not signed in yet'
                )}
              </p>
            )}
          </div>
          <MemberActions member={member} mail={mail} />
        </li>
      ))}
    </ul>
  )
}

function describe({ role, status, emailVerified }: TeamMember): string {
  if (role === 'owner') return 'Owner'
  if (status === 'suspended') return 'Suspended'
  if (status === 'approved') return 'Member'
  return emailVerified ? 'E-mail address verified' : 'E-mail address not verified yet'
}

function MemberActions({ member, mail }: { member: TeamMember; mail: MailKind }) {
  if (member.role === 'owner') return null
  return (
    <div className="flex flex-wrap items-start gap-3">
      {member.status === 'approved' && <Change member={member} change="suspend" label="Suspend" />}
      {member.status === 'suspended' && (
        <Change member={member} change="reinstate" label="Reinstate" look="primary" />
      )}
      {member.status !== 'pending' && (
        <Sure label="Remove" member={member}>
          <p className="mb-2 text-sm">
            This deletes the account, and their leads stay unassigned until you assign them. It can’t be
            undone.
          </p>
          <Change member={member} change="remove" label="Remove and delete" look="danger" />
        </Sure>
      )}
      {member.status === 'pending' &&
        (member.emailVerified ? (
          <Change member={member} change="approve" label="Approve" look="primary" />
        ) : mail === 'working' ? (
          <Change member={member} change="resend" label="Send the link again" />
        ) : (
          <Change member={member} change="link" label="Show the link" />
        ))}
      {member.status === 'pending' && (
        <Sure label="Reject" member={member}>
          <p className="mb-2 text-sm">This deletes the account. It can’t be undone.</p>
          <Change member={member} change="reject" label="Reject and delete" look="danger" />
        </Sure>
      )}
    </div>
  )
}

/** What can't be undone takes a second press. */
function Sure({ label, member, children }: { label: string; member: TeamMember; children: ReactNode }) {
  return (
    <details className="group">
      <summary className="admin-button" aria-label={`${label} ${member.name}`}>
        {label}
      </summary>
      <div className="mt-3 max-w-60">{children}</div>
    </details>
  )
}

const looks = {
  plain: 'admin-button',
  primary: 'admin-button admin-button-primary',
  danger: 'admin-button admin-button-danger',
}

function Change({
  member,
  change,
  label,
  look = 'plain',
}: {
  member: TeamMember
  change: string
  label: string
  look?: 'plain' | 'primary' | 'danger'
}) {
  const busy = useNavigation().state !== 'idle'
  return (
    <Form method="post">
      <input type="hidden" name="intent" value={change} />
      <input type="hidden" name="userId" value={member.id} />
      <button type="submit" disabled={busy} className={looks[look]} aria-label={`${label} ${member.name}`}>
        {label}
      </button>
    </Form>
  )
}
