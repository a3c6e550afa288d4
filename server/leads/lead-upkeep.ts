import type { Database } from '#server/database/open-database.ts'
import { foldFigures } from './fold-figures.ts'
import { indexLeads } from './index-leads.ts'
import { mergeWords } from './merge-words.ts'

const INTERVAL_MS = { sqlite: 2_000, postgres: 20_000 }

/** Does from time to time what searching and counting would else have to do first. */
export function createLeadUpkeep({
  database,
  onError,
}: {
  database: Database
  onError: (error: unknown) => void
}) {
  let work: Promise<void> | undefined
  const timer = setInterval(() => {
    work ??= upkeep(database)
      .catch(onError)
      .finally(() => {
        work = undefined
      })
  }, INTERVAL_MS[database.kind])
  timer.unref()
  return {
    async stop() {
      clearInterval(timer)
      await work
    },
  }
}

async function upkeep(database: Database): Promise<void> {
  await indexLeads(database)
  await foldFigures(database)
  await mergeWords(database)
}
