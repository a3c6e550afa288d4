import type { Viewer } from '#domain/accounts/viewer.ts'
import { type EmailFilter, getEmail, listEmails, newestEmails, readEmail } from './read-outbox.ts'
import { resendEmail } from './resend-email.ts'

type Dependencies = Parameters<typeof listEmails>[0] & Parameters<typeof resendEmail>[0]

/** All that the team can do with the outbox, bound to the parts it needs. */
export function createEmails(deps: Dependencies) {
  return {
    canDeliver: deps.outbox.canDeliver,
    list: (viewer: Viewer | undefined, filter: EmailFilter) => listEmails(deps, viewer, filter),
    get: (viewer: Viewer | undefined, id: string) => getEmail(deps, viewer, id),
    resend: (viewer: Viewer | undefined, id: string) => resendEmail(deps, viewer, id),
  }
}

/** The outbox without a guard, for whoever develops the site on their own machine. */
export function createOpenOutbox(deps: Parameters<typeof listEmails>[0]) {
  return {
    list: (filter: EmailFilter) => newestEmails(deps.database.db, filter),
    get: (id: string) => readEmail(deps, id, { withLinks: true }),
  }
}
