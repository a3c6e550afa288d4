import type { Viewer } from '#domain/accounts/viewer.ts'
import { binder } from '#server/failing-as.ts'
import { countDeadEmails, countWaitingEmails } from './count-emails.ts'
import { listMailChoices, saveMailChoices } from './mail-choices.ts'
import { type EmailFilter, getEmail, listEmails, newestEmails, readEmail } from './read-outbox.ts'
import { resendEmail, resendEmails } from './resend-email.ts'
import { settleEmails } from './settle-emails.ts'

type Dependencies = Parameters<typeof listEmails>[0] & Parameters<typeof resendEmail>[0]
type Asker = Viewer | undefined

/** Creates the team's use cases of the outbox. */
export function createEmails(deps: Dependencies) {
  const bind = binder(deps)
  return {
    state: deps.outbox.state,
    list: bind('Failed to fetch e-mails', listEmails),
    get: bind('Failed to fetch e-mails', getEmail),
    countWaiting: bind('Failed to fetch e-mails', countWaitingEmails),
    countDead: bind('Failed to fetch e-mails', countDeadEmails),
    resend: bind('Failed to send e-mails again', resendEmail),
    resendSeveral: bind('Failed to send e-mails again', resendEmails),
    settle: bind('Failed to update e-mails', settleEmails),
    mailChoices: (viewer: Asker) => listMailChoices(deps, viewer),
    saveMailChoices: (viewer: Asker, ...rest: [string, unknown, string]) =>
      saveMailChoices(deps, viewer, ...rest),
  }
}

/** Creates the outbox without permission checks, for development. */
export function createOpenOutbox(deps: Parameters<typeof listEmails>[0]) {
  return {
    list: (filter: EmailFilter) => newestEmails(deps, filter),
    get: (id: string) => readEmail(deps, id, { withLinks: true }),
  }
}
