import { business } from '#content/business.ts'
import type { Copy } from '#content/copy/copy.ts'

/** Shown if a form's text is longer than the server accepts. */
export const tooLong =
  'Maandishi yako yamezidi kikomo kwa takribani herufi {n}. Bado yako kwenye fomu: yafupishe, kisha utume tena.'

/** Texts of every page. */
export const common: Copy['common'] = {
  skipToContent: 'Nenda kwenye maudhui',
  homeLink: `${business.name}, ukurasa wa mwanzo`,
  mainMenu: 'Menyu kuu',
  breadcrumb: 'Mahali ulipo',
  openMenu: 'Menyu',
  languages: 'Lugha',
  /** The label of the button that opens the list below an entry. */
  moreOf: 'Zaidi: {entry}',
  getStarted: 'Anza',
  pages: {
    home: 'Mwanzo',
    services: 'Huduma',
    ecommerce: 'AI kwa maduka ya mtandaoni',
    educationTools: 'Zana za elimu',
    smb: 'Otomatiki kwa biashara ndogo',
    aiAppDevelopment: 'Tovuti na programu za AI',
    aiChatbots: 'Chatbot za AI',
    whatsAppAutomation: 'Otomatiki ya WhatsApp',
    gptAgents: 'Wasaidizi wa GPT',
    aiProducts: 'Bidhaa za AI',
    musicCreation: 'Nyimbo na jingle',
    creativeServices: 'Huduma za ubunifu',
    portfolio: 'Kazi zangu',
    saasTools: 'Zana ndogo na violezo',
    testimonials: 'Maoni ya wateja',
    about: 'Kuhusu mimi',
    contact: 'Mawasiliano',
    book: 'Panga demo ya bure',
    thankYou: 'Asante',
    privacy: 'Sera ya faragha',
    myData: 'Taarifa zako',
    terms: 'Vigezo na masharti',
  },
  /** Notes beside page names in the menu. */
  notes: {
    ecommerce: 'kwa wanaouza mtandaoni',
    educationTools: 'shule, walimu',
    smb: 'kliniki, saluni, maduka',
    aiAppDevelopment: 'kwa biashara yoyote',
    aiChatbots: 'kwa tovuti yako',
    whatsAppAutomation: 'kwa namba yako',
    gptAgents: 'kwa kazi za ofisi',
    aiProducts: 'zana zilizo tayari',
    musicCreation: 'biashara, sherehe',
    creativeServices: 'video, tovuti za waandishi',
    portfolio: 'mifano ya kazi',
    saasTools: 'jaribu bure',
    testimonials: 'wateja wanasemaje',
    book: 'dakika 30',
  },
  /** Page names that differ in the menu's list. */
  projects: 'Miradi',
  theme: {
    button: 'Mandhari ya rangi',
    legend: 'Mandhari',
    system: 'Mfumo',
    light: 'Mwanga',
    dark: 'Giza',
  },
  footer: {
    about: 'Wasaidizi wa AI, tovuti na zana kwa maduka, kliniki, shule na wasanii.',
    pages: 'Kurasa',
    services: 'Huduma',
    reach: 'Wasiliana nami',
    smartSchool: 'Smart School',
    comingSoon: 'Inakuja hivi karibuni',
    freeDemo: 'Panga demo ya bure',
    whatsApp: 'Andika kwa WhatsApp',
    newTab: '(hufunguka kwenye kichupo kipya)',
    rights: 'Haki zote zimehifadhiwa.',
  },
  chat: 'Msaidizi wa AI',
  toasts: {
    region: 'Arifa',
    dismiss: 'Funga',
  },
  errors: {
    notFound: {
      title: 'Ukurasa haupatikani',
      text: 'Ukurasa huu haupo. Huenda anwani imeandikwa vibaya, au ukurasa umehamishwa.',
    },
    tooLong: {
      title: 'Ni kubwa mno kutumwa',
      text: 'Rudi kwa kitufe cha nyuma cha kivinjari chako: ulichoandika bado kiko kwenye fomu. Kipunguze kwa takribani herufi {n}, kisha utume tena.',
      file: 'Rudi kwa kitufe cha nyuma cha kivinjari chako: ulichoandika bado kiko kwenye fomu. Chagua faili dogo zaidi, kisha utume tena.',
    },
    failed: {
      title: 'Kuna hitilafu',
      text: 'Kuna hitilafu kwenye tovuti hii. Tafadhali jaribu tena baada ya muda mfupi. Ikitokea tena, niandikie.',
    },
    home: 'Nenda kwenye ukurasa wa mwanzo',
    contact: 'Mawasiliano',
    tryAgain: 'Jaribu tena',
  },
}
