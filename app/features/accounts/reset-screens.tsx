import { PORTAL_PATH } from '#domain/accounts/paths.ts'
import type { FormRefusal } from '#server/accounts/account-forms.ts'
import { AccountForm, newPasswordFields } from './account-form.tsx'
import { type Notice, NoticeBox } from './notices.tsx'
import { PortalLink, PortalTitle } from './portal-frame.tsx'

const linkNotices: Record<'working' | 'broken', Notice> = {
  working: {
    title: 'Check your mailbox',
    description: 'If that address has an account, a link is on its way. It works once, within an hour.',
    tone: 'success',
  },
  broken: {
    title: 'Your request is saved',
    description:
      'If that address has an account, the owner finds the link under E-mails and can give it to you. It works once, within an hour.',
    tone: 'success',
  },
}

type ForgotProps = { isMailWorking: boolean; isSent: boolean; refusal: FormRefusal | undefined }

export function ForgotPasswordScreen({ isMailWorking, isSent, refusal }: ForgotProps) {
  return (
    <>
      <PortalTitle title="Forgot your password?">
        {isMailWorking
          ? 'Enter your e-mail address, and we send you a link to set a new one.'
          : 'E-mail is not working here, so no link can be sent to you. Enter your e-mail address, and the owner can give you a link.'}
      </PortalTitle>
      {isMailWorking ? null : (
        <p>
          Are you the owner? On the server, <code>npm run owner -- your@address</code> prints a link for you.
        </p>
      )}
      {isSent && !refusal && <NoticeBox notice={linkNotices[isMailWorking ? 'working' : 'broken']} />}
      <AccountForm
        id="reset-request-form"
        fields={[{ field: 'email', label: 'E-mail address' }]}
        submit={isMailWorking ? 'Send the link' : 'Ask for a link'}
        submitting="Sending…"
        refusal={refusal}
      />
      <PortalLink to={PORTAL_PATH}>Back to sign-in</PortalLink>
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
        <PortalLink to={`${PORTAL_PATH}/forgot-password`}>Ask for a new link</PortalLink>
      )}
      <PortalLink to={PORTAL_PATH}>Back to sign-in</PortalLink>
    </>
  )
}
