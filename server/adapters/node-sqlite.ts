import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite'
import { setTimeout as sleep } from 'node:timers/promises'
import {
  type CompiledQuery,
  type DatabaseConnection,
  type Driver,
  type QueryResult,
  SqliteAdapter,
  SqliteDialect,
  SqliteDriver,
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
  readonly #file: string
  readonly #patienceMs: number

  constructor(file: string, patienceMs: number) {
    super({ database: async () => openFile(file) })
    this.#file = file
    this.#patienceMs = patienceMs
  }

  override createDriver(): Driver {
    return new PatientDriver(
      new SqliteDriver({ database: async () => openFile(this.#file) }),
      this.#patienceMs,
    )
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

/** Wraps Kysely's driver with connections that wait for a locked database. */
class PatientDriver implements Driver {
  readonly #driver: SqliteDriver
  readonly #patienceMs: number
  #connection: PatientConnection | undefined

  constructor(driver: SqliteDriver, patienceMs: number) {
    this.#driver = driver
    this.#patienceMs = patienceMs
  }

  init(...args: Parameters<SqliteDriver['init']>) {
    return this.#driver.init(...args)
  }

  async acquireConnection(): Promise<DatabaseConnection> {
    this.#connection ??= new PatientConnection(await this.#driver.acquireConnection(), this.#patienceMs)
    return this.#connection
  }

  beginTransaction(connection: DatabaseConnection) {
    return this.#driver.beginTransaction(connection)
  }
  commitTransaction(connection: DatabaseConnection) {
    return this.#driver.commitTransaction(connection)
  }
  rollbackTransaction(connection: DatabaseConnection) {
    return this.#driver.rollbackTransaction(connection)
  }
  savepoint(...args: Parameters<SqliteDriver['savepoint']>) {
    return this.#driver.savepoint(...args)
  }
  rollbackToSavepoint(...args: Parameters<SqliteDriver['rollbackToSavepoint']>) {
    return this.#driver.rollbackToSavepoint(...args)
  }
  releaseSavepoint(...args: Parameters<SqliteDriver['releaseSavepoint']>) {
    return this.#driver.releaseSavepoint(...args)
  }
  releaseConnection() {
    return this.#driver.releaseConnection()
  }
  destroy() {
    return this.#driver.destroy()
  }
}

class PatientConnection implements DatabaseConnection {
  readonly #connection: DatabaseConnection
  readonly #patienceMs: number

  constructor(connection: DatabaseConnection, patienceMs: number) {
    this.#connection = connection
    this.#patienceMs = patienceMs
  }

  async executeQuery<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    const giveUpAt = performance.now() + this.#patienceMs
    for (let attempt = 0; ; attempt++) {
      try {
        return await this.#connection.executeQuery<Row>(query)
      } catch (error) {
        if (!isBusy(error) || performance.now() > giveUpAt) throw error
        await sleep(Math.min(5 * 2 ** attempt, 100) * (0.5 + Math.random()))
      }
    }
  }

  streamQuery<Row>(query: CompiledQuery, chunkSize?: number): AsyncIterableIterator<QueryResult<Row>> {
    return this.#connection.streamQuery<Row>(query, chunkSize ?? 1)
  }
}

const SQLITE_BUSY = 5

function isBusy(error: unknown): boolean {
  return error instanceof Error && 'errcode' in error && (Number(error.errcode) & 0xff) === SQLITE_BUSY
}
