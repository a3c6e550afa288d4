import type { KeptPasskey, PasskeyVerifier } from '#server/accounts/passkeys/passkey-verifier.ts'

type Transports = NonNullable<
  Parameters<Server['verifyAuthenticationResponse']>[0]['credential']['transports']
>
type Server = typeof import('@simplewebauthn/server')

/** Loaded with the first use of a passkey, because it is large. */
const load = (): Promise<Server> => import('@simplewebauthn/server')

/**
 * Creates passkey verification with SimpleWebAuthn for one site. User verification on the device is required.
 */
export function createWebAuthn({
  siteUrl,
  siteName,
}: {
  siteUrl: string
  siteName: string
}): PasskeyVerifier {
  const { hostname: rpID, origin } = new URL(siteUrl)

  return {
    // Browsers accept no IP address as a site's name.
    isAvailable: !/^[\d.]+$|^\[/.test(rpID),
    async optionsToAdd({ userId, email, name, challenge, known }) {
      const { generateRegistrationOptions } = await load()
      return generateRegistrationOptions({
        rpID,
        rpName: siteName,
        userID: new TextEncoder().encode(userId),
        userName: email,
        userDisplayName: name,
        challenge: bytes(challenge),
        attestationType: 'none',
        excludeCredentials: known.map(({ credentialId, transports }) => ({ id: credentialId, transports })),
        authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
      })
    },
    async optionsToSignIn(challenge) {
      const { generateAuthenticationOptions } = await load()
      return generateAuthenticationOptions({
        rpID,
        challenge: bytes(challenge),
        userVerification: 'required',
        allowCredentials: [],
      })
    },
    async checkNew(response, challenge) {
      const { verifyRegistrationResponse } = await load()
      try {
        const { verified, registrationInfo } = await verifyRegistrationResponse({
          response: response as Parameters<typeof verifyRegistrationResponse>[0]['response'],
          expectedChallenge: challenge,
          expectedOrigin: origin,
          expectedRPID: rpID,
          requireUserVerification: true,
        })
        if (!verified) return undefined
        const { id, publicKey, counter, transports = [] } = registrationInfo.credential
        return {
          credentialId: id,
          publicKey: Buffer.from(publicKey).toString('base64url'),
          counter,
          transports,
        }
      } catch {
        // It throws for each of the many ways in which a response can be invalid.
        return undefined
      }
    },
    async checkUse(response, challenge, passkey: KeptPasskey) {
      const { verifyAuthenticationResponse } = await load()
      try {
        const { verified, authenticationInfo } = await verifyAuthenticationResponse({
          response: response as Parameters<typeof verifyAuthenticationResponse>[0]['response'],
          expectedChallenge: challenge,
          expectedOrigin: origin,
          expectedRPID: rpID,
          requireUserVerification: true,
          credential: {
            id: passkey.credentialId,
            publicKey: bytes(passkey.publicKey),
            counter: passkey.counter,
            transports: passkey.transports as Transports,
          },
        })
        return verified ? { counter: authenticationInfo.newCounter } : undefined
      } catch {
        return undefined
      }
    },
  }
}

function bytes(base64url: string): Uint8Array<ArrayBuffer> {
  return new Uint8Array(Buffer.from(base64url, 'base64url'))
}
