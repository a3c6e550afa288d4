import { Link } from 'react-router'
import { PORTAL_PATH } from '#domain/accounts/paths.ts'
import type { FormRefusal } from '#server/accounts/account-forms.ts'
import { AccountForm, newPasswordFields } from './account-form.tsx'
import { NoticeBox } from './notices.tsx'
import { PortalTitle } from './portal-frame.tsx'

export function ForgotPasswordScreen({
  isSent,
  refusal,
}: {
  isSent: boolean
  refusal: FormRefusal | undefined
}) {
  return (
    <>
      <PortalTitle title="Forgot your password?">
        Enter your e-mail address, and we send you a link to set a new one.
      </PortalTitle>
      {isSent && !refusal && (
        <NoticeBox
          notice={{
            title: 'Look into your mailbox',
            description:
              'If that address has an account, a link is on its way. It works once, within an hour.',
            tone: 'success',
          }}
        />
      )}
      <AccountForm
        id="reset-request-form"
        fields={[{ field: 'email', label: 'E-mail address' }]}
        submit="Send the link"
        submitting="Sending…"
        refusal={refusal}
      />
      <BackToSignIn />
    </>
  )
}

export function ResetPasswordScreen({ refusal }: { refusal: FormRefusal | undefined }) {
  return (
    <>
      <PortalTitle title="Set a new password">
        You will be signed out on all your devices, and sign in with the new one.
      </PortalTitle>
      <AccountForm
        id="reset-form"
        fields={newPasswordFields}
        submit="Set the password"
        submitting="Setting the password…"
        refusal={refusal}
      />
      {refusal?.status === 410 && (
        <p className="mt-4 text-center">
          <Link className="admin-link inline-block px-2 py-1" to={`${PORTAL_PATH}/forgot-password`}>
            Ask for a new link
          </Link>
        </p>
      )}
      <BackToSignIn />
    </>
  )
}

export function BackToSignIn() {
  return (
    <p className="mt-4 text-center">
      <Link className="admin-link inline-block px-2 py-1" to={PORTAL_PATH}>
        Back to signing in
      </Link>
    </p>
  )
}
