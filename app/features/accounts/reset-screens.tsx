import type { MailKind } from '#app/office/mail-words.ts'
import { PORTAL_PATH } from '#domain/accounts/paths.ts'
import type { FormRefusal } from '#server/accounts/account-forms.ts'
import { AccountForm, newPasswordFields } from './account-form.tsx'
import { type Notice, NoticeBox } from './notices.tsx'
import { PortalLink, PortalTitle } from './portal-frame.tsx'

const linkNotices: Record<MailKind, Notice> = {
  working: {
    title: 'Check your mailbox',
    description: 'If that address has an account, a link is on its way. It works once, within an hour.',
    tone: 'success',
  },
  none: {
    title: 'Your request is saved',
    description:
      'If that address has an account, the owner finds the link under E-mails and can give it to you. It works once, within an hour.',
    tone: 'success',
  },
  failing: {
    title: 'Your request is saved',
    description:
      'If that address has an account, a link will be sent once e-mail works again. It works within an hour of now; after that, ask again.',
    tone: 'success',
  },
}

type ForgotProps = { mail: MailKind; isSent: boolean; refusal: FormRefusal | undefined }

export function ForgotPasswordScreen({ mail, isSent, refusal }: ForgotProps) {
  return (
    <>
      <PortalTitle title="Forgot your password?">
        {mail === 'none'
          ? 'E-mail is not set up here, so no link can be sent to you. Enter your e-mail address, and the owner can give you a link.'
          : 'Enter your e-mail address, and we send you a link to set a new one.'}
      </PortalTitle>
      {mail === 'none' ? (
        <p>
          Are you the owner? On the server, <code>npm run owner -- your@address</code> prints a link for you.
        </p>
      ) : null}
      {isSent && !refusal && <NoticeBox notice={linkNotices[mail]} />}
      <AccountForm
        id="reset-request-form"
        fields={[{ field: 'email', label: 'E-mail address' }]}
        submit={mail === 'none' ? 'Ask for a link' : 'Send the link'}
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
