import { afterEach, beforeEach, expect, test } from 'vitest'
import type { Viewer } from '#domain/accounts/viewer.ts'
import {
  formVisit,
  insertUser,
  mailedLinks,
  PASSWORD,
  SITE,
  startAccounts,
} from '#tests/support/records/test-accounts.ts'
import { describeOnEveryDatabase, openTestDatabase } from '#tests/support/records/test-database.ts'
import { recoveryLink } from './register/owner-link.ts'

const EMAIL = 'owner@example.test'
const NEW_EMAIL = 'new@example.test'
const NEW_PASSWORD = 'an even longer password'
const newPassword = { password: NEW_PASSWORD, confirmPassword: NEW_PASSWORD }

describeOnEveryDatabase('one-time links', (kind) => {
  let database: Awaited<ReturnType<typeof openTestDatabase>>
  let site: ReturnType<typeof startAccounts>
  let owner: Viewer

  beforeEach(async () => {
    database = await openTestDatabase(kind)
    site = startAccounts(database)
    owner = await insertUser(database, { email: EMAIL, role: 'owner' })
  })
  afterEach(() => database.remove())

  async function newestToken(template: string): Promise<string> {
    return (await mailedLinks(database, template)).at(-1)?.searchParams.get('token') ?? ''
  }
  async function newResetLink() {
    await site.accounts.requestPasswordReset(formVisit({ email: EMAIL }))
    return newestToken('reset-password')
  }
  async function newAddressLink(email: string) {
    await site.accounts.askForNewEmail(owner, formVisit({ email, currentPassword: PASSWORD }))
    return newestToken('change-email')
  }
  async function newOwnerLink() {
    const link = await recoveryLink({ database, clock: site.clock }, { siteUrl: SITE, email: EMAIL })
    return new URL(link).searchParams.get('claim') ?? ''
  }

  const use = {
    reset: async (token: string) =>
      (await site.accounts.resetPassword(formVisit(newPassword), token)).kind === 'reset',
    address: async (token: string) => (await site.accounts.confirmNewEmail(token)) === 'changed',
    owner: async (token: string) =>
      (await site.accounts.claimOwnership(formVisit({ email: EMAIL, name: 'Deepa', ...newPassword }), token))
        .kind === 'signed-in',
  }

  /** Every change of a password or address; the links they need are created beforehand. */
  const changes: Record<string, () => Promise<() => Promise<boolean>>> = {
    'a password changed on the account page': async () => async () => {
      const form = formVisit({ currentPassword: PASSWORD, ...newPassword })
      return (await site.accounts.changePassword(owner, form)).kind === 'changed'
    },
    'a password reset by mail': async () => {
      const token = await newResetLink()
      return () => use.reset(token)
    },
    'the owner command': async () => {
      const token = await newOwnerLink()
      return () => use.owner(token)
    },
    'a new address': async () => {
      const token = await newAddressLink(NEW_EMAIL)
      return () => use.address(token)
    },
  }

  test.each(Object.keys(changes))('become invalid after %s', async (name) => {
    const other = await insertUser(database, { email: 'other@example.test' })
    const older = {
      reset: [await newResetLink(), await newResetLink()],
      address: [await newAddressLink('a@example.test'), await newAddressLink('b@example.test')],
      owner: [await newOwnerLink(), await newOwnerLink()],
    }
    await site.accounts.requestPasswordReset(formVisit({ email: other.email }))
    const ofOther = await newestToken('reset-password')

    const change = await changes[name]?.()
    expect(await change?.()).toBe(true)

    for (const [purpose, tokens] of Object.entries(older)) {
      for (const token of tokens) expect(await use[purpose as keyof typeof use](token), purpose).toBe(false)
    }
    // Links of other accounts stay valid.
    expect(await use.reset(ofOther)).toBe(true)
  })
})
