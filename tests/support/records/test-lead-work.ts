import { defaultContact } from '#content/fill-contact.ts'
import type { TextModel } from '#server/chat/model/language-model.ts'
import type { Clock } from '#server/clock.ts'
import type { Database } from '#server/database/open-database.ts'
import { createLeadWork } from '#server/leads/work/lead-work.ts'
import { knowsPrices } from './test-chat.ts'

/** Sets up the work on leads as the app does, and counts how often the outbox was woken. */
export function startLeadWork(
  database: Database,
  clock: Clock,
  models: readonly TextModel[] = [],
  changes: Partial<Parameters<typeof createLeadWork>[0]> = {},
) {
  const outbox = { wakes: 0, wake: () => outbox.wakes++ }
  const work = createLeadWork({
    database,
    clock,
    siteUrl: 'https://site.test',
    contact: defaultContact,
    messageHost: 'site.test',
    outbox,
    models,
    loadAnswer: async () => knowsPrices,
    logger: { warn: () => {}, error: () => {} },
    ...changes,
  })
  return { work, outbox }
}
