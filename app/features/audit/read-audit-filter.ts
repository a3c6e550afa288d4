import { readDay } from '#domain/address-values.ts'
import type { AuditFilter } from '#server/audit/read-audit-log.ts'

/** What an address says; what can't be meant is left out. */
export function readAuditFilter(query: URLSearchParams): AuditFilter {
  const word = (name: string) => {
    const value = query.get(name) ?? ''
    return /^[\w-]{1,64}$/.test(value) ? value : undefined
  }
  return {
    person: word('person'),
    kind: word('kind'),
    from: readDay(query.get('from')),
    to: readDay(query.get('to')),
  }
}
