import type { ReplyLanguage } from '#domain/chat/conversation.ts'
import type { Lexicon } from '../concepts.ts'
import { english } from './en.ts'
import { hindi } from './hi.ts'
import { romanised } from './hi-latn.ts'
import { swahili } from './sw.ts'

/** All are read together: people mix their languages, and English words are everywhere. */
export const lexicons = {
  en: english,
  'hi-Latn': romanised,
  hi: hindi,
  sw: swahili,
} satisfies Record<ReplyLanguage, Lexicon>
