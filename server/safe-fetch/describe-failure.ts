/** The address is forbidden; the message states the reason. */
export class ForbiddenTargetError extends Error {}

/** Describes a failed delivery for its log, without names. */
export function describeFailure(error: unknown): string {
  if (error instanceof ForbiddenTargetError) return error.message
  if (!(error instanceof Error)) return 'no answer'
  if (error.name === 'TimeoutError' || error.name === 'AbortError') return 'no answer in time'
  return `no answer (${codeOf(error) || error.name})`
}

function codeOf(error: Error): string {
  // If several addresses were tried, the first error counts.
  const [first = error] = error instanceof AggregateError ? (error.errors as Error[]) : [error]
  const { code } = first as { code?: unknown }
  return typeof code === 'string' ? code : ''
}
