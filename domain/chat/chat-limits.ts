/** The assistant's limits; inputs, checks and caps read them here. */
export const chatLimits = {
  messageLength: 1_000,
  /** Earlier messages that go along to the model. */
  historyMessages: 10,
  outputTokens: 600,
  /** Messages answered before the next asks to come back later. A session is one conversation in a day. */
  messagesPerSession: 60,
  messagesPerAddressAndHour: 60,
  messagesPerAddressAndDay: 200,
  messagesPerDay: 5_000,
  /** Calls of the paid model in a day; the built-in assistant answers the rest. */
  modelCallsPerDay: 2_000,
  quickActionsDelayMs: 1_000,
  launcherDelayMs: 2_000,
  pollIntervalMs: 5_000,
  firstTokenTimeoutMs: 10_000,
  replyTimeoutMs: 30_000,
} as const
