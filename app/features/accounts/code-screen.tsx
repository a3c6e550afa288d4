import { Link } from 'react-router'
import { PORTAL_PATH } from '#domain/accounts/paths.ts'
import type { FormRefusal } from '#server/accounts/account-forms.ts'
import { AccountForm } from './account-form.tsx'
import { PortalTitle } from './portal-frame.tsx'

/** Between password and session: the code. */
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
      <p className="mt-4 text-center">
        <Link className="admin-link inline-block px-2 py-1" to={PORTAL_PATH}>
          Begin again
        </Link>
      </p>
    </>
  )
}
