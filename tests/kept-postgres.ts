import pg from 'pg'
import { inject } from 'vitest'
import { createPostgresUrl } from './postgres-url.ts'

type Kept = { url: string; drop(): Promise<void>; putRowsBack: string; shape: string }

/** Migrated databases that tests of this file have done with, as they were when new. */
const kept: Kept[] = []

/**
 * A migrated PostgreSQL database that is nobody else's. To make one takes long, some hundred files: it is emptied
 * and kept for the next test of the file.
 */
export async function takeKeptPostgres(): Promise<{ url: string; giveBack(): Promise<void> }> {
  const database = kept.pop() ?? (await createKept())
  const giveBack = async () => {
    // One whose tables were changed is of no use to others.
    if ((await run(database.url, readShape)) !== database.shape) return database.drop()
    await run(database.url, database.putRowsBack)
    kept.push(database)
  }
  return { url: database.url, giveBack }
}

async function createKept(): Promise<Kept> {
  const { url, drop } = await createPostgresUrl(inject('migrated').postgresName)
  return { url, drop, putRowsBack: await writePutRowsBack(url), shape: await run(url, readShape) }
}

/** What the last statement answers, as text. */
async function run(url: string, statements: string): Promise<string> {
  const client = new pg.Client(url)
  await client.connect()
  try {
    const [row] = [await client.query<{ answer: string }>(statements)].flat().at(-1)?.rows ?? []
    return row?.answer ?? ''
  } finally {
    await client.end()
  }
}

/**
 * The statements that empty every table and put back the rows that it has now. Without triggers: what they keep is
 * put back as well. Sequences begin anew.
 */
async function writePutRowsBack(url: string): Promise<string> {
  const names = async (statement: string) => JSON.parse(await run(url, statement)) as string[]
  const tables = await names(
    `select json_agg(tablename)::text as answer from pg_tables where schemaname = 'public'`,
  )
  const sequences = await names(
    `select json_agg(sequencename)::text as answer from pg_sequences where schemaname = 'public'`,
  )
  const filled: string[] = []
  for (const table of tables.map(pg.escapeIdentifier)) {
    const rows = await run(url, `select json_agg(t)::text as answer from ${table} t`)
    filled.push(`delete from ${table}`)
    if (rows) {
      filled.push(
        `insert into ${table} overriding system value
        select * from json_populate_recordset(null::${table}, ${pg.escapeLiteral(rows)})`,
      )
    }
  }
  const restarted = sequences.map((name) => `alter sequence ${pg.escapeIdentifier(name)} restart`)
  return ['begin', 'set local session_replication_role = replica', ...filled, ...restarted, 'commit'].join(
    '; ',
  )
}

const readShape = `
  select md5(string_agg(definition, ';' order by definition)) as answer from (
    select table_name || column_name || data_type as definition
    from information_schema.columns where table_schema = 'public'
    union all select indexdef from pg_indexes where schemaname = 'public'
    union all select pg_get_triggerdef(oid) from pg_trigger where not tgisinternal
    union all select conname || pg_get_constraintdef(oid) from pg_constraint
  ) as parts`
