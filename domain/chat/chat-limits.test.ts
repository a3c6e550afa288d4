import { expect, test } from 'vitest'
import { chatLimits } from './chat-limits.ts'

test('keeps the limits of the specification', () => {
  expect(chatLimits).toMatchObject({
    messageLength: 1_000,
    historyMessages: 10,
    outputTokens: 600,
    quickActionsDelayMs: 1_000,
    launcherDelayMs: 2_000,
    firstTokenTimeoutMs: 10_000,
    replyTimeoutMs: 30_000,
  })
})

test('keeps one visitor from using up the limit for all', () => {
  expect(chatLimits.messagesPerSession).toBeLessThanOrEqual(chatLimits.messagesPerAddressAndDay)
  expect(chatLimits.messagesPerAddressAndDay * 10).toBeLessThanOrEqual(chatLimits.messagesPerDay)
  expect(chatLimits.modelCallsPerDay).toBeLessThanOrEqual(chatLimits.messagesPerDay)
})
