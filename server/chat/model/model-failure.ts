import type { FailureKind } from '#domain/chat/wire.ts'

/** The failures of a text model, independent of the vendor. */
export type ModelFailureKind =
  | 'bad-request'
  | 'key-refused'
  | 'gone'
  | 'rate-limited'
  | 'overloaded'
  | 'internal'
  | 'unreachable'
  | 'timeout'
  | 'garbled'
  | 'no-text'

export type ModelFailure = {
  kind: ModelFailureKind
  /** The delay that the service requested. */
  retryAfterMs?: number | undefined
}

type Consequence = {
  retry: boolean
  nextModel: boolean
  /** The reply to the visitor if no other answer exists. */
  reply: FailureKind
  /** Whether the failure concerns the service rather than this question. */
  countsAgainstService: boolean
}

/** The consequences of each failure: the service's contract as a table. */
export const consequences: Record<ModelFailureKind, Consequence> = {
  'bad-request': { retry: false, nextModel: false, reply: 'default', countsAgainstService: true },
  'key-refused': { retry: false, nextModel: false, reply: 'default', countsAgainstService: true },
  gone: { retry: false, nextModel: true, reply: 'being-set-up', countsAgainstService: true },
  'rate-limited': { retry: true, nextModel: false, reply: 'high-traffic', countsAgainstService: true },
  overloaded: { retry: true, nextModel: true, reply: 'high-traffic', countsAgainstService: true },
  internal: { retry: true, nextModel: false, reply: 'default', countsAgainstService: true },
  unreachable: { retry: true, nextModel: false, reply: 'default', countsAgainstService: true },
  timeout: { retry: false, nextModel: false, reply: 'default', countsAgainstService: true },
  garbled: { retry: false, nextModel: false, reply: 'default', countsAgainstService: true },
  'no-text': { retry: false, nextModel: false, reply: 'no-response', countsAgainstService: false },
}
