import { intent, textFields } from '#app/lib/office/office-action.ts'
import { sayMail } from '#app/office/mail-words.ts'
import type { MembershipChange } from '#server/accounts/team/change-membership.ts'

/** A link that verifies a member's address, for the owner to pass on. */
export type TeamLink = { link: { name: string; url: string } }

const words = {
  schema: textFields('userId'),
  failure: 'Nothing was changed',
  outage: 'Try again in a moment.',
}

function change(change: MembershipChange, message: string, description?: string) {
  return intent({
    ...words,
    async run({ services: { accounts, emails }, viewer, input }) {
      const outcome = await accounts.changeMembership(viewer, change, input.userId)
      return { ...outcome, mail: (await emails.state()).kind }
    },
    toast: ({ mail }) => ({
      message,
      description:
        change === 'approve'
          ? sayMail(mail, 'A mail tells them.', 'The mail that tells them is saved.')
          : description,
    }),
    undo: () => 'Their leads are unassigned.',
  })
}

/** The owner's changes of the team. */
export const teamIntents = {
  invite: intent({
    schema: textFields('email'),
    failure: 'Not invited',
    outage: words.outage,
    async run({ services: { accounts, emails }, viewer, input }) {
      const outcome = await accounts.invite(viewer, input)
      if (outcome.kind === 'invalid') return outcome
      const mail = (await emails.state()).kind
      // Without mail, the link can be passed on by hand.
      return { ...outcome, mail, more: mail === 'working' ? {} : { url: outcome.url } }
    },
    toast: ({ mail, email }) => ({
      message: `${email} invited`,
      description: sayMail(mail, 'The link in the mail works once, within 7 days.', 'The mail is saved.'),
    }),
  }),
  revoke: intent({
    schema: textFields('item'),
    failure: 'Not revoked',
    outage: words.outage,
    run: ({ services, viewer, input }) => services.accounts.revokeInvitation(viewer, input.item),
    toast: 'Invitation revoked',
  }),
  approve: change('approve', 'Member approved'),
  reject: change('reject', 'Registration rejected', 'The account is deleted.'),
  suspend: change('suspend', 'Member suspended', 'They are signed out on all their devices.'),
  reinstate: change('reinstate', 'Member reinstated'),
  remove: change(
    'remove',
    'Member removed',
    'The account is deleted, and their leads and tasks are unassigned.',
  ),
  resend: intent({
    ...words,
    async run({ services: { accounts, emails }, viewer, input }) {
      const outcome = await accounts.resendVerification(viewer, input.userId)
      const mail = (await emails.state()).kind
      if (outcome.kind === 'conflict' || mail === 'working') return { ...outcome, mail }
      return { ...outcome, mail, more: { link: { name: outcome.name, url: outcome.url } } }
    },
    toast: ({ mail }) => ({ message: sayMail(mail, 'The link is on its way again') }),
  }),
}
