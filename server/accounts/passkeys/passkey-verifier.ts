/** A stored passkey. Everything except the counter is text from the device. */
export type KeptPasskey = {
  credentialId: string
  publicKey: string
  counter: number
  transports: string[]
}

/**
 * The functions of a passkey library. `options` go to the browser unchanged; `response` is the browser's
 * answer.
 */
export type PasskeyVerifier = {
  /** Whether the site's address supports passkeys. */
  isAvailable: boolean
  optionsToAdd(wanted: {
    userId: string
    email: string
    name: string
    challenge: string
    known: KeptPasskey[]
  }): Promise<object>
  optionsToSignIn(challenge: string): Promise<object>
  checkNew(response: object, challenge: string): Promise<KeptPasskey | undefined>
  checkUse(
    response: object,
    challenge: string,
    passkey: KeptPasskey,
  ): Promise<{ counter: number } | undefined>
}
