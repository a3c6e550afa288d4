/**
 * The database cannot be written at the moment: locked for too long, full, unreachable or starting. A retry
 * may help.
 */
export class DatabaseUnavailableError extends Error {
  override name = 'DatabaseUnavailableError'
  readonly code: string | number | undefined

  constructor(cause: unknown) {
    super('the database cannot be written', { cause })
    this.code = codeOf(cause)
  }
}

/**
 * Converts an error to a `DatabaseUnavailableError` if it means an outage; returns other errors unchanged.
 */
export function asOutage(error: unknown): unknown {
  return isOutage(error) ? new DatabaseUnavailableError(error) : error
}

// SQLite: busy, locked, out of memory, read-only, I/O error, corrupt, full, cannot open, not a database.
const sqliteOutages = new Set([5, 6, 7, 8, 10, 11, 13, 14, 26])
// PostgreSQL: connection, resources, timeout, operator intervention, system errors, and a read-only server.
const postgresOutage = /^(08|53|57014$|57P|58|25006$)/
const networkOutage = /^(ECONN|EPIPE|ETIMEDOUT|EHOST|ENET|ENOTFOUND|EAI_AGAIN)/
// The driver sets no code for these errors.
const noConnection = /Connection terminated|timeout exceeded when trying to connect|not queryable/i

function isOutage(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  if ('errcode' in error) return sqliteOutages.has(Number(error.errcode) & 0xff)
  const code = codeOf(error)
  if (typeof code === 'string') return postgresOutage.test(code) || networkOutage.test(code)
  return noConnection.test(error.message)
}

/** Returns whether an existing connection was lost, so that a new one may work at once. */
export function isLostConnection(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const code = codeOf(error)
  if (typeof code === 'string') return /^(57P0[123]|08003|08006|ECONNRESET|EPIPE)$/.test(code)
  // A connection attempt that timed out would probably time out again.
  return /Connection terminated(?! due)|not queryable/i.test(error.message)
}

function codeOf(error: unknown): string | number | undefined {
  if (!(error instanceof Error)) return undefined
  if ('errcode' in error) return error.errcode as number
  return 'code' in error ? (error.code as string) : undefined
}
