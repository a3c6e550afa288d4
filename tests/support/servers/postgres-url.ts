import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { inject } from 'vitest'

/** Returns the address of a new database on the test server: empty, or a copy of `template`. */
export async function createPostgresUrl(
  template = 'template1',
): Promise<{ url: string; drop(): Promise<void> }> {
  const server = inject('postgresUrl')
  const name = `test_${randomUUID().replaceAll('-', '')}`
  const run = async (statement: string) => {
    const client = new pg.Client(`${server}/postgres`)
    await client.connect()
    await client.query(statement)
    await client.end()
  }
  await run(`create database ${name} template ${template}`)
  return { url: `${server}/${name}`, drop: () => run(`drop database ${name} with (force)`) }
}
