/** Written once: the inputs and the server's checks read them here. */
export const leadWorkLimits = {
  note: 5_000,
  taskTitle: 200,
  callMinutes: 600,
  reasonNote: 1_000,
  subject: 150,
  reply: 10_000,
  templateName: 60,
  templates: 40,
} as const

const outcomes = ['won', 'lost'] as const
/** How a lead ended. */
export type LeadOutcome = (typeof outcomes)[number]

/** A task without a time of its own is due when the day ends. */
export const END_OF_DAY = '23:59'
