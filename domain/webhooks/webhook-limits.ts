export const webhookLimits = { url: 2_000, description: 200, webhooks: 20 } as const

/** For how long after a new secret what is sent is signed with the old one as well. */
export const OLD_SECRET_HOURS = 24
/** For how long nothing may get through before we stop trying. */
export const STOP_AFTER_DAYS = 3
/** For how long the log keeps what was sent. */
export const KEEP_DELIVERIES_DAYS = 30
