/** Limits of the assistant; inputs, checks and caps share them. */
export const chatLimits = {
  messageLength: 1_000,
  /** Number of earlier messages sent to the model. */
  historyMessages: 10,
  outputTokens: 600,
  /**
   * Number of messages answered before the visitor is asked to come back later. A session is one conversation
   * on one day.
   */
  messagesPerSession: 60,
  messagesPerAddressAndHour: 60,
  messagesPerAddressAndDay: 200,
  messagesPerDay: 5_000,
  /** Daily calls of the paid model; beyond that the built-in assistant answers. */
  modelCallsPerDay: 2_000,
  quickActionsDelayMs: 1_000,
  launcherDelayMs: 2_000,
  pollIntervalMs: 5_000,
  firstTokenTimeoutMs: 10_000,
  replyTimeoutMs: 30_000,
} as const
