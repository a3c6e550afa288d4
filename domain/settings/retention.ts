/** Storage periods; null keeps data until it is deleted by hand. */
export type Retention = {
  /** Counted from a conversation's last message. */
  conversationsMonths: number
  /** Counted from the last change, note or message of a lost lead; leads with an open task are kept. */
  closedLeadsMonths: number | null
  /** Days in the bin. */
  binDays: number
  /** Counted from when a mail was sent or abandoned. */
  emailsMonths: number | null
  auditMonths: number | null
  /** Counted from the last request for a path that was not found. */
  notFoundDays: number
  /** Counted from the arrival of a suspected spam form that was not released. */
  suspectedSpamDays: number
  /** Counted from a registration whose address was not verified. */
  registrationsDays: number
}

export const defaultRetention: Retention = {
  conversationsMonths: 12,
  closedLeadsMonths: null,
  binDays: 30,
  emailsMonths: 24,
  auditMonths: 36,
  notFoundDays: 90,
  suspectedSpamDays: 90,
  registrationsDays: 30,
}

/** The form fields and the server check share these limits. */
export const retentionLimits = {
  months: { min: 1, max: 120 },
  days: { min: 1, max: 365 },
} as const
