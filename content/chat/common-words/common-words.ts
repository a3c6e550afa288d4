import type { ReplyLanguage } from '#domain/chat/conversation.ts'
import { englishWords } from './en.ts'
import { hindiWords } from './hi.ts'
import { romanisedWords } from './hi-latn.ts'
import { swahiliWords } from './sw.ts'

export const commonWords = {
  en: englishWords,
  'hi-Latn': romanisedWords,
  hi: hindiWords,
  sw: swahiliWords,
} satisfies Record<ReplyLanguage, string>
