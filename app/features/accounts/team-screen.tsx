import { Form } from 'react-router'
import type { TeamMember } from '#server/accounts/list-team.ts'
import { type Notice, NoticeBox } from './notices.tsx'
import { When } from './when.tsx'

const notices: Partial<Record<string, Notice>> = {
  approve: { title: 'Member approved', description: 'A mail tells them.', tone: 'success' },
  reject: { title: 'Registration rejected', description: 'The account is deleted.', tone: 'success' },
  suspend: {
    title: 'Member suspended',
    description: 'They are signed out on all their devices.',
    tone: 'success',
  },
  reinstate: { title: 'Member reinstated', tone: 'success' },
}

type TeamScreenProps = { team: TeamMember[]; done: string | null; problem: string | undefined }

export function TeamScreen({ team, done, problem }: TeamScreenProps) {
  const notice: Notice | undefined = problem
    ? { title: 'Nothing was changed', description: problem, tone: 'error' }
    : notices[done ?? '']
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
      {notice && <NoticeBox key={notice.title} notice={notice} />}
      <section aria-labelledby="waiting">
        <h2 id="waiting" className="mb-3">
          Waiting for your approval
        </h2>
        {waiting.length === 0 ? (
          <p className="text-muted">Nobody waits. Whoever registers shows up here.</p>
        ) : (
          <MemberList members={waiting} />
        )}
      </section>
      <section aria-labelledby="members">
        <h2 id="members" className="mb-3">
          Members
        </h2>
        <MemberList members={others} />
      </section>
    </div>
  )
}

function MemberList({ members }: { members: TeamMember[] }) {
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
          </div>
          <MemberActions member={member} />
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

function MemberActions({ member }: { member: TeamMember }) {
  if (member.role === 'owner') return null
  if (member.status === 'approved') return <Change member={member} change="suspend" label="Suspend" />
  if (member.status === 'suspended') {
    return <Change member={member} change="reinstate" label="Reinstate" look="primary" />
  }
  return (
    <div className="flex flex-wrap items-start gap-3">
      {member.emailVerified && <Change member={member} change="approve" label="Approve" look="primary" />}
      <details className="group">
        <summary className="admin-button">Reject</summary>
        <div className="mt-3 max-w-60">
          <p className="mb-2 text-sm">This deletes the account. It can’t be undone.</p>
          <Change member={member} change="reject" label="Reject and delete" look="danger" />
        </div>
      </details>
    </div>
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
  return (
    <Form method="post">
      <input type="hidden" name="change" value={change} />
      <input type="hidden" name="userId" value={member.id} />
      <button type="submit" className={looks[look]} aria-label={`${label} ${member.name}`}>
        {label}
      </button>
    </Form>
  )
}
