/** A stored passkey. Id and key are base64url text from the device. */
export type Passkey = { credentialId: string; publicKey: string; counter: number }

/**
 * The functions of a passkey library. `options` go to the browser unchanged; `response` is the browser's
 * answer.
 */
export type PasskeyVerifier = {
  /** Whether the site's address supports passkeys. */
  isAvailable: boolean
  /** `knownIds` are the user's passkeys: a device with one of them creates no second one. */
  optionsToAdd(wanted: {
    userId: string
    email: string
    name: string
    challenge: string
    knownIds: string[]
  }): Promise<object>
  optionsToSignIn(challenge: string): Promise<object>
  checkNew(response: object, challenge: string): Promise<Passkey | undefined>
  /** Returns the new counter; undefined if the answer is not right. */
  checkUse(response: object, challenge: string, passkey: Passkey): Promise<number | undefined>
}
