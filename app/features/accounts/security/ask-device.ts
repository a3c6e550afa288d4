import type { FormRefusal } from '#server/accounts/account-forms.ts'

type Asked = { options?: object; refusal?: FormRefusal }
type Options<Start extends (wanted: { optionsJSON: never }) => unknown> = Parameters<Start>[0]['optionsJSON']

/** Asks the server what a device is to be asked. The form says for what. */
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

/** A new passkey of a device, as text for a form; nothing where there came none. */
export async function makePasskey(options: object): Promise<string | undefined> {
  const { startRegistration } = await import('@simplewebauthn/browser')
  return answerOf(() => startRegistration({ optionsJSON: options as Options<typeof startRegistration> }))
}

/** What a device answers with one of its passkeys. */
export async function answerWithPasskey(options: object): Promise<string | undefined> {
  const { startAuthentication } = await import('@simplewebauthn/browser')
  return answerOf(() => startAuthentication({ optionsJSON: options as Options<typeof startAuthentication> }))
}

/** Browsers throw for everything: somebody thought better of it, there is no device, it has one already. */
async function answerOf(ask: () => Promise<object>): Promise<string | undefined> {
  try {
    return JSON.stringify(await ask())
  } catch {
    return undefined
  }
}
