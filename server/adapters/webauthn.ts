import type { PasskeyVerifier } from '#server/accounts/passkeys/passkey-verifier.ts'

type Server = typeof import('@simplewebauthn/server')

/** Loaded with the first use of a passkey, because it is large. */
const load = (): Promise<Server> => import('@simplewebauthn/server')

/**
 * Creates passkey verification with SimpleWebAuthn for one site. User verification on the device is required.
 */
export function createWebAuthn(site: { siteUrl: string; siteName: string }): PasskeyVerifier {
  const { hostname: rpID, origin } = new URL(site.siteUrl)
  const expected = { expectedOrigin: origin, expectedRPID: rpID, requireUserVerification: true }

  return {
    // Browsers accept no IP address as a site's name.
    isAvailable: !/^[\d.]+$|^\[/.test(rpID),
    async optionsToAdd({ userId, email, name, challenge, knownIds }) {
      const { generateRegistrationOptions } = await load()
      return generateRegistrationOptions({
        rpID,
        rpName: site.siteName,
        userID: new TextEncoder().encode(userId),
        userName: email,
        userDisplayName: name,
        challenge: bytes(challenge),
        attestationType: 'none',
        excludeCredentials: knownIds.map((id) => ({ id })),
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
          ...expected,
        })
        if (!verified) return undefined
        const { id, publicKey, counter } = registrationInfo.credential
        return { credentialId: id, publicKey: Buffer.from(publicKey).toString('base64url'), counter }
      } catch {
        // It throws for each of the many ways in which a response can be invalid.
        return undefined
      }
    },
    async checkUse(response, challenge, { credentialId: id, publicKey, counter }) {
      const { verifyAuthenticationResponse } = await load()
      try {
        const { verified, authenticationInfo } = await verifyAuthenticationResponse({
          response: response as Parameters<typeof verifyAuthenticationResponse>[0]['response'],
          expectedChallenge: challenge,
          ...expected,
          credential: { id, publicKey: bytes(publicKey), counter },
        })
        return verified ? authenticationInfo.newCounter : undefined
      } catch {
        return undefined
      }
    },
  }
}

function bytes(base64url: string): Uint8Array<ArrayBuffer> {
  return new Uint8Array(Buffer.from(base64url, 'base64url'))
}
