import type { FormRefusal } from '#server/accounts/account-forms.ts'

type Asked = { options?: object; refusal?: FormRefusal }
type Options<Start extends (wanted: { optionsJSON: never }) => unknown> = Parameters<Start>[0]['optionsJSON']

/** Fetches the options of a passkey prompt; the form's intent names its purpose. */
export async function askForOptions(fields: FormData): Promise<Asked> {
  const body = new URLSearchParams()
  for (const [name, value] of fields) if (typeof value === 'string') body.append(name, value)
  try {
    const response = await fetch('/api/accounts/passkey', { method: 'POST', body })
    return (await response.json()) as Asked
  } catch {
    return {}
  }
}

/** Creates a passkey on the device; returns its answer as text for a form, or undefined. */
export async function makePasskey(options: object): Promise<string | undefined> {
  const { startRegistration } = await import('@simplewebauthn/browser')
  return answerOf(() => startRegistration({ optionsJSON: options as Options<typeof startRegistration> }))
}

/** Returns the device's answer with one of its passkeys, or undefined. */
export async function answerWithPasskey(options: object): Promise<string | undefined> {
  const { startAuthentication } = await import('@simplewebauthn/browser')
  return answerOf(() => startAuthentication({ optionsJSON: options as Options<typeof startAuthentication> }))
}

/** Browsers throw if the user cancels, there is no device, or it has a passkey already. */
async function answerOf(ask: () => Promise<object>): Promise<string | undefined> {
  try {
    return JSON.stringify(await ask())
  } catch {
    return undefined
  }
}
