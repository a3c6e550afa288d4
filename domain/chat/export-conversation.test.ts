import { expect, test } from 'vitest'
import {
  type Exported,
  exportConversation,
  exportFileName,
  type SummaryWords,
} from './export-conversation.ts'

const words: SummaryWords = {
  length: '{messages} messages, {fromVisitor} from you.',
  service: 'About: {service}.',
  urgency: 'Urgency: {urgency}.',
  contact: 'Contact: {contact}.',
  services: {
    chatbot: 'chatbots',
    'ai-development': 'apps',
    education: 'schools',
    creative: 'creative work',
  },
  urgencies: { High: 'high', Medium: 'medium', Low: 'low' },
}

function buildConversation(changes: Partial<Exported> = {}): Exported {
  return {
    id: 'conv_1',
    messages: [
      { id: 1, text: 'I need a bot', isBot: false, timestamp: '2026-11-21T06:00:00.000Z' },
      { id: 2, text: 'Gladly.', isBot: true, timestamp: '2026-11-21T06:00:01.000Z' },
    ],
    contactInfo: {},
    ...changes,
  }
}

const AT = '2026-11-21T06:02:00.000Z'

test('exports exactly the fields of the specification', () => {
  const conversation = buildConversation({
    serviceInterest: 'chatbot',
    urgencyLevel: 'High',
    contactInfo: { email: 'asha@example.test', phone: '98765 43210' },
  })
  expect(exportConversation(conversation, words, AT)).toEqual({
    conversationId: 'conv_1',
    summary:
      '2 messages, 1 from you. About: chatbots. Urgency: high. Contact: asha@example.test, 98765 43210.',
    messages: conversation.messages,
    leadInfo: {
      serviceInterest: 'chatbot',
      urgencyLevel: 'High',
      contactInfo: { email: 'asha@example.test', phone: '98765 43210' },
    },
    timestamp: AT,
  })
})

test('leaves unknown facts out of the summary', () => {
  expect(exportConversation(buildConversation(), words, AT).summary).toBe('2 messages, 1 from you.')
})

test('names the file after the conversation', () => {
  expect(exportFileName('conv_1')).toBe('conversation_conv_1.json')
})
