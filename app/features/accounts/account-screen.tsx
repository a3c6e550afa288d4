import { useState } from 'react'
import { Form, useActionData } from 'react-router'
import type { OfficeResult } from '#app/lib/office/office-result.ts'
import { When } from '#app/office/when.tsx'
import { Badge } from '#app/ui/badge.tsx'
import { Button } from '#app/ui/button.tsx'
import { Card } from '#app/ui/card.tsx'
import type { Role } from '#domain/accounts/viewer.ts'
import type { ListedSession } from '#server/accounts/sign-in/sessions.ts'
import { AccountForm, newPasswordFields } from './account-form.tsx'

type AccountScreenProps = {
  account: { name: string; email: string; role: Role }
  sessions: ListedSession[]
  isMailWorking: boolean
}

export function AccountScreen({ account, sessions, isMailWorking }: AccountScreenProps) {
  const result = useActionData<OfficeResult>()
  const problemsOf = (intent: string) => (result?.intent === intent ? result.problems : undefined)
  // A new form after each success, so that no password stays in it.
  const [success, setSuccess] = useState({ result, count: 0 })
  if (result?.ok && result !== success.result) setSuccess({ result, count: success.count + 1 })
  return (
    <>
      <p className="text-muted text-small [overflow-wrap:anywhere]">
        {account.name} · {account.email} · {account.role === 'owner' ? 'Owner' : 'Member'}
      </p>
      <div className="grid items-start gap-4 xl:grid-cols-2">
        <div className="grid gap-4">
          <Card title="Your name">
            <AccountForm
              key={`name ${account.name}`}
              id="name-form"
              intent="change-name"
              look="default"
              fields={[{ field: 'name', label: 'Name', hint: 'Your e-mails are signed with it.' }]}
              values={{ name: account.name }}
              submit="Save name"
              submitting="Saving…"
              problems={problemsOf('change-name')}
            />
          </Card>
          <Card title="E-mail address">
            <AccountForm
              key={`email ${success.count}`}
              id="email-form"
              intent="change-email"
              look="default"
              fields={[
                {
                  field: 'newEmail',
                  name: 'email',
                  label: 'New e-mail address',
                  hint: `${linkHint(account.role, isMailWorking)} Your address changes once you open it.`,
                },
                { field: 'currentPassword', label: 'Current password' },
              ]}
              submit="Send confirmation link"
              submitting="Sending…"
              problems={problemsOf('change-email')}
            />
          </Card>
        </div>
        <div className="grid gap-4">
          <Card
            title="Where you are signed in"
            isFlush
            actions={
              <Form method="post">
                <input type="hidden" name="intent" value="sign-out-everywhere" />
                <Button type="submit" size="small">
                  Sign out everywhere
                </Button>
              </Form>
            }
          >
            <ul className="border-line border-t divide-y divide-line">
              {sessions.map((session) => (
                <SessionRow key={session.id} session={session} />
              ))}
            </ul>
          </Card>
          <Card title="Password">
            <AccountForm
              key={`password ${success.count}`}
              id="change-password-form"
              intent="change-password"
              look="default"
              fields={[
                { field: 'currentPassword', label: 'Current password' },
                ...newPasswordFields.map((field) =>
                  field.field === 'newPassword' ? { ...field, label: 'New password' } : field,
                ),
              ]}
              submit="Change password"
              submitting="Changing…"
              problems={problemsOf('change-password')}
            />
          </Card>
        </div>
      </div>
    </>
  )
}

/** Says how the reader gets the link that confirms a new address. */
function linkHint(role: Role, isMailWorking: boolean): string {
  if (isMailWorking) return 'A link goes there.'
  return role === 'owner'
    ? 'E-mail is not working now: you find the link under E-mails in the main menu.'
    : 'E-mail is not working now: ask the owner for the link.'
}

function SessionRow({ session }: { session: ListedSession }) {
  const { id, browser, isThisDevice, lastSeenAt, signedInAt } = session
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 px-4 py-2.5 text-small">
      <div>
        <p className="flex flex-wrap gap-x-2 font-[550]">
          {browser ?? (isThisDevice ? null : 'Another device')}
          {isThisDevice ? <Badge>This device</Badge> : null}
        </p>
        <p className="text-muted">
          Signed in <When at={signedInAt} />
          {isThisDevice ? null : (
            <>
              {' · last seen '}
              <When at={lastSeenAt} />
            </>
          )}
        </p>
      </div>
      {isThisDevice ? null : (
        <Form method="post">
          <input type="hidden" name="intent" value="end-session" />
          <input type="hidden" name="sessionId" value={id} />
          <Button type="submit" size="small" aria-label={`Sign out ${browser ?? 'another device'}`}>
            Sign out
          </Button>
        </Form>
      )}
    </li>
  )
}
