import type {
  Asked,
  ChatService,
  ConversationMode,
  ReplyLanguage,
  Sender,
} from '#domain/chat/conversation.ts'

/** Texts of the team's chat screens, in English only. */
export const modeWords: Record<ConversationMode, string> = {
  waiting: 'Waiting',
  team: 'Team',
  assistant: 'Assistant',
}

export const replyLanguageWords: Record<ReplyLanguage, string> = {
  en: 'English',
  hi: 'Hindi',
  'hi-Latn': 'Hindi in Latin letters',
  sw: 'Swahili',
}

export const chatServiceWords: Record<ChatService, string> = {
  chatbot: 'Chatbots',
  'ai-development': 'Apps and websites',
  education: 'Education',
  creative: 'Creative work',
}

export const senderWords: Record<Sender, string> = {
  visitor: 'Visitor',
  assistant: 'Assistant',
  team: 'Team',
}

/** Reasons why a message has no good answer. */
export const unansweredWords = {
  unknown: 'The assistant did not know',
  failed: 'The assistant failed',
} as const

export const messageStatusWords = {
  stopped: 'Stopped by the visitor',
  incomplete: 'Cut off',
  failed: 'Apology, no answer',
} as const

export const askWords: Record<Asked, string> = {
  need: 'the need',
  timeline: 'the timeline',
  budget: 'the budget',
  contact: 'a contact',
}
