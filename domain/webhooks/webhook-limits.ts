export const webhookLimits = { url: 2_000, description: 200 } as const

/** A webhook without a successful delivery for this long is disabled. */
export const STOP_AFTER_DAYS = 3
/** How long the delivery log keeps entries. */
export const KEEP_DELIVERIES_DAYS = 30
