import type { ReplyLanguage } from '#domain/chat/conversation.ts'
import { englishWords } from './en.ts'
import { hindiWords } from './hi.ts'
import { romanisedVerbs, romanisedWords } from './hi-latn.ts'
import { swahiliWords } from './sw.ts'

export const commonWords = {
  en: englishWords,
  'hi-Latn': `${romanisedWords} ${romanisedVerbs}`,
  hi: hindiWords,
  sw: swahiliWords,
} satisfies Record<ReplyLanguage, string>
