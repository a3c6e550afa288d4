import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite'
import { setTimeout as sleep } from 'node:timers/promises'
import {
  type CompiledQuery,
  type DatabaseConnection,
  type QueryResult,
  SqliteAdapter,
  SqliteDialect,
  type SqliteStatement,
} from 'kysely'
import { searchText } from '#domain/leads/search/search-words.ts'

/** How long SQLite itself waits for a lock; short, because it blocks the event loop. */
const BLOCKING_WAIT_MS = 10
/** Beyond this, the cache of prepared statements is cleared. */
const MAX_CACHED_STATEMENTS = 500

/**
 * Kysely's SQLite dialect for `node:sqlite`. It caches prepared statements, takes the write lock at the start
 * of each transaction (a later upgrade could fail), and retries without blocking for `patienceMs`
 * milliseconds while another process locks the file.
 */
export class NodeSqliteDialect extends SqliteDialect {
  constructor(file: string, patienceMs: number) {
    super({
      database: async () => openFile(file),
      onCreateConnection: async (connection) => waitForLocks(connection, patienceMs),
    })
  }

  override createAdapter(): SqliteAdapter {
    return new TransactionalAdapter()
  }
}

class TransactionalAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl(): boolean {
    return true
  }
}

/** Opens the file with the settings on which durability depends. */
function openFile(file: string) {
  const database = new DatabaseSync(file, { timeout: BLOCKING_WAIT_MS, enableForeignKeyConstraints: true })
  database.exec('pragma journal_mode = wal; pragma synchronous = full; pragma temp_store = memory')
  database.exec('pragma cache_size = -32000; pragma journal_size_limit = 67108864')
  // Triggers call it for what the search table holds of a lead.
  database.function('lead_search_words', { deterministic: true }, (texts, phones) =>
    searchText(String(texts), String(phones)),
  )
  const statements = new Map<string, SqliteStatement>()
  return {
    close: () => database.close(),
    prepare(sql: string): SqliteStatement {
      // On a full disk SQLite may have ended the transaction itself.
      if (sql === 'rollback' && !database.isTransaction) return this.prepare('select 1')
      const cached = statements.get(sql)
      if (cached) return cached
      if (statements.size >= MAX_CACHED_STATEMENTS) statements.clear()
      const statement = asKyselyStatement(database.prepare(sql === 'begin' ? 'begin immediate' : sql))
      statements.set(sql, statement)
      return statement
    },
  }
}

function asKyselyStatement(statement: StatementSync): SqliteStatement {
  const reader = statement.columns().length > 0
  // A new row id may exceed JavaScript's safe integers.
  if (!reader) statement.setReadBigInts(true)
  return {
    reader,
    all: (parameters) => statement.all(...bind(parameters)),
    run: (parameters) => statement.run(...bind(parameters)),
    iterate: (parameters) => statement.iterate(...bind(parameters)) as IterableIterator<unknown>,
  }
}

/** `node:sqlite` accepts no booleans, dates or undefined: they are stored as 0/1, ISO text and NULL. */
function bind(parameters: readonly unknown[]): SQLInputValue[] {
  return parameters.map((value) => {
    if (typeof value === 'boolean') return value ? 1 : 0
    if (value instanceof Date) return value.toISOString()
    return (value ?? null) as SQLInputValue
  })
}

/** Makes the queries of a connection wait for a locked database. */
function waitForLocks(connection: DatabaseConnection, patienceMs: number) {
  const execute = connection.executeQuery.bind(connection)
  connection.executeQuery = async <Row>(query: CompiledQuery): Promise<QueryResult<Row>> => {
    const giveUpAt = performance.now() + patienceMs
    for (let attempt = 0; ; attempt++) {
      try {
        return await execute<Row>(query)
      } catch (error) {
        if (!isBusy(error) || performance.now() > giveUpAt) throw error
        await sleep(Math.min(5 * 2 ** attempt, 100) * (0.5 + Math.random()))
      }
    }
  }
}

const SQLITE_BUSY = 5

function isBusy(error: unknown): boolean {
  return error instanceof Error && 'errcode' in error && (Number(error.errcode) & 0xff) === SQLITE_BUSY
}
