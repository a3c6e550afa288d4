import type { ReactNode } from 'react'
import { Form } from 'react-router'
import type { FormRefusal } from '#server/accounts/account-forms.ts'
import type { TwoFactorState } from '#server/accounts/two-factor/set-up.ts'
import { AccountForm } from '../account-form.tsx'
import { When } from '../when.tsx'

type Props = {
  state: TwoFactorState
  refusalOf: (...intents: string[]) => FormRefusal | undefined
}

const password = { field: 'currentPassword', label: 'Current password' } as const

/** Authenticator app: off, being set up, or on. */
export function TwoFactor({ state, refusalOf }: Props) {
  return (
    <section aria-labelledby="codes" className="admin-card min-w-0 p-4 sm:p-5">
      <h2 id="codes">Authenticator app</h2>
      {state.kind === 'off' ? <Off refusal={refusalOf('begin')} /> : null}
      {state.kind === 'setting-up' ? <SettingUp {...state} refusal={refusalOf('confirm')} /> : null}
      {state.kind === 'on' ? <On {...state} refusalOf={refusalOf} /> : null}
    </section>
  )
}

function Off({ refusal }: { refusal: FormRefusal | undefined }) {
  return (
    <>
      <p className="mt-1 max-w-prose text-muted">
        Off. With it, whoever learns your password still needs a code that only your phone shows.
      </p>
      <div className="mt-4 max-w-md">
        <AccountForm
          id="begin-form"
          intent="begin"
          fields={[password]}
          submit="Set it up"
          submitting="One moment…"
          refusal={refusal}
        />
      </div>
    </>
  )
}

type SettingUpProps = Extract<TwoFactorState, { kind: 'setting-up' }> & { refusal: FormRefusal | undefined }

function SettingUp({ qr, secret, address, refusal }: SettingUpProps) {
  return (
    <ol className="mt-3 grid gap-6 sm:grid-cols-2">
      <li>
        <p className="font-semibold">1. Scan this with an app for codes</p>
        <p className="text-muted text-sm">
          Such as Google Authenticator, Aegis, 2FAS, or your password manager. On this phone,{' '}
          <a href={address} className="admin-link">
            open it in the app
          </a>
          .
        </p>
        <svg
          viewBox={`0 0 ${qr.size} ${qr.size}`}
          className="mt-3 w-56 max-w-full rounded-lg bg-[#fff] text-[#000]"
          shapeRendering="crispEdges"
          role="img"
        >
          <title>QR code with the key below</title>
          <path d={qr.path} fill="currentColor" />
        </svg>
        <p className="mt-3 text-sm">
          Or type the key:{' '}
          <code className="break-all font-mono">{secret.replace(/(.{4})(?=.)/g, '$1 ')}</code>
        </p>
      </li>
      <li>
        <p className="mb-3 font-semibold">2. Type the code that it shows</p>
        <AccountForm
          id="confirm-form"
          intent="confirm"
          fields={[{ field: 'code', label: 'Code' }]}
          submit="Turn it on"
          submitting="One moment…"
          refusal={refusal}
        />
        <Form method="post" className="mt-3">
          <input type="hidden" name="intent" value="cancel" />
          <button type="submit" className="admin-button w-full">
            Cancel
          </button>
        </Form>
      </li>
    </ol>
  )
}

type OnProps = Extract<TwoFactorState, { kind: 'on' }> & Pick<Props, 'refusalOf'>

function On({ since, recoveryCodesLeft, refusalOf }: OnProps) {
  return (
    <>
      <p className="mt-1">
        On since <When at={since} />.{' '}
        <span className={recoveryCodesLeft < 3 ? 'font-semibold text-danger' : 'text-muted'}>
          {recoveryCodesLeft === 1
            ? '1 recovery code is left.'
            : `${recoveryCodesLeft} recovery codes are left.`}
        </span>
      </p>
      <Behind summary="New recovery codes" isOpen={refusalOf('renew') !== undefined}>
        <p className="mb-3 text-sm">Those you have stop working.</p>
        <AccountForm
          id="renew-form"
          intent="renew"
          fields={[password]}
          submit="Make new ones"
          submitting="One moment…"
          refusal={refusalOf('renew')}
        />
      </Behind>
      <Behind summary="Turn it off" isOpen={refusalOf('end') !== undefined}>
        <p className="mb-3 text-sm">The password alone signs you in then, and the recovery codes are gone.</p>
        <AccountForm
          id="end-form"
          intent="end"
          fields={[password]}
          submit="Turn it off"
          submitting="One moment…"
          refusal={refusalOf('end')}
        />
      </Behind>
    </>
  )
}

function Behind(props: { summary: string; isOpen: boolean; children: ReactNode }) {
  return (
    <details className="mt-3" open={props.isOpen}>
      <summary className="admin-button">{props.summary}</summary>
      <div className="mt-3 max-w-md">{props.children}</div>
    </details>
  )
}
