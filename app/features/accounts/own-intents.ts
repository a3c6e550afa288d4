import { visitContext } from '#app/lib/context.ts'
import { intent, type OfficeCall, type OfficeOutcome, textFields } from '#app/lib/office/office-action.ts'
import { PORTAL_PATH } from '#domain/accounts/paths.ts'
import { redirectWithCookies } from './answers.ts'

/** The new recovery codes; they are shown once. */
export type NewCodes = { recoveryCodes: string[] }

type Form =
  | 'changeName'
  | 'askForNewEmail'
  | 'changePassword'
  | 'beginTwoFactor'
  | 'confirmTwoFactor'
  | 'renewRecoveryCodes'
  | 'endTwoFactor'
  | 'addPasskey'

/** Runs a use case that reads the form itself. */
async function submit({ services, viewer, form, args }: OfficeCall, name: Form) {
  const { addressKey } = args.context.get(visitContext)
  const visit = { form, headers: args.request.headers, addressKey }
  const outcome = await services.accounts[name](viewer, visit)
  if (outcome.kind === 'refused') {
    const { status, message, problems } = outcome
    return { kind: 'invalid', status, description: message, problems } satisfies OfficeOutcome
  }
  const codes = 'recoveryCodes' in outcome ? { more: { recoveryCodes: outcome.recoveryCodes } } : {}
  return { kind: 'done', ...codes } satisfies OfficeOutcome
}

const schema = textFields()

function own(name: Form, failure: string, message?: string, description?: string) {
  const run = (call: OfficeCall) => submit(call, name)
  return intent({ schema, failure, run, ...(message && { toast: () => ({ message, description }) }) })
}

/** The changes of a user's profile and sessions. */
export const accountIntents = {
  'change-name': own('changeName', 'Name not changed', 'Name changed'),
  'change-email': intent({
    schema,
    failure: 'E-mail address not changed',
    async run(call) {
      const mail = await call.services.emails.state()
      return { ...(await submit(call, 'askForNewEmail')), isSent: mail.kind === 'working' }
    },
    toast: ({ isSent }) => ({
      message: isSent ? 'Check the new mailbox' : 'The link was not sent',
      description: isSent
        ? 'Open the link in the e-mail within a day. Until then your address does not change.'
        : 'The owner finds it under E-mails; it works for a day. Until then your address does not change.',
    }),
  }),
  'change-password': own(
    'changePassword',
    'Password not changed',
    'Password changed',
    'You are signed out on all your other devices.',
  ),
  'end-session': intent({
    schema: textFields('sessionId'),
    failure: 'Not signed out',
    run: ({ services, viewer, input }) => services.accounts.endSession(viewer, input.sessionId),
    toast: 'Signed out on that device',
  }),
  'sign-out-everywhere': intent({
    schema,
    failure: 'Not signed out',
    async run({ services, viewer }): Promise<OfficeOutcome> {
      const { cookies } = await services.accounts.signOutEverywhere(viewer)
      throw redirectWithCookies(`${PORTAL_PATH}?done=signed-out`, cookies)
    },
  }),
}

/** The changes of a user's authenticator app and passkeys. */
export const securityIntents = {
  begin: own('beginTwoFactor', 'Not set up'),
  confirm: own('confirmTwoFactor', 'Not turned on'),
  cancel: intent({
    schema,
    failure: 'Not cancelled',
    run: ({ services, viewer }) => services.accounts.cancelTwoFactorSetup(viewer),
    toast: 'Set-up cancelled',
  }),
  renew: own('renewRecoveryCodes', 'No new codes'),
  end: own(
    'endTwoFactor',
    'Not turned off',
    'Two-factor sign-in is off',
    'Your password alone signs you in.',
  ),
  'add-passkey': own('addPasskey', 'Passkey not added', 'Passkey added'),
  'remove-passkey': intent({
    schema: textFields('passkeyId'),
    failure: 'Passkey not removed',
    run: ({ services, viewer, input }) => services.accounts.removePasskey(viewer, input.passkeyId),
    toast: () => ({
      message: 'Passkey removed',
      description: 'Delete it on the device too, which still offers it.',
    }),
  }),
}
