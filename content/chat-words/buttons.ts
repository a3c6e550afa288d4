import type { PageId } from '#content/pages.ts'

/** The buttons of the chat in a language whose pages are still in English. */
export type ChatButtons = {
  quickActions: {
    label: string
    quote: string
    demo: string
    work: string
    contact: string
    quoteMessage: string
  }
  openPage: string
  talkToPerson: string
  bookDemo: string
  timeline: Record<'asap' | '1-month' | '2-3-months' | '6-months-plus', string>
  underBudget: string
  pages: Partial<Record<PageId, string>>
}

export const chatButtons: Record<'hi' | 'sw', ChatButtons> = {
  hi: {
    quickActions: {
      label: 'झटपट विकल्प',
      quote: 'कोटेशन लें',
      demo: 'डेमो बुक करें',
      work: 'काम देखें',
      contact: 'संपर्क करें',
      quoteMessage: 'मुझे कोटेशन चाहिए।',
    },
    openPage: 'खोलें: {page}',
    talkToPerson: 'इंसान से बात करें',
    bookDemo: 'डेमो बुक करें',
    timeline: {
      asap: 'जल्दी (2 हफ़्ते में)',
      '1-month': '1 महीना',
      '2-3-months': '2-3 महीने',
      '6-months-plus': '6 महीने से ज़्यादा',
    },
    underBudget: '₹25,000 से कम',
    pages: {
      home: 'होम',
      services: 'सेवाएँ और कीमतें',
      ecommerce: 'ऑनलाइन दुकान के लिए AI',
      educationTools: 'पढ़ाई के टूल',
      smb: 'छोटे कारोबार का ऑटोमेशन',
      aiAppDevelopment: 'वेबसाइट और AI ऐप',
      gptAgents: 'GPT एजेंट',
      aiProducts: 'AI प्रोडक्ट',
      musicCreation: 'गाने और जिंगल',
      creativeServices: 'क्रिएटिव सेवाएँ',
      portfolio: 'काम के नमूने',
      saasTools: 'टूल और टेम्पलेट',
      testimonials: 'ग्राहकों की राय',
      about: 'परिचय',
      contact: 'संपर्क',
      book: 'डेमो बुक करें',
      privacy: 'प्राइवेसी पॉलिसी',
      myData: 'आपका डेटा',
      terms: 'नियम और शर्तें',
    },
  },
  sw: {
    quickActions: {
      label: 'Hatua za haraka',
      quote: 'Pata bei',
      demo: 'Panga demo',
      work: 'Ona kazi',
      contact: 'Wasiliana',
      quoteMessage: 'Naomba bei.',
    },
    openPage: 'Fungua: {page}',
    talkToPerson: 'Zungumza na mtu',
    bookDemo: 'Weka nafasi ya demo',
    timeline: {
      asap: 'Haraka (ndani ya wiki 2)',
      '1-month': 'Mwezi 1',
      '2-3-months': 'Miezi 2-3',
      '6-months-plus': 'Miezi 6 au zaidi',
    },
    underBudget: 'Chini ya ₹25,000',
    pages: {
      home: 'Mwanzo',
      services: 'Huduma na bei',
      ecommerce: 'AI kwa maduka ya mtandaoni',
      educationTools: 'Zana za elimu',
      smb: 'Otomatiki kwa biashara ndogo',
      aiAppDevelopment: 'Tovuti na programu za AI',
      gptAgents: 'Mawakala wa GPT',
      aiProducts: 'Bidhaa za AI',
      musicCreation: 'Nyimbo na jingle',
      creativeServices: 'Huduma za ubunifu',
      portfolio: 'Kazi zangu',
      saasTools: 'Labs / Violezo',
      testimonials: 'Shuhuda',
      about: 'Kuhusu mimi',
      contact: 'Mawasiliano',
      book: 'Weka nafasi ya demo',
      privacy: 'Sera ya faragha',
      myData: 'Taarifa zako',
      terms: 'Vigezo na masharti',
    },
  },
}
