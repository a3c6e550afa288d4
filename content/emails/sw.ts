import { business } from '#content/business.ts'
import type { VisitorEmailCopy } from './visitor-emails.ts'

const hours = business.replyWithinHours

export const swahili: VisitorEmailCopy = {
  footer: `${business.name}, {contactPlace}`,
  greeting: (name) => `Habari ${name},`,
  services: {
    'ai-chatbots': 'Chatbot za AI na otomatiki ya WhatsApp',
    'gpt-agents': 'Wasaidizi wa GPT',
    'education-tools': 'Zana za elimu',
    'ai-web-apps': 'Tovuti na programu za AI',
    'creative-services': 'Huduma za ubunifu',
    'music-creation': 'Nyimbo na jingle',
  },
  quoteReceived: {
    subject: (service) => `Ombi lako la bei: ${service}`,
    preview: `Utapata jibu ndani ya saa ${hours}.`,
    heading: 'Nimepata ombi lako',
    promise: `Asante kwa ujumbe wako. Kila ombi nalisoma mwenyewe, na ndani ya saa ${hours} nitakujibu nikueleze bei, utakachopata kwa bei hiyo, na lini huduma inaweza kuanza.`,
    asked: 'Ulichoomba',
    service: 'Huduma',
    noService: 'tutakubaliana pamoja',
    message: 'Ujumbe wako',
    reach: 'Umesahau kitu?',
    reachBefore: 'Jibu barua pepe hii, au andika kwa',
    reachAfter: 'wakati wowote.',
    notYou:
      'Kama hukuomba bei, kuna mtu aliyeweka anwani yako kimakosa. Puuza barua pepe hii, nami sitakuandikia tena.',
  },
  booking: {
    made: {
      subject: (when) => `Demo yako: ${when}`,
      preview: 'Demo imepangwa. Unaweza kuihamisha au kuighairi wakati wowote kabla haijaanza.',
      heading: 'Demo yako imepangwa',
      text: 'Asante kwa kupanga demo. Nasubiri kwa hamu kuzungumza nawe.',
    },
    moved: {
      subject: (when) => `Demo yako imehamishiwa ${when}`,
      preview: 'Demo ina saa mpya.',
      heading: 'Demo yako ina saa mpya',
      text: 'Demo yako imehamishiwa siku na saa zilizo hapa chini.',
      before: 'Awali',
    },
    cancelled: {
      subject: (when) => `Demo yako imeghairiwa: ${when}`,
      preview: 'Demo hii haitafanyika.',
      heading: 'Demo yako imeghairiwa',
      text: 'Demo hii haitafanyika.',
      byTeam: 'Samahani, imenibidi kuighairi.',
      again: 'Panga demo nyingine',
    },
    reminder: {
      subject: (when) => `Kikumbusho: demo yako, ${when}`,
      preview: 'Demo yako inakaribia.',
      heading: 'Demo yako inakaribia',
      text: 'Hiki ni kikumbusho cha demo yako.',
    },
    service: 'Huduma',
    time: 'Lini',
    businessTime: 'Kwa saa za India',
    place: 'Mahali',
    booking: 'Namba ya miadi',
    manage: 'Hamisha au ghairi demo',
    calendar: 'Weka kwenye kalenda yako:',
    calendarFile: 'Apple na kalenda nyingine',
    reachBefore: 'Una swali kabla ya demo? Jibu barua pepe hii, au andika kwa',
    reachAfter: 'wakati wowote.',
    notYou: 'Kama hukupanga demo, kuna mtu aliyeweka anwani yako kimakosa. Unaweza kupuuza barua pepe hii.',
  },
}
