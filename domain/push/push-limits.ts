/** Number of devices per user. */
export const MAX_DEVICES = 10
/** Older notifications are not delivered. */
export const PUSH_HOURS = 12
