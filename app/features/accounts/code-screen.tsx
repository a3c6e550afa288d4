import { PORTAL_PATH } from '#domain/accounts/paths.ts'
import type { FormRefusal } from '#server/accounts/account-forms.ts'
import { AccountForm } from './account-form.tsx'
import { PortalLink, PortalTitle } from './portal-frame.tsx'

/** The second step of signing in, after the password. */
export function CodeScreen({ refusal }: { refusal: FormRefusal | undefined }) {
  return (
    <>
      <PortalTitle title="Enter your 6-digit code">
        Open the app on your phone that shows codes for this site. A recovery code works too.
      </PortalTitle>
      <AccountForm
        id="code-form"
        intent="code"
        fields={[{ field: 'code', label: 'Code', isFocused: true }]}
        submit="Sign In"
        submitting="Signing in…"
        refusal={refusal}
      />
      <PortalLink to={PORTAL_PATH}>Start again</PortalLink>
    </>
  )
}
