import { type Database, openDatabase } from '#server/database/open-database.ts'
import { startEmbeddedPostgres } from '#tests/embedded-postgres.ts'

/** Starts a separate PostgreSQL with the memory settings of a small server. */
export async function startPostgres() {
  const { create, stop } = await startEmbeddedPostgres(['shared_buffers=512MB'])
  return {
    create,
    open: async (name: string): Promise<Database> => openDatabase({ url: await create(name), file: '' }),
    stop,
  }
}
