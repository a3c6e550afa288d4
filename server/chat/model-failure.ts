import type { FailureKind } from '#domain/chat/wire.ts'

/** What can go wrong with a text model, whichever vendor's. */
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
  /** How long the service asked us to wait. */
  retryAfterMs?: number | undefined
}

type Consequence = {
  /** Asked once more. */
  retry: boolean
  /** The next model is asked. */
  nextModel: boolean
  /** What the visitor reads, should nobody else have an answer. */
  reply: FailureKind
  /** Whether it speaks against the service, rather than against this one question. */
  countsAgainstService: boolean
}

/** What follows from each failure: the service's contract as a table. */
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
