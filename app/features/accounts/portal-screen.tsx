import { Link } from 'react-router'
import { PORTAL_PATH } from '#domain/accounts/paths.ts'
import type { FormRefusal } from '#server/accounts/account-forms.ts'
import { AccountForm, newPasswordFields } from './account-form.tsx'
import { type Notice, NoticeBox } from './notices.tsx'
import { PasskeyButton } from './passkey-button.tsx'
import { PortalTitle } from './portal-frame.tsx'
import { type PortalTab, PortalTabs } from './portal-tabs.tsx'

const notices: Partial<Record<string, Notice>> = {
  registered: {
    title: 'Account Created!',
    description: 'Please check your email to verify your account.',
    tone: 'success',
  },
  reset: { title: 'Password changed', description: 'Sign in with the new password.', tone: 'success' },
  'signed-out': { title: 'You are signed out', tone: 'success' },
}

type Outsider = { email: string; isSuspended: boolean }

type PortalScreenProps = {
  view: PortalTab
  next: string | null
  done: string | null
  /** Somebody who is signed in, but not on the team. */
  outsider: Outsider | null
  hasPasskeys: boolean
  refusal: FormRefusal | undefined
}

export function PortalScreen({ view, next, done, outsider, hasPasskeys, refusal }: PortalScreenProps) {
  const notice = refusal || done === null ? undefined : notices[done]
  return (
    <>
      <PortalTitle title={view === 'register' ? 'Register as an admin' : 'Sign in to the admin area'} />
      {outsider && <OutsiderBox {...outsider} />}
      <PortalTabs current={view} next={next} />
      {notice && <NoticeBox notice={notice} />}
      {view === 'sign-in' ? (
        <SignIn refusal={refusal} hasPasskeys={hasPasskeys} />
      ) : done === 'registered' && !refusal ? (
        <p>
          Open the link in that mail. The owner is told then, and you get another mail as soon as your account
          is approved.
        </p>
      ) : (
        <Register refusal={refusal} />
      )}
    </>
  )
}

function SignIn({ refusal, hasPasskeys }: { refusal: FormRefusal | undefined; hasPasskeys: boolean }) {
  return (
    <>
      <AccountForm
        key="sign-in"
        id="sign-in-form"
        fields={[
          { field: 'email', label: 'E-mail address' },
          { field: 'password', label: 'Password' },
        ]}
        submit="Sign In"
        submitting="Signing in…"
        refusal={refusal}
      />
      {hasPasskeys ? <PasskeyButton /> : null}
      <p className="mt-4 text-center">
        <Link className="admin-link inline-block px-2 py-1" to={`${PORTAL_PATH}/forgot-password`}>
          Forgot password?
        </Link>
      </p>
    </>
  )
}

function Register({ refusal }: { refusal: FormRefusal | undefined }) {
  return (
    <>
      <p className="mb-5 rounded-xl border border-line bg-sunk p-4">
        <strong>Registration requires approval.</strong> You can sign in to the admin area once you have
        verified your e-mail address and the owner has approved your account.
      </p>
      <AccountForm
        key="register"
        id="register-form"
        fields={[
          { field: 'name', label: 'Name' },
          { field: 'email', label: 'E-mail address' },
          ...newPasswordFields,
        ]}
        submit="Register"
        submitting="Registering…"
        refusal={refusal}
      />
    </>
  )
}

function OutsiderBox({ email, isSuspended }: Outsider) {
  return (
    <div role="status" className="mb-6 rounded-xl border border-line bg-sunk p-4">
      <p>
        You are signed in as <strong className="break-all">{email}</strong>.{' '}
        {isSuspended
          ? 'The owner has suspended this account.'
          : 'The admin area opens once your e-mail address is verified and the owner has approved your account.'}
      </p>
      <form method="post" action="/api/sign-out" className="mt-3">
        <button type="submit" className="admin-button">
          Sign Out
        </button>
      </form>
    </div>
  )
}
