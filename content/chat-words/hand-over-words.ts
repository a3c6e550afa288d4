import type { ReplyLanguage } from '#domain/chat/conversation.ts'

/** The prefilled WhatsApp message of a hand-over, from the visitor's point of view. */
export type HandOverWords = {
  hello: string
  /** Contains `{service}`, `{budget}`, `{timeline}` and `{question}`. */
  service: string
  budget: string
  timeline: string
  question: string
}

export const handOverWords: Record<ReplyLanguage, HandOverWords> = {
  en: {
    hello: 'Hello, I was chatting on your website and would like to talk to a person.',
    service: 'It is about: {service}',
    budget: 'Budget: {budget}',
    timeline: 'When: {timeline}',
    question: 'My question: {question}',
  },
  hi: {
    hello: 'नमस्ते, आपकी वेबसाइट पर सहायक से मेरी बात हुई। अब किसी इंसान से बात करनी है।',
    service: 'विषय: {service}',
    budget: 'बजट: {budget}',
    timeline: 'कब तक: {timeline}',
    question: 'मेरा सवाल: {question}',
  },
  'hi-Latn': {
    hello: 'Namaste, main aapki website par chat kar raha tha aur kisi vyakti se baat karna chahta hoon.',
    service: 'Vishay: {service}',
    budget: 'Budget: {budget}',
    timeline: 'Kab tak: {timeline}',
    question: 'Mera sawaal: {question}',
  },
  sw: {
    hello: 'Habari, nilikuwa naongea na msaidizi kwenye tovuti yenu, na ningependa kuzungumza na mtu.',
    service: 'Kuhusu: {service}',
    budget: 'Bajeti: {budget}',
    timeline: 'Lini: {timeline}',
    question: 'Swali langu: {question}',
  },
}
