import pg from 'pg'
import { afterAll, inject } from 'vitest'
import { createPostgresUrl } from './postgres-url.ts'

/** Migrated databases that tests of this file have done with, as they were when new. */
const free: string[] = []

afterAll(async () => {
  for (const url of free.splice(0)) await ask(maintenance(), 'insert into free_databases values ($1)', [url])
})

/**
 * A migrated PostgreSQL database that is nobody else's. To make one takes long, some hundred files: it is emptied
 * and kept, for the next test of the file, and then for other files.
 */
export async function takeKeptPostgres(): Promise<{ url: string; giveBack(): Promise<void> }> {
  const url =
    free.pop() ??
    (await ask(maintenance(), takeFree)) ??
    (await createPostgresUrl(inject('migrated').postgresName)).url
  const giveBack = async () => {
    // One whose tables were changed is of no use to others.
    if (await ask(url, 'select kept.put_back() as answer')) free.push(url)
  }
  return { url, giveBack }
}

const maintenance = () => `${inject('postgresUrl')}/postgres`

const takeFree = `
  delete from free_databases
  where url = (select url from free_databases limit 1 for update skip locked)
  returning url as answer`

async function ask(url: string, statement: string, values: string[] = []): Promise<string | undefined> {
  const client = new pg.Client(url)
  await client.connect()
  try {
    const { rows } = await client.query<{ answer: string }>(statement, values)
    return rows[0]?.answer
  } finally {
    await client.end()
  }
}
