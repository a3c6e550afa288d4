import { useRef, useState } from 'react'
import { Form, useNavigation, useSubmit } from 'react-router'
import type { FormRefusal } from '#server/accounts/account-forms.ts'
import type { ListedPasskey } from '#server/accounts/passkeys/own-passkeys.ts'
import { AccountForm } from '../account-form.tsx'
import { NoticeBox } from '../notices.tsx'
import { When } from '../when.tsx'
import { askForOptions, makePasskey } from './ask-device.ts'

type Props = { passkeys: ListedPasskey[]; refusal: FormRefusal | undefined }

/** One's passkeys, and a new one. */
export function Passkeys({ passkeys, refusal }: Props) {
  return (
    <section aria-labelledby="passkeys" className="admin-card min-w-0 p-4 sm:p-5">
      <h2 id="passkeys">Passkeys</h2>
      <p className="mt-1 max-w-prose text-muted">
        A passkey signs you in with your fingerprint, face or screen lock, without password and code.
      </p>
      {passkeys.length > 0 ? (
        <ul className="mt-3 divide-y divide-line border-line border-y">
          {passkeys.map((passkey) => (
            <li key={passkey.id} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3">
              <div className="min-w-0">
                <p className="font-semibold [overflow-wrap:anywhere]">{passkey.name}</p>
                <p className="text-muted text-sm">
                  {passkey.lastUsedAt ? (
                    <>
                      Last used <When at={passkey.lastUsedAt} />
                    </>
                  ) : (
                    'Not used yet'
                  )}
                  {' · added '}
                  <When at={passkey.addedAt} />
                </p>
              </div>
              <details>
                <summary className="admin-button" aria-label={`Remove ${passkey.name}`}>
                  Remove
                </summary>
                <Form method="post" className="mt-2">
                  <input type="hidden" name="intent" value="remove-passkey" />
                  <input type="hidden" name="passkeyId" value={passkey.id} />
                  <button type="submit" className="admin-button admin-button-danger">
                    It signs in no more
                  </button>
                </Form>
              </details>
            </li>
          ))}
        </ul>
      ) : null}
      <NewPasskey key={passkeys.length} sent={refusal} />
    </section>
  )
}

function NewPasskey({ sent }: { sent: FormRefusal | undefined }) {
  const form = useRef<HTMLDivElement>(null)
  const submit = useSubmit()
  const [refusal, setRefusal] = useState<FormRefusal>()
  const [problem, setProblem] = useState<string>()
  // A second question would break off the one that the device just asks.
  const [isAsking, setAsking] = useState(false)
  const isSending = useNavigation().formData?.get('intent') === 'add-passkey'

  async function add(fields: FormData) {
    setRefusal(undefined)
    setProblem(undefined)
    const asked = await askForOptions(fields)
    if (asked.refusal) return setRefusal(asked.refusal)
    const made = asked.options ? await makePasskey(asked.options) : undefined
    if (!made) return setProblem('No passkey was made. Try again, or on another device.')
    submit(
      { intent: 'add-passkey', passkey: made, name: String(fields.get('name') ?? '') },
      { method: 'post' },
    )
  }

  return (
    <div
      ref={form}
      className="mt-4 max-w-md"
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
            hint: 'Where it is: “My phone”, “Office laptop”.',
          },
          { field: 'currentPassword', label: 'Current password' },
        ]}
        submit="Add a passkey"
        submitting="One moment…"
        refusal={refusal ?? sent}
        isBusy={isAsking || isSending}
      />
    </div>
  )
}
