import type { ComponentProps } from 'react'
import { Form } from 'react-router'
import { When } from '#app/office/when.tsx'
import { Badge } from '#app/ui/badge.tsx'
import { Button } from '#app/ui/button.tsx'
import { Card } from '#app/ui/card.tsx'
import { CopyButton } from '#app/ui/copy-button.tsx'
import { Disclosure } from '#app/ui/disclosure.tsx'
import { TextLink } from '#app/ui/text-link.tsx'
import type { FormRefusal } from '#server/accounts/account-forms.ts'
import type { TwoFactorState } from '#server/accounts/two-factor/set-up.ts'
import { AccountForm } from '../account-form.tsx'

type Problems = FormRefusal['problems']
type Props = {
  state: TwoFactorState
  problemsOf: (intent: string) => Problems | undefined
}

const password = { field: 'currentPassword', label: 'Current password' } as const

const badges: Record<TwoFactorState['kind'], ComponentProps<typeof Badge>> = {
  off: { children: 'Off' },
  'setting-up': { tone: 'amber', children: 'Setting up' },
  on: { tone: 'green', children: 'On' },
}

/** Authenticator app: off, being set up, or on. */
export function TwoFactor({ state, problemsOf }: Props) {
  return (
    <Card title="Authenticator app" count={<Badge {...badges[state.kind]} />}>
      {state.kind === 'off' ? <Off problems={problemsOf('begin')} /> : null}
      {state.kind === 'setting-up' ? <SettingUp {...state} problems={problemsOf('confirm')} /> : null}
      {state.kind === 'on' ? <On {...state} problemsOf={problemsOf} /> : null}
    </Card>
  )
}

function Off({ problems }: { problems: Problems | undefined }) {
  return (
    <>
      <p className="max-w-prose text-muted text-small">
        With an authenticator app, someone who learns your password still needs a code that only your phone
        shows.
      </p>
      <div className="mt-3 max-w-prose [&>form]:grid-cols-[minmax(0,1fr)_auto] [&>form]:gap-2 [&_button]:mt-6">
        <AccountForm
          id="begin-form"
          intent="begin"
          fields={[password]}
          look="primary"
          submit="Set up"
          submitting="One moment…"
          problems={problems}
        />
      </div>
    </>
  )
}

type SettingUpProps = Extract<TwoFactorState, { kind: 'setting-up' }> & { problems: Problems | undefined }

function SettingUp({ qr, secret, address, problems }: SettingUpProps) {
  return (
    <ol className="grid gap-6 sm:grid-cols-2">
      <li>
        <p className="font-[550]">1. Scan this with an authenticator app</p>
        <p className="text-muted text-small">
          Such as Google Authenticator, Aegis, 2FAS, or your password manager. On this phone,{' '}
          <TextLink to={address}>open it in the app</TextLink>.
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
        <p className="mt-3 text-small">
          Or enter the key:{' '}
          <code className="break-all font-mono">{secret.replace(/(.{4})(?=.)/g, '$1 ')}</code>{' '}
          <CopyButton text={secret} label="Copy key" />
        </p>
      </li>
      <li>
        <p className="mb-3 font-[550]">2. Enter the code that it shows</p>
        <AccountForm
          id="confirm-form"
          intent="confirm"
          fields={[{ field: 'code', label: 'Code' }]}
          look="primary"
          submit="Turn it on"
          submitting="One moment…"
          problems={problems}
        />
        <Form method="post" className="mt-3">
          <input type="hidden" name="intent" value="cancel" />
          <Button type="submit" variant="quiet">
            Cancel
          </Button>
        </Form>
      </li>
    </ol>
  )
}

type OnProps = Extract<TwoFactorState, { kind: 'on' }> & Pick<Props, 'problemsOf'>

function On({ since, recoveryCodesLeft, problemsOf }: OnProps) {
  return (
    <>
      <p>
        On since <When at={since} />.{' '}
        <span className={recoveryCodesLeft < 3 ? 'font-[550] text-red' : 'text-muted'}>
          {recoveryCodesLeft === 1
            ? '1 recovery code is left.'
            : `${recoveryCodesLeft} recovery codes are left.`}
        </span>
      </p>
      <Disclosure label="New recovery codes" className="max-w-md">
        <p className="mb-3 text-muted text-small">Your present recovery codes stop working.</p>
        <AccountForm
          id="renew-form"
          intent="renew"
          fields={[password]}
          look="default"
          submit="Create new codes"
          submitting="One moment…"
          problems={problemsOf('renew')}
        />
      </Disclosure>
      <Disclosure label="Turn off" className="max-w-md">
        <p className="mb-3 text-muted text-small">
          Your password alone will sign you in, and the recovery codes are deleted.
        </p>
        <AccountForm
          id="end-form"
          intent="end"
          fields={[password]}
          look="default"
          submit="Turn it off"
          submitting="One moment…"
          problems={problemsOf('end')}
        />
      </Disclosure>
    </>
  )
}
