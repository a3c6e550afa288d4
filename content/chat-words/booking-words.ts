import type { ReplyLanguage } from '#domain/chat/conversation.ts'

/** The chat message after a booking in the chat. Contains `{when}` and `{id}`. */
export const bookingWords: Record<ReplyLanguage, string> = {
  en: 'Your demo is booked for {when}. Your booking number is {id}. Is there anything you’d especially like to see?',
  hi: 'आपका डेमो {when} के लिए बुक हो गया है। आपका बुकिंग नंबर {id} है। क्या आप कुछ ख़ास देखना चाहेंगे?',
  'hi-Latn':
    'Aapka demo {when} ke liye book ho gaya hai. Aapka booking number {id} hai. Kya aap kuch khaas dekhna chahenge?',
  sw: 'Demo yako imepangwa: {when}. Namba yako ya miadi ni {id}. Je, kuna kitu ungependa kuona?',
}
