/** The address is forbidden; the message states the reason. */
export class ForbiddenTargetError extends Error {}

const words: Record<string, string> = {
  ENOTFOUND: 'no such host',
  EAI_AGAIN: 'the host’s name could not be looked up',
  ECONNREFUSED: 'the connection was refused',
  ECONNRESET: 'the connection was cut off',
  EPIPE: 'the connection was cut off',
  EHOSTUNREACH: 'the host cannot be reached',
  ENETUNREACH: 'the host cannot be reached',
  ETIMEDOUT: 'the host cannot be reached',
  HPE_HEADER_OVERFLOW: 'the answer was not understood',
  CERT_HAS_EXPIRED: 'its certificate has expired',
  ERR_TLS_CERT_ALTNAME_INVALID: 'its certificate is for another name',
}

/** Describes a failed delivery for its log, without names. */
export function describeFailure(error: unknown): string {
  if (error instanceof ForbiddenTargetError) return error.message
  if (!(error instanceof Error)) return 'no answer'
  if (error.name === 'TimeoutError' || error.name === 'AbortError') return 'no answer in time'
  const code = codeOf(error)
  const known = words[code]
  if (known) return known
  if (code.startsWith('HPE_')) return 'the answer was not understood'
  if (code.startsWith('ERR_SSL') || code === 'EPROTO') return 'no secure connection could be made'
  if (/CERT|SIGNED|UNABLE_TO/.test(code)) return `its certificate is not trusted (${code})`
  return `no answer (${code || error.name})`
}

function codeOf(error: Error): string {
  // If several addresses were tried, the first error counts.
  const [first = error] = error instanceof AggregateError ? (error.errors as Error[]) : [error]
  const { code } = first as { code?: unknown }
  return typeof code === 'string' ? code : ''
}
