import { bindAll, binder } from '#server/failing-as.ts'
import { countDeadEmails, countWaitingEmails } from './count-emails.ts'
import { resendEmails, settleEmails } from './delivery/undelivered-emails.ts'
import { listMailChoices, saveMailChoices } from './mail-choices.ts'
import { getEmail, listEmails } from './read-outbox.ts'

type Dependencies = Parameters<typeof getEmail>[0] & Parameters<typeof resendEmails>[0]

/** Creates the team's use cases of the outbox. */
export function createEmails(deps: Dependencies) {
  const bind = binder(deps)
  return {
    state: deps.outbox.state,
    list: bind('Failed to fetch e-mails', listEmails),
    get: bind('Failed to fetch e-mails', getEmail),
    countWaiting: bind('Failed to fetch e-mails', countWaitingEmails),
    countDead: bind('Failed to fetch e-mails', countDeadEmails),
    resend: bind('Failed to send e-mails again', resendEmails),
    settle: bind('Failed to update e-mails', settleEmails),
    ...bindAll(deps, { mailChoices: listMailChoices, saveMailChoices }),
  }
}
