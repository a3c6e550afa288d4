import { type Kysely, sql } from 'kysely'
import type { ColumnTypes } from '../column-types.ts'

/** One queue for what mails, webhooks, push messages, imports and retention each had of their own. */
export async function up(db: Kysely<unknown>, { timestamp }: ColumnTypes): Promise<void> {
  await db.schema
    .createTable('jobs')
    .addColumn('kind', 'text', (col) => col.notNull())
    .addColumn('key', 'text', (col) => col.notNull())
    .addColumn('payload', 'text', (col) => col.notNull())
    .addColumn('run_at', timestamp, (col) => col.notNull())
    .addColumn('attempts', 'integer', (col) => col.notNull())
    .addColumn('locked_until', timestamp)
    .addColumn('last_error', 'text')
    .addColumn('done_at', timestamp)
    .addColumn('dead_at', timestamp)
    .addPrimaryKeyConstraint('jobs_key', ['kind', 'key'])
    .execute()
  await sql`create index jobs_due on jobs (kind, run_at) where done_at is null and dead_at is null`.execute(
    db,
  )

  await moveJobs(db, timestamp)

  await db.schema.dropTable('push_messages').execute()
  await db.schema.dropTable('emails_to_forget').execute()
  await db.schema.dropTable('retention_runs').execute()
  await db.schema.dropIndex('emails_due').execute()
  await dropColumns(db, 'emails', ['next_attempt_at', 'locked_until'])
  await dropColumns(db, 'lead_imports', ['locked_until'])
  await db.schema.dropIndex('webhook_deliveries_due').execute()
  await dropColumns(db, 'webhook_deliveries', [
    'status',
    'attempts',
    'next_attempt_at',
    'locked_until',
    'last_error',
    'updated_at',
  ])
}

/** Mails and messages that wait, and how each delivery in the log of webhooks went. */
async function moveJobs(db: Kysely<unknown>, timestamp: ColumnTypes['timestamp']) {
  const isSqlite = timestamp === 'text'
  const iso = (column: string) =>
    sql.raw(isSqlite ? column : `to_char(${column} at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`)
  const nextRun = sql.raw(
    isSqlite
      ? `coalesce(strftime('%Y-%m-%dT%H:%M:%fZ', finished_at, '+1 day'), '1970-01-01T00:00:00.000Z')`
      : `coalesce(finished_at + interval '1 day', 'epoch')`,
  )
  await sql`
    insert into jobs (kind, key, payload, run_at, attempts, locked_until, last_error)
    select 'email', cast(id as text), '{}', next_attempt_at, attempts, locked_until, last_error
    from emails where status in ('queued', 'sending')
  `.execute(db)
  await sql`
    insert into jobs (kind, key, payload, run_at, attempts, locked_until, last_error, done_at, dead_at)
    select 'webhook', cast(id as text), '{}', next_attempt_at, attempts, locked_until, last_error,
      case when status = 'sent' then coalesce(sent_at, updated_at) end,
      case when status = 'dead' then updated_at end
    from webhook_deliveries
  `.execute(db)
  await sql`
    insert into jobs (kind, key, payload, run_at, attempts, locked_until)
    select 'push', cast(lead_id as text) || ' ' || cast(subscription_id as text),
      '{"deviceId":"' || cast(subscription_id as text) || '","leadId":"' || cast(lead_id as text)
        || '","until":"' || ${iso('expires_at')} || '"}',
      next_attempt_at, attempts, locked_until
    from push_messages
    where cast(id as text) in (select min(cast(id as text)) from push_messages group by lead_id, subscription_id)
  `.execute(db)
  await sql`
    insert into jobs (kind, key, payload, run_at, attempts, locked_until)
    select 'import', cast(id as text), '{}', created_at, 0, locked_until
    from lead_imports where status in ('running', 'undoing')
  `.execute(db)
  await sql`
    insert into jobs (kind, key, payload, run_at, attempts)
    select 'forget-email', cast(email_id as text), '{"from":"' || ${iso('forget_at')} || '"}', forget_at, 0
    from emails_to_forget
  `.execute(db)
  await sql`
    insert into jobs (kind, key, payload, run_at, attempts)
    select 'retention', 'daily', coalesce('{"since":"' || ${iso('finished_at')} || '"}', '{}'),
      ${nextRun}, 0
    from retention_runs
  `.execute(db)
}

async function dropColumns(db: Kysely<unknown>, table: string, columns: string[]) {
  for (const column of columns) await db.schema.alterTable(table).dropColumn(column).execute()
}
