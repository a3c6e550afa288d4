import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import pg from 'pg'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { migrate } from '#server/database/migrate.ts'
import { type Database, openDatabase } from '#server/database/open-database.ts'
import { DatabaseUnavailableError } from '#server/database/unavailable.ts'
import { captureLead } from '#server/leads/capture/capture-lead.ts'
import { buildCapture } from '../support/records/builders.ts'
import { countRows } from '../support/records/row-counts.ts'
import { createPostgresUrl } from '../support/servers/postgres-url.ts'

let database: Database

let people = 0
const capture = () =>
  captureLead(
    { database, clock: () => new Date(), messageHost: 'example.test' },
    buildCapture({ submission: { email: `person-${people++}@example.test`, phone: '' } }),
  )

describe('SQLite', () => {
  const PATIENCE_MS = 3_000
  let folder: string
  let other: DatabaseSync

  beforeEach(async () => {
    folder = mkdtempSync(path.join(tmpdir(), 'site-'))
    const file = path.join(folder, 'site.db')
    database = openDatabase({ file, patienceMs: PATIENCE_MS })
    await migrate(database)
    other = new DatabaseSync(file, { timeout: 5_000 })
  })
  afterEach(async () => {
    other.close()
    await database.close()
    rmSync(folder, { recursive: true, force: true })
  })

  test('waits for a lock that is released in time, without blocking the process', async () => {
    const LOCKED_MS = 1_500
    other.exec('begin immediate')
    const beat = startHeartbeat()
    const written = capture()
    await sleep(LOCKED_MS)
    other.exec('commit')
    expect(await written).toMatchObject({ category: 'Cold' })
    // If it waited inside SQLite, the gap would be as long as the lock.
    expect(beat.longestGap()).toBeLessThan(LOCKED_MS / 2)
    expect(await countRows(database)).toMatchObject({ leads: 1, lead_activities: 1, emails: 2 })
  })

  test('fails a write by name after waiting too long for a lock, writes nothing, and recovers', async () => {
    other.exec('begin immediate')
    const beat = startHeartbeat()
    await expect(Promise.all([capture(), capture()])).rejects.toThrow(DatabaseUnavailableError)
    expect(beat.longestGap()).toBeLessThan(PATIENCE_MS / 2)
    other.exec('commit')
    await database.ping()
    expect(await countRows(database)).toMatchObject({
      leads: 0,
      lead_activities: 0,
      emails: 0,
      submissions: 0,
    })
    await capture()
    expect(await countRows(database)).toMatchObject({ leads: 1, lead_activities: 1, emails: 2 })
  })

  test('fails every write of a commit by name on a full disk, writes nothing, and recovers', async () => {
    await capture()
    const { rows } = await sql<{ page_count: number }>`pragma page_count`.execute(database.db)
    const limit = (pages: number) => sql.raw(`pragma max_page_count = ${pages}`).execute(database.db)
    await limit((rows[0]?.page_count ?? 0) + 1)

    const outcomes = await Promise.allSettled(Array.from({ length: 40 }, capture))
    const failures = outcomes.filter((outcome) => outcome.status === 'rejected')
    expect(failures.length).toBeGreaterThan(0)
    for (const { reason } of failures) expect(reason).toBeInstanceOf(DatabaseUnavailableError)
    const leads = 1 + outcomes.length - failures.length
    expect(await countRows(database)).toMatchObject({
      leads,
      lead_activities: leads,
      lead_contacts: leads,
      submissions: leads,
      emails: 2 * leads,
    })

    await limit(1_000_000)
    await Promise.all([capture(), capture()])
    expect(await countRows(database)).toMatchObject({ leads: leads + 2, emails: 2 * (leads + 2) })
    const { rows: checked } = await sql<{ integrity_check: string }>`pragma integrity_check`.execute(
      database.db,
    )
    expect(checked).toEqual([{ integrity_check: 'ok' }])
  })
})

describe('PostgreSQL', () => {
  let place: Awaited<ReturnType<typeof createPostgresUrl>>
  let broken: Error[]

  beforeEach(async () => {
    place = await createPostgresUrl()
    broken = []
    database = openDatabase({ url: place.url, file: '', onConnectionError: (error) => broken.push(error) })
    await migrate(database)
  })
  afterEach(async () => {
    await database.close()
    await place.drop()
  })

  test('loses no acknowledged write and keeps no partial one when connections break', async () => {
    const outcomes = Promise.allSettled(Array.from({ length: 60 }, capture))
    await cutConnections()
    await cutConnections()
    const failures = (await outcomes).filter((outcome) => outcome.status === 'rejected')
    for (const { reason } of failures) expect(reason).toBeInstanceOf(DatabaseUnavailableError)
    const acknowledged = 60 - failures.length
    const counts = await countRows(database)
    // A connection may break after the commit but before the acknowledgement; then the row exists although
    // the caller got an error.
    expect(counts.leads).toBeGreaterThanOrEqual(acknowledged)
    expect(counts).toMatchObject({
      lead_activities: counts.leads,
      submissions: counts.leads,
      emails: 2 * counts.leads,
    })

    await capture()
    expect((await countRows(database)).leads).toBe(counts.leads + 1)
  })

  test.each([
    ['once, retries it and writes it once', 1, 1],
    ['again and again, fails it by name and writes nothing', 100, 0],
  ])('when a write is interrupted %s', async (_what, cuts, written) => {
    let left = cuts
    const setting = (key: string) => ({ key, value: '1', updated_at: new Date().toISOString() })
    const writing = database.write(async (trx) => {
      await trx.insertInto('site_settings').values(setting('first half')).execute()
      if (left-- > 0) await cutConnections()
      await trx.insertInto('site_settings').values(setting('second half')).execute()
    })
    if (written) await writing
    else await expect(writing).rejects.toThrow(DatabaseUnavailableError)
    await capture()
    expect(await countRows(database)).toMatchObject({ site_settings: 2 * written, leads: 1 })
  })

  test('fails writes by name while the server is read-only, and tells the load balancer', async () => {
    const name = new URL(place.url).pathname.slice(1)
    await asAdmin(`alter database ${name} set default_transaction_read_only = on`)
    await cutConnections()
    await expect(capture()).rejects.toThrow(DatabaseUnavailableError)
    await expect(database.ping()).rejects.toThrow()
    await asAdmin(`alter database ${name} reset default_transaction_read_only`)
    await cutConnections()
    await capture()
    await database.ping()
    expect((await countRows(database)).leads).toBe(1)
  })

  test('fails a write by name while no server answers', async () => {
    const nowhere = openDatabase({ url: 'postgres://postgres@127.0.0.1:1/none', file: '' })
    await expect(nowhere.write(async () => {})).rejects.toThrow(DatabaseUnavailableError)
    await nowhere.close()
  })

  async function asAdmin(statement: string) {
    const client = new pg.Client(place.url.replace(/[^/]+$/, 'postgres'))
    await client.connect()
    await client.query(statement)
    await client.end()
  }

  function cutConnections() {
    const name = new URL(place.url).pathname.slice(1)
    return asAdmin(`select pg_terminate_backend(pid) from pg_stat_activity where datname = '${name}'`)
  }
})

/** Measures the longest time for which the event loop was blocked. */
function startHeartbeat() {
  let last = performance.now()
  let longest = 0
  const look = () => {
    longest = Math.max(longest, performance.now() - last)
    last = performance.now()
  }
  const timer = setInterval(look, 5)
  return {
    longestGap() {
      clearInterval(timer)
      look()
      return longest
    },
  }
}
