import { useState } from 'react'
import { useNavigation, useSubmit } from 'react-router'
import { ConfirmButton } from '#app/office/confirm-button.tsx'
import { When } from '#app/office/when.tsx'
import { Card } from '#app/ui/card.tsx'
import type { FormRefusal } from '#server/accounts/account-forms.ts'
import type { ListedPasskey } from '#server/accounts/passkeys/own-passkeys.ts'
import { AccountForm } from '../account-form.tsx'
import { NoticeBox } from '../notices.tsx'
import { askForOptions, makePasskey } from './ask-device.ts'

/** The viewer's passkeys, and a form that adds one. */
export function Passkeys({ passkeys }: { passkeys: ListedPasskey[] }) {
  return (
    <Card title="Passkeys">
      <p className="max-w-prose text-muted text-small">
        A passkey signs you in with your fingerprint, face or screen lock, without password and code.
      </p>
      {passkeys.length > 0 ? (
        <ul className="mt-3 divide-y divide-line border-line border-y">
          {passkeys.map((passkey) => (
            <PasskeyRow key={passkey.id} passkey={passkey} />
          ))}
        </ul>
      ) : null}
      <NewPasskey key={passkeys.length} />
    </Card>
  )
}

function PasskeyRow({ passkey: { id, name, lastUsedAt, addedAt } }: { passkey: ListedPasskey }) {
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-2 text-small">
      <div className="min-w-0">
        <p className="font-[550] [overflow-wrap:anywhere]">{name}</p>
        <p className="text-muted">
          {lastUsedAt ? (
            <>
              Last used <When at={lastUsedAt} />
            </>
          ) : (
            'Not used yet'
          )}
          {' · added '}
          <When at={addedAt} />
        </p>
      </div>
      <ConfirmButton
        variant="default"
        size="small"
        aria-label={`Remove ${name}`}
        fields={[
          ['intent', 'remove-passkey'],
          ['passkeyId', id],
        ]}
        title={`Remove ${name}?`}
        description="It can’t be used to sign in any more."
        confirm="Remove"
      >
        Remove
      </ConfirmButton>
    </li>
  )
}

function NewPasskey() {
  const submit = useSubmit()
  const [refusal, setRefusal] = useState<FormRefusal>()
  const [problem, setProblem] = useState<string>()
  // A second request would cancel the one that the device is showing.
  const [isAsking, setAsking] = useState(false)
  const isSending = useNavigation().formData?.get('intent') === 'add-passkey'

  async function add(fields: FormData) {
    setRefusal(undefined)
    setProblem(undefined)
    const asked = await askForOptions(fields)
    if (asked.refusal) return setRefusal(asked.refusal)
    const made = asked.options ? await makePasskey(asked.options) : undefined
    if (!made) return setProblem('No passkey was created. Try again, or use another device.')
    submit(
      { intent: 'add-passkey', passkey: made, name: String(fields.get('name') ?? '') },
      { method: 'post' },
    )
  }

  return (
    <div
      className="mt-4 grid max-w-md gap-4"
      onSubmitCapture={(event) => {
        event.preventDefault()
        event.stopPropagation()
        if (isAsking || isSending) return
        setAsking(true)
        void add(new FormData(event.target as HTMLFormElement)).finally(() => setAsking(false))
      }}
    >
      {problem ? <NoticeBox key={problem} notice={{ title: problem, tone: 'error' }} /> : null}
      <AccountForm
        id="passkey-form"
        intent="new-passkey"
        fields={[
          {
            field: 'passkeyName',
            name: 'name',
            label: 'Name of the new passkey',
            hint: 'Such as “My phone” or “Office laptop”.',
          },
          { field: 'currentPassword', label: 'Current password' },
        ]}
        look="default"
        submit="Add a passkey"
        submitting="One moment…"
        refusal={refusal}
        isBusy={isAsking || isSending}
      />
    </div>
  )
}
