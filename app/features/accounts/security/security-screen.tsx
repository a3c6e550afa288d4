import { useState } from 'react'
import { useActionData } from 'react-router'
import type { OfficeResult } from '#app/lib/office/office-result.ts'
import { Badge } from '#app/ui/badge.tsx'
import { Banner } from '#app/ui/banner.tsx'
import { Card } from '#app/ui/card.tsx'
import type { ListedPasskey } from '#server/accounts/passkeys/own-passkeys.ts'
import type { TwoFactorState } from '#server/accounts/two-factor/set-up.ts'
import type { NewCodes } from '../own-intents.ts'
import { Passkeys } from './passkeys.tsx'
import { RecoveryCodes } from './recovery-codes.tsx'
import { TwoFactor } from './two-factor.tsx'

type Props = {
  twoFactor: TwoFactorState
  passkeys: ListedPasskey[] | null
  isRequired: boolean
}

/** The authenticator app and the passkeys of the viewer. */
export function SecurityScreen({ twoFactor, passkeys, isRequired }: Props) {
  const result = useActionData<OfficeResult<NewCodes>>()
  const problemsOf = (intent: string) => (result?.intent === intent ? result.problems : undefined)
  // React Router drops the result when it loads the page again.
  const [codes, setCodes] = useState(result?.recoveryCodes)
  if (result?.recoveryCodes && result.recoveryCodes !== codes) setCodes(result.recoveryCodes)
  return (
    <>
      {isRequired ? (
        <Banner tone="red" role="alert">
          <strong>Set up two-factor sign-in to continue</strong>
          <span className="block">The owner requires it for everyone on the team.</span>
        </Banner>
      ) : null}
      {codes && twoFactor.kind === 'on' ? <RecoveryCodes codes={codes} /> : null}
      <TwoFactor state={twoFactor} problemsOf={problemsOf} />
      {passkeys ? (
        <Passkeys passkeys={passkeys} />
      ) : (
        <Card title="Passkeys" count={<Badge>Not available yet</Badge>}>
          <p className="max-w-prose text-muted text-small">
            Passkeys need a domain name. They will work once the site has one.
          </p>
        </Card>
      )}
    </>
  )
}
