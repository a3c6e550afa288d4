import pg from 'pg'
import { afterAll, inject } from 'vitest'
import { createPostgresUrl } from './postgres-url.ts'

/** Migrated databases that earlier tests of this file no longer need, emptied again. */
const free: string[] = []

afterAll(async () => {
  for (const url of free.splice(0)) await ask(maintenance(), 'insert into free_databases values ($1)', [url])
})

/**
 * Returns a migrated PostgreSQL database for exclusive use. Creating one is slow, so `giveBack` empties it
 * for later tests.
 */
export async function takeReusedPostgres(): Promise<{ url: string; giveBack(): Promise<void> }> {
  const url =
    free.pop() ??
    (await ask(maintenance(), takeFree)) ??
    (await createPostgresUrl(inject('migrated').postgresName)).url
  const giveBack = async () => {
    // A database with changed tables can't be reused.
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
