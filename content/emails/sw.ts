import { business } from '#content/business.ts'
import type { VisitorEmailCopy } from './visitor-emails.ts'

const hours = business.replyWithinHours

export const swahili: VisitorEmailCopy = {
  footer: `${business.name}, {contactPlace}`,
  greeting: (name) => `Habari ${name},`,
  services: {
    'ai-chatbots': 'Chatbot za AI na WhatsApp ya kujiendesha',
    'gpt-agents': 'Mawakala wa GPT',
    'education-tools': 'Zana za elimu',
    'ai-web-apps': 'Tovuti na programu za AI',
    'creative-services': 'Huduma za ubunifu',
    'music-creation': 'Utengenezaji wa muziki',
  },
  quoteReceived: {
    subject: (service) => `Tumepata ombi lako: ${service}`,
    preview: `Tunajibu ndani ya saa ${hours}.`,
    heading: 'Tumepata ombi lako',
    promise: `Asante kwa kutuandikia. Utapata jibu ndani ya saa ${hours}, kutoka kwa mtu aliyesoma ulichoandika.`,
    asked: 'Ulichoomba',
    service: 'Huduma',
    noService: 'tutakubaliana pamoja',
    message: 'Ujumbe wako',
    reach: 'Ukitaka kuongeza jambo',
    reachBefore: 'Jibu barua pepe hii, au andika kwa',
    reachAfter: 'wakati wowote.',
    notYou:
      'Kama hukuomba bei kwetu, kuna mtu aliyekosea anwani. Puuza barua pepe hii. Hatutaandika tena usipotuandikia.',
  },
  booking: {
    made: {
      subject: (when) => `Onyesho lako: ${when}`,
      preview: 'Onyesho limewekwa. Kabla halijaanza unaweza kubadilisha muda au kulighairi.',
      heading: 'Onyesho lako limewekwa',
      text: 'Asante kwa kupendezwa na huduma zetu. Muda huu ni wako.',
    },
    moved: {
      subject: (when) => `Onyesho lako lina muda mpya: ${when}`,
      preview: 'Onyesho limehamishwa.',
      heading: 'Onyesho lako lina muda mpya',
      text: 'Onyesho limehamishwa. Muda wa zamani sasa uko wazi.',
      before: 'Muda wa zamani',
    },
    cancelled: {
      subject: (when) => `Onyesho lako limeghairiwa: ${when}`,
      preview: 'Onyesho hili halitafanyika.',
      heading: 'Onyesho lako limeghairiwa',
      text: 'Onyesho hili halitafanyika.',
      byTeam: 'Samahani, tulilazimika kulighairi.',
      again: 'Chagua muda mwingine',
    },
    reminder: {
      subject: (when) => `Kumbusho: onyesho lako, ${when}`,
      preview: 'Onyesho lako linakaribia.',
      heading: 'Onyesho lako linakaribia',
      text: 'Huu ni ukumbusho wa onyesho ulilopanga nasi.',
    },
    service: 'Huduma',
    time: 'Muda',
    businessTime: 'Kwetu ni',
    place: 'Mahali',
    booking: 'Nambari ya miadi',
    manage: 'Badilisha muda au ghairi',
    calendar: 'Weka kwenye kalenda yako:',
    calendarFile: 'Apple na nyingine',
    reachBefore: 'Ukiwa na swali, jibu barua pepe hii, au andika kwa',
    reachAfter: 'wakati wowote.',
    notYou: 'Kama hukupanga onyesho nasi, kuna mtu aliyekosea anwani. Puuza barua pepe hii.',
  },
}
