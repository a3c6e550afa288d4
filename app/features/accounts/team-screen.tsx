import { useState } from 'react'
import { Form, useActionData, useNavigation, useSubmit } from 'react-router'
import type { OfficeResult } from '#app/lib/office/office-result.ts'
import type { MailKind } from '#app/office/mail-words.ts'
import { When } from '#app/office/when.tsx'
import { Avatar } from '#app/ui/avatar.tsx'
import { Badge } from '#app/ui/badge.tsx'
import { Button } from '#app/ui/button.tsx'
import { Card } from '#app/ui/card.tsx'
import { CopyButton } from '#app/ui/copy-button.tsx'
import { Field } from '#app/ui/form/field.tsx'
import { Input } from '#app/ui/form/input.tsx'
import { ConfirmDialog } from '#app/ui/overlay/confirm-dialog.tsx'
import { Menu, MenuItem } from '#app/ui/overlay/menu.tsx'
import type { Invitation } from '#server/accounts/team/invitations.ts'
import type { TeamMember } from '#server/accounts/team/list-team.ts'
import { InviteButton, OpenInvitations } from './invitations.tsx'
import type { TeamLink } from './team-intents.ts'

type TeamScreenProps = {
  team: TeamMember[]
  invitations: Invitation[]
  /** Whether mail can be sent now. */
  mail: MailKind
}

/** The members of the team, and people who want to join. */
export function TeamScreen({ team, invitations, mail }: TeamScreenProps) {
  const link = useActionData<OfficeResult<TeamLink>>()?.link
  const waiting = team.filter((member) => member.status === 'pending')
  const others = team.filter((member) => member.status !== 'pending')
  return (
    <>
      <div className="relative flex flex-wrap items-center justify-between gap-3 md:-mt-3">
        <p className="text-muted text-small">
          Members work with leads, chats, bookings and testimonials. Only you decide who is on the team.
        </p>
        {/* Beside the heading where there is room. */}
        <span className="md:absolute md:-top-8 md:right-0">
          <InviteButton mail={mail} isPrimary={waiting.length === 0} />
        </span>
      </div>
      <OpenInvitations invitations={invitations} />
      {link ? <LinkToHandOver {...link} /> : null}
      <Card title="Waiting for your approval" count={waiting.length} isFlush>
        {waiting.length === 0 ? (
          <p className="px-4 pb-4 text-muted text-small">
            No registrations are waiting. New ones appear here.
          </p>
        ) : (
          <MemberList members={waiting} mail={mail} />
        )}
      </Card>
      <Card title="Members" count={others.length} isFlush>
        <MemberList members={others} mail={mail} />
      </Card>
    </>
  )
}

function LinkToHandOver({ name, url }: { name: string; url: string }) {
  return (
    <Card>
      <div role="status" className="flex items-start gap-2">
        <Field
          label={`Give this link to ${name}`}
          hint={`Opening it verifies the address, so give it only to ${name}. It works for three days. Then approve them here.`}
          className="flex-1 [overflow-wrap:anywhere]"
        >
          <Input readOnly value={url} onFocus={(event) => event.target.select()} />
        </Field>
        <span className="mt-6">
          <CopyButton text={url} label="Copy link" />
        </span>
      </div>
    </Card>
  )
}

function MemberList({ members, mail }: { members: TeamMember[]; mail: MailKind }) {
  return (
    <ul className="divide-y divide-line border-line border-t">
      {members.map((member, at) => (
        <li key={member.id} className="flex flex-wrap items-center gap-x-3 gap-y-2 py-2.5 pr-2 pl-4">
          <Avatar name={member.name} size="medium" isMember />
          <div className="min-w-0 flex-1 basis-52 text-small md:grid md:grid-cols-[minmax(0,1fr)_auto] md:items-center md:gap-x-3">
            <p className="flex flex-wrap items-center gap-x-2 font-[550] [overflow-wrap:anywhere]">
              {member.name} <MemberState member={member} />
            </p>
            <p className="[overflow-wrap:anywhere]">{member.email}</p>
            <p className="text-muted md:col-start-2 md:row-span-2 md:row-start-1">
              <LastSeen member={member} />
            </p>
          </div>
          {member.role === 'owner' ? (
            <span className="w-7 max-md:hidden" />
          ) : (
            <div className="ml-auto flex items-center gap-1">
              <MemberActions member={member} mail={mail} isFirst={at === 0} />
            </div>
          )}
        </li>
      ))}
    </ul>
  )
}

function LastSeen({ member }: { member: TeamMember }) {
  const { status, registeredAt, lastSignedInAt } = member
  const [word, at] = status === 'pending' ? ['Registered', registeredAt] : ['Last signed in', lastSignedInAt]
  if (!at) return 'Has not signed in yet'
  return (
    <>
      {word} <When at={at} />
    </>
  )
}

function MemberState({ member: { role, status, emailVerified } }: { member: TeamMember }) {
  if (role === 'owner') return <Badge>Owner</Badge>
  if (status === 'suspended') return <Badge tone="red">Suspended</Badge>
  if (status === 'approved') return <Badge>Member</Badge>
  return emailVerified ? (
    <Badge tone="green">E-mail address verified</Badge>
  ) : (
    <Badge tone="amber">E-mail address not verified yet</Badge>
  )
}

const ends = {
  remove: {
    label: 'Remove',
    confirm: 'Remove and delete',
    description:
      'This deletes the account, and their leads stay unassigned until you assign them. It can’t be undone.',
  },
  reject: {
    label: 'Reject',
    confirm: 'Reject and delete',
    description: 'This deletes the account. It can’t be undone.',
  },
}

type ActionsProps = { member: TeamMember; mail: MailKind; isFirst: boolean }

function MemberActions({ member, mail, isFirst }: ActionsProps) {
  const { id, name, status, emailVerified } = member
  const submit = useSubmit()
  const busy = useNavigation().state !== 'idle'
  const [isAsking, setAsking] = useState(false)
  const end = status === 'pending' ? 'reject' : 'remove'
  const [intent, label] =
    status === 'suspended'
      ? ['reinstate', 'Reinstate']
      : emailVerified
        ? ['approve', 'Approve']
        : ['resend', mail === 'working' ? 'Send the link again' : 'Show the link']
  return (
    <>
      {status === 'approved' ? null : (
        <Form method="post">
          <input type="hidden" name="intent" value={intent} />
          <input type="hidden" name="userId" value={id} />
          <Button
            type="submit"
            variant={isFirst && intent === 'approve' ? 'primary' : 'default'}
            disabled={busy}
            aria-label={`${label} ${name}`}
          >
            {label}
          </Button>
        </Form>
      )}
      <Menu label={`More actions for ${name}`}>
        {status === 'approved' ? (
          <MenuItem onClick={() => void submit({ intent: 'suspend', userId: id }, { method: 'post' })}>
            Suspend
          </MenuItem>
        ) : null}
        <MenuItem danger onClick={() => setAsking(true)}>
          {ends[end].label}
        </MenuItem>
      </Menu>
      <ConfirmDialog
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        title={`${ends[end].label} ${name}?`}
        description={ends[end].description}
        confirm={ends[end].confirm}
        isDangerous
        onConfirm={() => {
          setAsking(false)
          void submit({ intent: end, userId: id }, { method: 'post' })
        }}
      />
    </>
  )
}
