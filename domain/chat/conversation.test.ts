import { expect, test } from 'vitest'
import { chatLimits } from './chat-limits.ts'
import { assistantAnswers, isBot } from './conversation.ts'

test.each([
  ['visitor', false],
  ['assistant', true],
  ['team', true],
] as const)('a message of the %s is the bot’s: %s', (sender, expected) => {
  expect(isBot(sender)).toBe(expected)
})

test.each([
  ['assistant', true],
  ['waiting', false],
  ['team', false],
] as const)('in mode %s the assistant answers: %s', (mode, expected) => {
  expect(assistantAnswers(mode)).toBe(expected)
})

test('the specified limits are as specified', () => {
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

test('one visitor cannot use up what is meant for all', () => {
  expect(chatLimits.messagesPerSession).toBeLessThanOrEqual(chatLimits.messagesPerAddressAndDay)
  expect(chatLimits.messagesPerAddressAndDay * 10).toBeLessThanOrEqual(chatLimits.messagesPerDay)
  expect(chatLimits.modelCallsPerDay).toBeLessThanOrEqual(chatLimits.messagesPerDay)
})
