import { Form, Link } from 'react-router'
import type { MailKind } from '#app/components/back-office/mail-words.ts'
import { SECURITY_PATH } from '#domain/accounts/paths.ts'
import type { Role } from '#domain/accounts/viewer.ts'
import type { FormRefusal } from '#server/accounts/account-forms.ts'
import type { ListedSession } from '#server/accounts/sessions.ts'
import { AccountForm, newPasswordFields } from './account-form.tsx'
import { type Notice, NoticeBox, refusalNotice } from './notices.tsx'
import { When } from './when.tsx'

const notices: Partial<Record<string, Notice>> = {
  password: {
    title: 'Password changed',
    description: 'You are signed out on all your other devices.',
    tone: 'success',
  },
  session: { title: 'Signed out there', tone: 'success' },
  name: { title: 'Name changed', tone: 'success' },
}

/** How a new address is confirmed, by whether mail can be sent. */
const linkNotices: Record<MailKind, Notice> = {
  working: {
    title: 'Look into the new mailbox',
    description: 'Open the link in the mail there within a day. Until then your address stays as it is.',
    tone: 'success',
  },
  none: {
    title: 'The link was not sent',
    description:
      'E-mail is not set up. The owner finds the link under E-mails; it works for a day. Until it is opened your address stays as it is.',
    tone: 'success',
  },
  failing: {
    title: 'The link is saved',
    description: 'It will be sent once e-mail works again. Until then your address stays as it is.',
    tone: 'success',
  },
}

type AccountScreenProps = {
  account: { name: string; email: string; role: Role }
  sessions: ListedSession[]
  /** Whether mail can be sent now. */
  mail: MailKind
  /** What was done, or what was refused and of which form. */
  result: { done: string } | { intent: string; refusal: FormRefusal } | undefined
}

export function AccountScreen({ account, sessions, mail, result }: AccountScreenProps) {
  const refused = result && 'refusal' in result ? result : undefined
  const done = result && 'done' in result ? result.done : ''
  const notice = refused
    ? isSignOut(refused.intent) && refusalNotice(refused.refusal)
    : done === 'email'
      ? linkNotices[mail]
      : notices[done]
  const refusalOf = (intent: string) => (refused?.intent === intent ? refused.refusal : undefined)
  return (
    <div className="grid w-full max-w-3xl gap-8">
      <div>
        <h1>Account</h1>
        <p className="mt-1 break-words text-muted">
          {account.name} · <span className="break-all">{account.email}</span> ·{' '}
          {account.role === 'owner' ? 'Owner' : 'Member'}
        </p>
      </div>
      {notice && <NoticeBox notice={notice} />}
      <p className="flex flex-wrap gap-3">
        <Link to={SECURITY_PATH} className="admin-button">
          Two-factor sign-in
        </Link>
        <Link to="/del-admin-dashboard/account/mails" className="admin-button">
          Your mails
        </Link>
        <Link to="/del-admin-dashboard/account/phone" className="admin-button">
          On your phone
        </Link>
      </p>
      <section aria-labelledby="profile" className="grid gap-6">
        <h2 id="profile">Profile</h2>
        <div className="grid items-start gap-x-8 gap-y-6 sm:grid-cols-2">
          <AccountForm
            key={`name ${account.name}`}
            id="name-form"
            intent="change-name"
            fields={[{ field: 'name', label: 'Name', hint: 'Mails that you send are signed with it.' }]}
            values={{ name: account.name }}
            submit="Save name"
            submitting="Changing…"
            refusal={refusalOf('change-name')}
          />
          <AccountForm
            key={`email ${account.email} ${done}`}
            id="email-form"
            intent="change-email"
            fields={[
              {
                field: 'newEmail',
                name: 'email',
                label: 'New e-mail address',
                hint:
                  mail === 'none'
                    ? 'E-mail is not set up: the owner finds the link under E-mails. Your address changes once it is opened.'
                    : 'A link goes there. Your address changes once you open it.',
              },
              { field: 'currentPassword', label: 'Current password' },
            ]}
            submit="Send confirmation link"
            submitting="Mailing…"
            refusal={refusalOf('change-email')}
          />
        </div>
      </section>
      <section aria-labelledby="devices">
        <h2 id="devices" className="mb-3">
          Where you are signed in
        </h2>
        <ul className="divide-y divide-line admin-card">
          {sessions.map((session) => (
            <SessionRow key={session.id} session={session} />
          ))}
        </ul>
        <Form method="post" className="mt-4">
          <input type="hidden" name="intent" value="sign-out-everywhere" />
          <button type="submit" className="admin-button">
            Sign out everywhere
          </button>
        </Form>
      </section>
      <section aria-labelledby="password" className="max-w-md">
        <h2 id="password" className="mb-3">
          Change the password
        </h2>
        <AccountForm
          // A new form after each success: no password is left standing in it.
          key={`${done} ${sessions.length}`}
          id="change-password-form"
          intent="change-password"
          fields={[
            { field: 'currentPassword', label: 'Current password' },
            ...newPasswordFields.map((field) =>
              field.field === 'newPassword' ? { ...field, label: 'New password' } : field,
            ),
          ]}
          submit="Change the password"
          submitting="Changing…"
          refusal={refusalOf('change-password')}
        />
      </section>
    </div>
  )
}

const isSignOut = (intent: string) => intent === 'end-session' || intent === 'sign-out-everywhere'

function SessionRow({ session }: { session: ListedSession }) {
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 p-4">
      <div>
        <p className="font-semibold">{session.browser}</p>
        <p className="text-muted text-sm">
          {session.isThisDevice ? (
            'This device'
          ) : (
            <>
              Last seen <When at={session.lastSeenAt} />
            </>
          )}
          {' · signed in '}
          <When at={session.signedInAt} />
        </p>
      </div>
      {!session.isThisDevice && (
        <Form method="post">
          <input type="hidden" name="intent" value="end-session" />
          <input type="hidden" name="sessionId" value={session.id} />
          <button type="submit" className="admin-button" aria-label={`Sign out ${session.browser}`}>
            Sign out
          </button>
        </Form>
      )}
    </li>
  )
}
