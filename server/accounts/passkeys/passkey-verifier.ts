/** A passkey as it is kept. Everything but the counter is text that the device gave. */
export type KeptPasskey = {
  credentialId: string
  publicKey: string
  counter: number
  transports: string[]
}

/** What passkeys need of a library. `options` go to the browser as they are; `response` is what it sent. */
export type PasskeyVerifier = {
  /** Whether this site's address can have passkeys at all. */
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
