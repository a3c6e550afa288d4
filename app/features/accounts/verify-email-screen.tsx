import type { MailKind } from '#app/office/mail-words.ts'
import { PORTAL_PATH } from '#domain/accounts/paths.ts'
import type { FormRefusal } from '#server/accounts/account-forms.ts'
import { AccountForm } from './account-form.tsx'
import { PortalLink, PortalTitle } from './portal-frame.tsx'

type Props = { isDone: boolean; mail: MailKind; refusal: FormRefusal | undefined }

/** The page of the link that is mailed after a registration. */
export function VerifyEmailScreen({ isDone, mail, refusal }: Props) {
  if (isDone) {
    return (
      <>
        <PortalTitle title="Your e-mail address is verified" />
        <p role="status">
          {mail === 'working'
            ? 'The owner has been told. You get a mail as soon as your account is approved.'
            : 'The owner can approve your account now. No mail can be sent at the moment: ask the owner, then sign in.'}
        </p>
        <PortalLink to={PORTAL_PATH}>Back to sign-in</PortalLink>
      </>
    )
  }
  if (refusal?.status === 410) {
    return (
      <>
        <PortalTitle title="This link does not work any more" />
        <p role="alert">{refusal.message}</p>
        <PortalLink to={`${PORTAL_PATH}?tab=register`}>Register again</PortalLink>
        <PortalLink to={PORTAL_PATH}>Back to sign-in</PortalLink>
      </>
    )
  }
  return (
    <>
      <PortalTitle title="Verify your e-mail address">
        Enter the password you chose when you registered. Then the owner decides on your account.
      </PortalTitle>
      <AccountForm
        id="verify-form"
        fields={[{ field: 'password', label: 'Password' }]}
        submit="Verify my address"
        submitting="Verifying…"
        refusal={refusal}
      />
      <PortalLink to={`${PORTAL_PATH}/forgot-password`}>Forgot password?</PortalLink>
      <PortalLink to={PORTAL_PATH}>Back to sign-in</PortalLink>
    </>
  )
}
