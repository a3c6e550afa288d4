import { useState } from 'react'
import { Link } from 'react-router'
import type { FormRefusal } from '#server/accounts/account-forms.ts'
import type { ListedPasskey } from '#server/accounts/passkeys/own-passkeys.ts'
import type { TwoFactorState } from '#server/accounts/two-factor/set-up.ts'
import { type Notice, NoticeBox, refusalNotice } from '../notices.tsx'
import { Passkeys } from './passkeys.tsx'
import { RecoveryCodes } from './recovery-codes.tsx'
import { TwoFactor } from './two-factor.tsx'

const notices: Partial<Record<string, Notice>> = {
  cancelled: { title: 'Set-up cancelled', description: 'No codes are asked for.', tone: 'success' },
  off: { title: 'Codes are off', description: 'The password alone signs you in again.', tone: 'success' },
  added: { title: 'Passkey added', tone: 'success' },
  removed: {
    title: 'Passkey removed',
    description: 'Delete it on the device too, where it is still offered.',
    tone: 'success',
  },
}

type Props = {
  twoFactor: TwoFactorState
  passkeys: ListedPasskey[] | null
  isRequired: boolean
  result: { intent?: string; done?: string; refusal?: FormRefusal; recoveryCodes?: string[] } | undefined
}

/** What signs one in beside the password. */
export function SecurityScreen({ twoFactor, passkeys, isRequired, result }: Props) {
  const refusalOf = (...intents: string[]) =>
    result?.intent && intents.includes(result.intent) ? result.refusal : undefined
  const refused = refusalOf('cancel', 'remove-passkey')
  const notice = refused ? refusalNotice(refused) : notices[result?.done ?? '']
  // React Router drops the answer when it loads the page again.
  const [codes, setCodes] = useState(result?.recoveryCodes)
  if (result?.recoveryCodes && result.recoveryCodes !== codes) setCodes(result.recoveryCodes)
  return (
    <div className="grid w-full max-w-3xl gap-8">
      <div>
        <Link to="/del-admin-dashboard/account" className="admin-link inline-flex min-h-11 items-center">
          Account
        </Link>
        <h1>Two-factor sign-in</h1>
      </div>
      {isRequired ? (
        <NoticeBox
          notice={{
            title: 'Set up codes to go on',
            description: 'The owner asks everybody on the team for a code beside the password.',
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
        <section aria-labelledby="passkeys" className="admin-card min-w-0 p-4 sm:p-5">
          <h2 id="passkeys">Passkeys</h2>
          <p className="mt-1 max-w-prose text-muted">
            Not available: the address of this site is a number, and browsers make passkeys only for a domain
            name such as www.example.com.
          </p>
        </section>
      )}
    </div>
  )
}
