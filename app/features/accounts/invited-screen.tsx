import { PORTAL_PATH } from '#domain/accounts/paths.ts'
import type { FormRefusal } from '#server/accounts/account-forms.ts'
import { AccountForm, newPasswordFields } from './account-form.tsx'
import { PortalLink, PortalTitle } from './portal-frame.tsx'

type Props = {
  /** The invited address; undefined if the link is not valid. */
  email: string | undefined
  refusal: FormRefusal | undefined
}

/** The page of an invitation: name and password make the account. */
export function InvitedScreen({ email, refusal }: Props) {
  if (!email) {
    return (
      <>
        <PortalTitle title="This invitation does not work any more" />
        <p role="alert">It has expired, was used already, or was revoked. Ask for a new one.</p>
        <PortalLink to={PORTAL_PATH}>Sign in with a password</PortalLink>
      </>
    )
  }
  return (
    <>
      <PortalTitle title="Join the team">
        You sign in with <strong className="break-all">{email}</strong> and the password that you choose here.
      </PortalTitle>
      <AccountForm
        id="invitation-form"
        fields={[{ field: 'name', label: 'Your name' }, ...newPasswordFields]}
        submit="Join and sign in"
        submitting="Signing in…"
        refusal={refusal}
      />
    </>
  )
}
