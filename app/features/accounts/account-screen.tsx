import { type ComponentProps, useState } from 'react'
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
    <div className="grid items-start gap-4 xl:grid-cols-2">
      <Card isFlush>
        <div className="divide-y divide-line">
          <Row
            key={`name ${account.name}`}
            label="Name"
            value={account.name}
            id="name-form"
            intent="change-name"
            fields={[{ field: 'name', label: 'Name', hint: 'Your e-mails are signed with it.' }]}
            values={{ name: account.name }}
            submit="Save name"
            submitting="Saving…"
            problems={problemsOf('change-name')}
          />
          <Row
            key={`email ${success.count}`}
            label="E-mail"
            value={account.email}
            id="email-form"
            intent="change-email"
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
          <Row
            key={`password ${success.count}`}
            label="Password"
            value="••••••••"
            id="change-password-form"
            intent="change-password"
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
          <p className="flex min-h-11 items-center px-4 text-small">
            <span className="w-24 text-muted">Role</span>
            {account.role === 'owner' ? 'Owner' : 'Member'}
          </p>
        </div>
      </Card>
      <Card
        title="Where you are signed in"
        isFlush
        actions={
          <Form method="post" className="mr-2">
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
    </div>
  )
}

type RowProps = ComponentProps<typeof AccountForm> & { label: string; value: string }

/** What is stored; it opens to the form that changes it. */
function Row({ label, value, ...form }: RowProps) {
  return (
    <details open={form.problems !== undefined} className="text-small">
      <summary className="flex min-h-11 items-center px-4">
        <span className="w-24 flex-none text-muted">{label}</span>
        <span className="min-w-0 flex-1 truncate font-[550]">{value}</span>
        <span className="ui-link ml-4">
          Change<span className="sr-only"> {label.toLowerCase()}</span>
        </span>
      </summary>
      <div className="max-w-md px-4 pt-2 pb-4">
        <AccountForm {...form} look="default" />
      </div>
    </details>
  )
}

/** Says how the reader gets the link that confirms a new address. */
function linkHint(role: Role, isMailWorking: boolean): string {
  if (isMailWorking) return 'We send a confirmation link there.'
  return role === 'owner'
    ? 'E-mail isn’t working right now, so you’ll find the confirmation link under E-mails in the menu.'
    : 'E-mail isn’t working right now, so ask the owner for the confirmation link.'
}

function SessionRow({ session }: { session: ListedSession }) {
  const { id, browser, isThisDevice, lastSeenAt, signedInAt } = session
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 px-4 py-2.5 text-small">
      <div className="flex flex-wrap items-center gap-x-2">
        {isThisDevice ? <Badge>This device</Badge> : null}
        <b className="empty:hidden">{browser ?? (isThisDevice ? null : 'Another device')}</b>
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
