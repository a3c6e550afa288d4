import type { AuditEntry } from '#server/audit/read-audit-log.ts'

const pages: Record<string, string> = {
  lead: 'leads',
  email: 'emails',
  conversation: 'chats',
  testimonial: 'testimonials',
  booking: 'bookings',
}

/** Where what it was done to can be seen; nothing where it is gone or has no page. */
export function subjectLink({ subjectType, subjectId, action }: AuditEntry): string | undefined {
  const page = pages[subjectType]
  if (!page || !subjectId || /deleted|purged|erased/.test(action)) return undefined
  return `/del-admin-dashboard/${page}/${encodeURIComponent(subjectId)}`
}

/** The details in a few words: `retention: binDays, auditMonths`. */
export function describeDetails({ details, subjectType, subjectId }: AuditEntry): string {
  const parts = Object.entries(details)
    .filter(([, value]) => value !== null && value !== '' && !(Array.isArray(value) && value.length === 0))
    .map(([name, value]) => {
      const said = Array.isArray(value)
        ? value.join(', ')
        : typeof value === 'object'
          ? JSON.stringify(value)
          : value
      return name === 'changed' || name === 'way' ? String(said).replaceAll('_', ' ') : `${name}: ${said}`
    })
  if (subjectType === 'site_settings' && subjectId) parts.unshift(subjectId)
  // Half of a letter that takes two places would be another letter in the browser than in its HTML.
  return parts.join('; ').slice(0, 300).toWellFormed()
}
