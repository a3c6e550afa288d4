import type { ScoreReason } from '#domain/leads/score/score-lead.ts'
import type { Locale } from '#domain/locale.ts'

/** Sentence templates for a reply draft without a model. */
export type ReplyDraftWords = {
  thanks: (service: string) => string
  price: (price: string) => string
  budget: (budget: string) => string
  ask: string
  /** Questions for missing answers. */
  questions: Record<Exclude<ScoreReason['field'], 'projectComplexity'>, string>
  book: (link: string) => string
}

export const replyDraftWords: Record<Locale, ReplyDraftWords> = {
  en: {
    thanks: (service) => `Thank you for writing to us about ${service}. I have read your message.`,
    price: (price) => `Our price list for this: ${price}.`,
    budget: (budget) => `You named a budget of ${budget}; I will keep to it in what I propose.`,
    ask: 'So that I can tell you exactly what it takes:',
    questions: {
      budgetRange: '- What may it cost at most?',
      projectTimeline: '- When do you want to start?',
      businessType: '- How many people work with you?',
      urgency: '- How urgent is it?',
    },
    book: (link) => `If you would rather talk, choose a time here: ${link}`,
  },
  hi: {
    thanks: (service) => `${service} के बारे में हमें लिखने के लिए धन्यवाद। मैंने आपका संदेश पढ़ा है।`,
    price: (price) => `इसकी हमारी क़ीमत: ${price}।`,
    budget: (budget) => `आपने ${budget} का बजट बताया है; मेरा प्रस्ताव उसी में रहेगा।`,
    ask: 'ताकि मैं सही-सही बता सकूँ:',
    questions: {
      budgetRange: '- ज़्यादा से ज़्यादा कितना ख़र्च हो सकता है?',
      projectTimeline: '- आप कब शुरू करना चाहते हैं?',
      businessType: '- आपके यहाँ कितने लोग काम करते हैं?',
      urgency: '- यह कितना ज़रूरी है?',
    },
    book: (link) => `बात करना चाहें तो यहाँ समय चुनें: ${link}`,
  },
  sw: {
    thanks: (service) => `Asante kwa kutuandikia kuhusu ${service}. Nimesoma ujumbe wako.`,
    price: (price) => `Bei zetu za kazi hii: ${price}.`,
    budget: (budget) => `Umetaja bajeti ya ${budget}; nitaifuata katika ninachopendekeza.`,
    ask: 'Ili nikuambie hasa kinachohitajika:',
    questions: {
      budgetRange: '- Gharama ya juu kabisa iwe kiasi gani?',
      projectTimeline: '- Unataka kuanza lini?',
      businessType: '- Watu wangapi wanafanya kazi nawe?',
      urgency: '- Ni ya haraka kiasi gani?',
    },
    book: (link) => `Ukipenda kuzungumza, chagua muda hapa: ${link}`,
  },
}
