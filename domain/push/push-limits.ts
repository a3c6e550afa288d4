/** Devices of one person. */
export const MAX_DEVICES = 10
/** What is older than this is no news any more. */
export const PUSH_HOURS = 12
