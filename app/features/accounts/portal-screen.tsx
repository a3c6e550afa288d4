import type { MailKind } from '#app/office/mail-words.ts'
import { Banner } from '#app/ui/banner.tsx'
import { Button } from '#app/ui/button.tsx'
import { Segments } from '#app/ui/segments.tsx'
import { PORTAL_PATH } from '#domain/accounts/paths.ts'
import type { FormRefusal } from '#server/accounts/account-forms.ts'
import { AccountForm, newPasswordFields } from './account-form.tsx'
import { type Notice, NoticeBox } from './notices.tsx'
import { PasskeyButton } from './passkey-button.tsx'
import { PortalLink, PortalTitle } from './portal-frame.tsx'

type PortalTab = 'sign-in' | 'register'

const notices: Partial<Record<string, Notice>> = {
  reset: { title: 'Password changed', description: 'Sign in with the new password.', tone: 'success' },
  'signed-out': { title: 'You are signed out', tone: 'success' },
}

const registered: Record<MailKind, { description: string; next: string }> = {
  working: {
    description: 'Please check your email to verify your account.',
    next: 'Open the link in that mail and enter your password. The owner is then notified, and you get another mail as soon as your account is approved.',
  },
  none: {
    description: 'E-mail is not set up here, so the link that verifies your address was not sent.',
    next: 'Ask the owner for it: it is on the Team page. Open it and enter your password, then the owner can approve your account.',
  },
  failing: {
    description:
      'E-mail is not going out at the moment. The link that verifies your address will be sent later.',
    next: 'Open the link once it comes, or ask the owner for it, and enter your password. Then the owner can approve your account.',
  },
}

type Outsider = { email: string; isSuspended: boolean }

type PortalScreenProps = {
  view: PortalTab
  next: string | null
  done: string | null
  /** Whether mail can be sent now. */
  mail: MailKind
  /** Someone who is signed in, but not on the team. */
  outsider: Outsider | null
  hasPasskeys: boolean
  refusal: FormRefusal | undefined
}

export function PortalScreen({ view, next, done, mail, outsider, hasPasskeys, refusal }: PortalScreenProps) {
  const isRegistered = view === 'register' && done === 'registered' && !refusal
  const notice: Notice | undefined = isRegistered
    ? { title: 'Account Created!', description: registered[mail].description, tone: 'success' }
    : refusal || done === null
      ? undefined
      : notices[done]
  return (
    <>
      <PortalTitle title={view === 'register' ? 'Register as an admin' : 'Sign in to the admin area'} />
      {outsider && <OutsiderBox {...outsider} />}
      <div className="grid [&_a]:flex-1">
        <Segments
          label="Sign in or register"
          segments={[
            { label: 'Admin Sign In', to: addressOf('sign-in', next), isCurrent: view === 'sign-in' },
            { label: 'Register Admin', to: addressOf('register', next), isCurrent: view === 'register' },
          ]}
        />
      </div>
      {notice && <NoticeBox notice={notice} />}
      {view === 'sign-in' ? (
        <SignIn refusal={refusal} hasPasskeys={hasPasskeys} />
      ) : isRegistered ? (
        <p>{registered[mail].next}</p>
      ) : (
        <Register refusal={refusal} />
      )}
    </>
  )
}

/** Returns the address of a tab, which is in the URL, so that it works without scripts. */
function addressOf(tab: PortalTab, next: string | null): string {
  return `?${new URLSearchParams({ ...(tab === 'register' && { tab }), ...(next && { next }) })}`
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
      <PortalLink to={`${PORTAL_PATH}/forgot-password`}>Forgot password?</PortalLink>
    </>
  )
}

function Register({ refusal }: { refusal: FormRefusal | undefined }) {
  return (
    <>
      <Banner>
        <strong>Registration requires approval.</strong> You can sign in to the admin area once you have
        verified your e-mail address and the owner has approved your account.
      </Banner>
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
    <Banner
      role="status"
      action={
        <form method="post" action="/api/sign-out">
          <Button type="submit" size="small">
            Sign Out
          </Button>
        </form>
      }
    >
      You are signed in as <strong className="break-all">{email}</strong>.{' '}
      {isSuspended
        ? 'The owner has suspended this account.'
        : 'The admin area opens once your e-mail address is verified and the owner has approved your account.'}
    </Banner>
  )
}
