import type { ReplyLanguage } from '#domain/chat/conversation.ts'
import type { TopicId } from '../topics/all-topics.ts'
import { english } from './en.ts'
import { hindi } from './hi.ts'
import { romanised } from './hi-latn.ts'
import { swahili } from './sw.ts'

/** What is answered to each topic. `{names}` stand for what is written elsewhere: amounts, the address, hours. */
export const replies = {
  en: english,
  'hi-Latn': romanised,
  hi: hindi,
  sw: swahili,
} satisfies Record<ReplyLanguage, Record<TopicId, string>>
