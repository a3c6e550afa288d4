import type { Asked, ReplyLanguage } from '#domain/chat/conversation.ts'

/** Questions that the assistant adds to its reply for missing facts. */
export const asks: Record<ReplyLanguage, Record<Asked | 'confirm-lead', string>> = {
  en: {
    need: 'What would you like it to do for you?',
    timeline: 'When do you need it?',
    budget: 'Do you have a budget in mind?',
    contact: 'Leave an email address or a phone number, and you’ll have an exact quote within 24 hours.',
    'confirm-lead':
      'Shall I pass this on? You’ll have a quote within 24 hours. Nothing is sent until you say yes.',
  },
  hi: {
    need: 'आप इससे क्या काम करवाना चाहते हैं?',
    timeline: 'आपको यह कब तक चाहिए?',
    budget: 'क्या आपने कोई बजट सोचा है?',
    contact: 'ईमेल या फ़ोन नंबर छोड़ दें, तो 24 घंटे में सही कोटेशन मिल जाएगा।',
    'confirm-lead': 'क्या मैं यह जानकारी आगे भेज दूँ, ताकि 24 घंटे में कोटेशन मिले? आपकी हाँ से पहले कुछ नहीं भेजा जाता।',
  },
  'hi-Latn': {
    need: 'Aap isse kya kaam karwana chahte hain?',
    timeline: 'Aapko yeh kab tak chahiye?',
    budget: 'Kya aapne koi budget socha hai?',
    contact: 'Email ya phone number chhod dein, to 24 ghante mein sahi quote mil jayega.',
    'confirm-lead':
      'Kya main yeh jaankari aage bhej doon, taaki 24 ghante mein quote mile? Aapki haan se pehle kuch nahi bheja jata.',
  },
  sw: {
    need: 'Ungependa ikufanyie nini?',
    timeline: 'Ungependa iwe tayari lini?',
    budget: 'Je, una bajeti uliyofikiria?',
    contact: 'Ukiacha barua pepe au namba ya simu, utapata bei kamili ndani ya saa 24.',
    'confirm-lead':
      'Je, nipeleke maelezo haya ili upate bei ndani ya saa 24? Hakuna kinachotumwa kabla hujasema ndiyo.',
  },
}

/** The reply to a message that only answers a question, before the next question. */
export const noted: Record<ReplyLanguage, string> = {
  en: 'Thank you, I’ve noted that.',
  hi: 'धन्यवाद, मैंने यह लिख लिया है।',
  'hi-Latn': 'Dhanyavaad, maine yeh likh liya hai.',
  sw: 'Asante, nimeshaandika.',
}
