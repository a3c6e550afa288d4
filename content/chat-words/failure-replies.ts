import type { ReplyLanguage } from '#domain/chat/conversation.ts'
import type { FailureKind } from '#domain/chat/wire.ts'

/** Replies shown when neither the model nor the built-in assistant can answer. */
export const failureReplies: Record<ReplyLanguage, Record<FailureKind, string>> = {
  en: {
    default: `I'm having trouble connecting right now. Please try again in a moment, or write to {contactEmail}.`,
    'high-traffic': `There’s high traffic right now. Please try again in a minute, or write to {contactEmail}.`,
    'being-set-up': `The AI service is currently being set up. Until then, please write to {contactEmail}.`,
    'no-response': 'Sorry, I could not generate a response.',
  },
  hi: {
    default: `अभी मुझे जुड़ने में दिक्कत हो रही है। थोड़ी देर में फिर कोशिश करें, या {contactEmail} पर लिखें।`,
    'high-traffic': `इस समय बहुत लोग पूछ रहे हैं। एक मिनट बाद फिर कोशिश करें, या {contactEmail} पर लिखें।`,
    'being-set-up': `AI सहायक अभी तैयार किया जा रहा है। तब तक {contactEmail} पर लिखें।`,
    'no-response': 'माफ़ कीजिए, जवाब नहीं बन पाया।',
  },
  'hi-Latn': {
    default: `Abhi mujhe connect karne mein dikkat ho rahi hai. Thodi der mein phir koshish karein, ya {contactEmail} par likhein.`,
    'high-traffic': `Is samay bahut log pooch rahe hain. Ek minute baad phir koshish karein, ya {contactEmail} par likhein.`,
    'being-set-up': `Hamari AI service abhi taiyar ki ja rahi hai. Tab tak {contactEmail} par likhein.`,
    'no-response': 'Maaf kijiye, main jawab nahi bana paya.',
  },
  sw: {
    default: `Nina tatizo la mtandao kwa sasa. Tafadhali jaribu tena baada ya muda mfupi, au andika kwa {contactEmail}.`,
    'high-traffic': `Watu wengi wananiandikia kwa sasa. Tafadhali jaribu tena baada ya dakika moja, au andika kwa {contactEmail}.`,
    'being-set-up': `Huduma ya AI bado inaandaliwa. Kwa sasa, tafadhali andika kwa {contactEmail}.`,
    'no-response': 'Samahani, sikuweza kuandaa jibu.',
  },
}

/** Replaces a sentence with an amount that is not in the price list. */
export const amountCorrections: Record<ReplyLanguage, string> = {
  en: 'For exact prices, please see the price list.',
  hi: 'सही कीमत के लिए रेट लिस्ट देखें।',
  'hi-Latn': 'Sahi daam ke liye hamari price list dekhein.',
  sw: 'Kwa bei kamili, tafadhali tazama orodha ya bei.',
}
