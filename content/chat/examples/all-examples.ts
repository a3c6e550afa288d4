import type { ReplyLanguage } from '#domain/chat/conversation.ts'
import type { SubjectId } from '../subjects.ts'
import type { TopicId } from '../topics/all-topics.ts'
import type { narrowedTopics } from '../topics/narrowed.ts'
import { englishAssistant } from './en/assistant.ts'
import { englishBeyond } from './en/beyond.ts'
import { englishBusiness } from './en/business.ts'
import { englishBuying } from './en/buying.ts'
import { englishCrafts } from './en/crafts.ts'
import { englishData } from './en/data.ts'
import { englishDetails } from './en/details.ts'
import { englishFollowUps } from './en/follow-ups.ts'
import { englishMoney } from './en/money.ts'
import { englishOutside } from './en/outside.ts'
import { englishPrices, englishWishes } from './en/prices.ts'
import { englishTalk } from './en/talk.ts'
import type { FollowUps } from './follow-ups.ts'
import { hindiAssistant } from './hi/assistant.ts'
import { hindiBeyond } from './hi/beyond.ts'
import { hindiBusiness } from './hi/business.ts'
import { hindiBuying } from './hi/buying.ts'
import { hindiCrafts } from './hi/crafts.ts'
import { hindiData } from './hi/data.ts'
import { hindiDetails } from './hi/details.ts'
import { hindiFollowUps } from './hi/follow-ups.ts'
import { hindiMoney } from './hi/money.ts'
import { hindiOutside } from './hi/outside.ts'
import { hindiPrices, hindiWishes } from './hi/prices.ts'
import { hindiTalk } from './hi/talk.ts'
import { romanisedAssistant } from './hi-latn/assistant.ts'
import { romanisedBeyond } from './hi-latn/beyond.ts'
import { romanisedBusiness } from './hi-latn/business.ts'
import { romanisedBuying } from './hi-latn/buying.ts'
import { romanisedCrafts } from './hi-latn/crafts.ts'
import { romanisedData } from './hi-latn/data.ts'
import { romanisedDetails } from './hi-latn/details.ts'
import { romanisedFollowUps } from './hi-latn/follow-ups.ts'
import { romanisedMoney } from './hi-latn/money.ts'
import { romanisedOutside } from './hi-latn/outside.ts'
import { romanisedPrices, romanisedWishes } from './hi-latn/prices.ts'
import { romanisedTalk } from './hi-latn/talk.ts'
import { swahiliAssistant } from './sw/assistant.ts'
import { swahiliBeyond } from './sw/beyond.ts'
import { swahiliBusiness } from './sw/business.ts'
import { swahiliBuying } from './sw/buying.ts'
import { swahiliCrafts } from './sw/crafts.ts'
import { swahiliData } from './sw/data.ts'
import { swahiliDetails } from './sw/details.ts'
import { swahiliFollowUps } from './sw/follow-ups.ts'
import { swahiliMoney } from './sw/money.ts'
import { swahiliOutside } from './sw/outside.ts'
import { swahiliPrices, swahiliWishes } from './sw/prices.ts'
import { swahiliTalk } from './sw/talk.ts'

/** What can be wanted with a question: a topic, something of the price list, or what the site does not tell. */
export type Intent = TopicId | 'price' | 'compare' | 'item' | 'outside'

/** What is told in place of another topic is asked for in that one's words. */
type LearntIntent = Exclude<Intent, keyof typeof narrowedTopics>

/** What people write for each intent, one a line, by what they wish for, and after what, in every language. */
export const examples: Record<
  ReplyLanguage,
  { intents: Record<LearntIntent, string>; wishes: Partial<Record<SubjectId, string>>; followUps: FollowUps }
> = {
  en: {
    intents: {
      ...englishBusiness,
      ...englishBuying,
      ...englishMoney,
      ...englishData,
      ...englishAssistant,
      ...englishCrafts,
      ...englishDetails,
      ...englishBeyond,
      ...englishTalk,
      ...englishPrices,
      outside: englishOutside,
    },
    wishes: englishWishes,
    followUps: englishFollowUps,
  },
  'hi-Latn': {
    intents: {
      ...romanisedBusiness,
      ...romanisedBuying,
      ...romanisedMoney,
      ...romanisedData,
      ...romanisedAssistant,
      ...romanisedCrafts,
      ...romanisedDetails,
      ...romanisedBeyond,
      ...romanisedTalk,
      ...romanisedPrices,
      outside: romanisedOutside,
    },
    wishes: romanisedWishes,
    followUps: romanisedFollowUps,
  },
  hi: {
    intents: {
      ...hindiBusiness,
      ...hindiBuying,
      ...hindiMoney,
      ...hindiData,
      ...hindiAssistant,
      ...hindiCrafts,
      ...hindiDetails,
      ...hindiBeyond,
      ...hindiTalk,
      ...hindiPrices,
      outside: hindiOutside,
    },
    wishes: hindiWishes,
    followUps: hindiFollowUps,
  },
  sw: {
    intents: {
      ...swahiliBusiness,
      ...swahiliBuying,
      ...swahiliMoney,
      ...swahiliData,
      ...swahiliAssistant,
      ...swahiliCrafts,
      ...swahiliDetails,
      ...swahiliBeyond,
      ...swahiliTalk,
      ...swahiliPrices,
      outside: swahiliOutside,
    },
    wishes: swahiliWishes,
    followUps: swahiliFollowUps,
  },
}
