import { PORTAL_PATH } from '#domain/accounts/paths.ts'
import type { FormRefusal } from '#server/accounts/account-forms.ts'
import { AccountForm, newPasswordFields } from './account-form.tsx'
import { PortalLink, PortalTitle } from './portal-frame.tsx'

/** The page of a one-time owner link: its user chooses a password and becomes the owner. */
export function ClaimScreen({
  link,
  refusal,
}: {
  link: { email: string | null; name: string | null } | null
  refusal: FormRefusal | undefined
}) {
  if (!link) {
    return (
      <>
        <PortalTitle title="This owner link does not work any more" />
        <p role="alert">
          It has expired or was used already. For a new one, run <code>npm run owner -- you@example.com</code>{' '}
          where the site runs.
        </p>
        <PortalLink to={PORTAL_PATH}>Sign in with a password</PortalLink>
      </>
    )
  }
  return (
    <>
      <PortalTitle title="Become the owner of this site">
        Tell us your name and choose the password that you will sign in with. This link works once.
      </PortalTitle>
      <AccountForm
        id="claim-form"
        fields={[
          { field: 'email', label: 'E-mail address' },
          { field: 'name', label: 'Your name', hint: 'Your e-mails are signed with it.' },
          ...newPasswordFields,
        ]}
        submit="Set the password and sign in"
        submitting="Signing in…"
        refusal={refusal}
        values={{ email: link.email ?? '', name: link.name ?? '' }}
      />
    </>
  )
}
