/** For how long what is stored is kept; nothing where it is kept until somebody deletes it. */
export type Retention = {
  /** After a conversation's last message. */
  conversationsMonths: number
  /** After a lead that was lost last changed, and a note or message of it came; never while a task of it is open. */
  closedLeadsMonths: number | null
  /** In the bin. */
  binDays: number
  /** After a mail was sent or given up. */
  emailsMonths: number | null
  auditMonths: number | null
  /** After somebody last asked for an address that leads nowhere. */
  notFoundDays: number
  /** After a form that looked like spam came, which nobody released. */
  heldBackDays: number
  /** After somebody registered whose address was never verified. */
  registrationsDays: number
}

export const defaultRetention: Retention = {
  conversationsMonths: 12,
  closedLeadsMonths: null,
  binDays: 30,
  emailsMonths: 24,
  auditMonths: 36,
  notFoundDays: 90,
  heldBackDays: 90,
  registrationsDays: 30,
}

/** Written once: the fields and the server's check read them here. */
export const retentionLimits = {
  months: { min: 1, max: 120 },
  days: { min: 1, max: 365 },
} as const
