import { momentInIndia } from '#domain/indian-moment.ts'
import type { AuditFilter } from '#server/audit/audit-filter.ts'

/** What an address says; what can't be meant is left out. */
export function readAuditFilter(query: URLSearchParams): AuditFilter {
  const day = (name: string) => {
    const value = query.get(name) ?? ''
    return momentInIndia(value) ? value : undefined
  }
  const word = (name: string) => {
    const value = query.get(name) ?? ''
    return /^[\w-]{1,64}$/.test(value) ? value : undefined
  }
  return { person: word('person'), kind: word('kind'), from: day('from'), to: day('to') }
}
