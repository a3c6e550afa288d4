import type { AuditEntry } from '#server/audit/read-audit-log.ts'

const pages: Record<string, string> = {
  lead: 'leads',
  email: 'emails',
  conversation: 'chats',
  testimonial: 'testimonials',
  booking: 'bookings',
}

/** Returns the address of the record that an entry is about, unless it is gone or has no page. */
export function subjectLink({ subjectType, subjectId, action }: AuditEntry): string | undefined {
  const page = pages[subjectType]
  if (!page || !subjectId || /deleted|purged|erased/.test(action)) return undefined
  return `/del-admin-dashboard/${page}/${encodeURIComponent(subjectId)}`
}

/** Returns details that the sentence does not say, such as the fields of settings that were changed. */
export function describeDetails({ details, subjectType, subjectId }: AuditEntry): string {
  const { changed, way, attempts } = details
  const parts = [
    subjectType === 'site_settings' ? subjectId : null,
    Array.isArray(changed) && changed.length > 0 ? changed.join(', ') : null,
    typeof way === 'string' ? `by ${way}` : null,
    Number(attempts) > 1 ? `${attempts} attempts` : null,
  ]
  // Half of a letter that takes two places would be another letter in the browser than in its HTML.
  return parts.filter(Boolean).join(': ').replaceAll('_', ' ').slice(0, 300).toWellFormed()
}
