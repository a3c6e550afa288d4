import { pino } from 'pino'

export type Logger = ReturnType<typeof createLogger>

/** What could hold a person's data or a secret is never written, wherever it stands in what is logged. */
const secretNames = [
  'email',
  'phone',
  'name',
  'message',
  'password',
  'token',
  'authorization',
  'cookie',
  'to_address',
  'reply_to',
  'data',
]

export function createLogger(level: string) {
  return pino({
    level,
    base: undefined,
    redact: {
      paths: secretNames.flatMap((name) => [name, `*.${name}`, `*.*.${name}`]),
      censor: '[redacted]',
    },
    serializers: { err: describeError },
  })
}

/** An error without its message: database drivers and mail servers quote people's data in it. */
function describeError(error: unknown): Record<string, unknown> {
  if (!(error instanceof Error)) return { type: typeof error }
  const code = 'code' in error ? error.code : 'errcode' in error ? error.errcode : undefined
  return {
    type: error.name,
    code,
    at: error.stack
      ?.split('\n')
      .filter((line) => /^\s+at /.test(line))
      .slice(0, 8),
    ...(error.cause !== undefined && { cause: describeError(error.cause) }),
  }
}
