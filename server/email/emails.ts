import type { Viewer } from '#domain/accounts/viewer.ts'
import { failingAs } from '#server/failing-as.ts'
import { countDeadEmails, countWaitingEmails } from './count-emails.ts'
import { listMailChoices, saveMailChoices } from './mail-choices.ts'
import { type EmailFilter, getEmail, listEmails, newestEmails, readEmail } from './read-outbox.ts'
import { resendEmail, resendEmails } from './resend-email.ts'
import { settleEmails } from './settle-emails.ts'

type Dependencies = Parameters<typeof listEmails>[0] & Parameters<typeof resendEmail>[0]
type Asker = Viewer | undefined

/** All that the team can do with the outbox, bound to the parts it needs. */
export function createEmails(deps: Dependencies) {
  return {
    state: deps.outbox.state,
    list: (viewer: Asker, filter: EmailFilter) =>
      failingAs('Failed to fetch e-mails', () => listEmails(deps, viewer, filter)),
    get: (viewer: Asker, id: string) =>
      failingAs('Failed to fetch e-mails', () => getEmail(deps, viewer, id)),
    countWaiting: (viewer: Asker) =>
      failingAs('Failed to fetch e-mails', () => countWaitingEmails(deps, viewer)),
    countDead: (viewer: Asker) => failingAs('Failed to fetch e-mails', () => countDeadEmails(deps, viewer)),
    resend: (viewer: Asker, id: string) =>
      failingAs('Failed to send e-mails again', () => resendEmail(deps, viewer, id)),
    resendSeveral: (viewer: Asker, ids: readonly string[]) =>
      failingAs('Failed to send e-mails again', () => resendEmails(deps, viewer, ids)),
    settle: (viewer: Asker, ids: readonly string[], isSettled: boolean) =>
      failingAs('Failed to update e-mails', () => settleEmails(deps, viewer, ids, isSettled)),
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
