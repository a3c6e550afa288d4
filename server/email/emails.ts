import type { Viewer } from '#domain/accounts/viewer.ts'
import { binder } from '#server/failing-as.ts'
import { countDeadEmails, countWaitingEmails } from './count-emails.ts'
import { listMailChoices, saveMailChoices } from './mail-choices.ts'
import { type EmailFilter, getEmail, listEmails, newestEmails, readEmail } from './read-outbox.ts'
import { resendEmail, resendEmails } from './resend-email.ts'
import { settleEmails } from './settle-emails.ts'

type Dependencies = Parameters<typeof listEmails>[0] & Parameters<typeof resendEmail>[0]
type Asker = Viewer | undefined

/** All that the team can do with the outbox, bound to the parts it needs. */
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

/** The outbox without a guard, for whoever develops the site on their own machine. */
export function createOpenOutbox(deps: Parameters<typeof listEmails>[0]) {
  return {
    list: (filter: EmailFilter) => newestEmails(deps.database.db, filter),
    get: (id: string) => readEmail(deps, id, { withLinks: true }),
  }
}
