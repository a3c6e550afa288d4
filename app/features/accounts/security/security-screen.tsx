import { useState } from 'react'
import { Card } from '#app/ui/card.tsx'
import { Page } from '#app/ui/page.tsx'
import { PageHeader } from '#app/ui/page-header.tsx'
import type { FormRefusal } from '#server/accounts/account-forms.ts'
import type { ListedPasskey } from '#server/accounts/passkeys/own-passkeys.ts'
import type { TwoFactorState } from '#server/accounts/two-factor/set-up.ts'
import { type Notice, NoticeBox, refusalNotice } from '../notices.tsx'
import { Passkeys } from './passkeys.tsx'
import { RecoveryCodes } from './recovery-codes.tsx'
import { TwoFactor } from './two-factor.tsx'

const notices: Partial<Record<string, Notice>> = {
  cancelled: { title: 'Set-up cancelled', description: 'Signing in asks for no code.', tone: 'success' },
  off: {
    title: 'Two-factor sign-in is off',
    description: 'Your password alone signs you in.',
    tone: 'success',
  },
  added: { title: 'Passkey added', tone: 'success' },
  removed: {
    title: 'Passkey removed',
    description: 'Delete it on the device too, which still offers it.',
    tone: 'success',
  },
}

type Props = {
  twoFactor: TwoFactorState
  passkeys: ListedPasskey[] | null
  isRequired: boolean
  result: { intent?: string; done?: string; refusal?: FormRefusal; recoveryCodes?: string[] } | undefined
}

/** The authenticator app and the passkeys of the viewer. */
export function SecurityScreen({ twoFactor, passkeys, isRequired, result }: Props) {
  const refusalOf = (...intents: string[]) =>
    result?.intent && intents.includes(result.intent) ? result.refusal : undefined
  const refused = refusalOf('cancel', 'remove-passkey')
  const notice = refused ? refusalNotice(refused) : notices[result?.done ?? '']
  // React Router drops the result when it loads the page again.
  const [codes, setCodes] = useState(result?.recoveryCodes)
  if (result?.recoveryCodes && result.recoveryCodes !== codes) setCodes(result.recoveryCodes)
  return (
    <Page>
      <PageHeader
        title="Two-factor sign-in"
        back={{ to: '/del-admin-dashboard/account', label: 'Account' }}
      />
      <div className="grid max-w-3xl gap-4 p-4">
        {isRequired ? (
          <NoticeBox
            notice={{
              title: 'Set up two-factor sign-in to continue',
              description: 'The owner requires it for everyone on the team.',
              tone: 'error',
            }}
          />
        ) : null}
        {notice && <NoticeBox notice={notice} />}
        {codes && twoFactor.kind === 'on' ? <RecoveryCodes codes={codes} /> : null}
        <TwoFactor state={twoFactor} refusalOf={refusalOf} />
        {passkeys ? (
          <Passkeys passkeys={passkeys} refusal={refusalOf('add-passkey')} />
        ) : (
          <Card title="Passkeys">
            <p className="max-w-prose text-muted">
              Not available: the address of this site is a number, and browsers make passkeys only for a
              domain name such as www.example.com.
            </p>
          </Card>
        )}
      </div>
    </Page>
  )
}
