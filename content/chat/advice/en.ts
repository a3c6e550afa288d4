import type { Advice } from './advice.ts'

export const english: Advice = {
  packages: {
    starter: 'if one assistant on WhatsApp or your site is enough',
    growth: 'if a busy counter needs voice and dashboard too',
    enterprise: 'if several branches or systems are to be connected',
  },
  ecommerce: {
    customerBot: 'if your online shop gets product and order questions',
    ownerBot: 'if you yourself want alerts on orders and complaints',
    voice: 'if your shop’s customers call as well as write',
    dashboard: 'if conversations and orders should be on one screen',
    bundle: 'if customers need answers and you need alerts',
  },
  smb: {
    businessBot: 'if your local business gets questions and bookings on WhatsApp',
    voice: 'if customers call as well as write',
    dashboard: 'if bookings and follow-ups should be on one screen',
    broadcast: 'if offers and news should reach customers who agreed',
    bundle: 'if you want bot, voice, dashboard and broadcast together',
  },
  websites: {
    business: 'if showing services, prices and contact is enough',
    businessWithChatbot: 'if the site itself should also answer visitors',
    portfolio: 'if your work should be shown in pictures',
    shop: 'if customers should order and pay on the site',
    customApp: 'if one job of yours needs its own software',
    bundle: 'if the website’s chatbot should answer on WhatsApp too',
  },
  gptAgents: {
    agents: 'if steps should be carried out in your tools',
    chatbots: 'if answers should come from your own documents',
    multichannel: 'if one assistant should serve WhatsApp, site and social media',
    avatars: 'if people should see or hear it, not read',
    crm: 'if enquiries should reach your system without typing',
  },
  music: {
    eventSongs: 'if the song should tell your story, with names',
    jingles: 'if people should remember your business by it',
    lyricToMusic: 'if the words are your own',
    multiFormat: 'if one song must fit film, reels and radio',
  },
  creative: {
    song: 'if it is to be written from your idea',
    bookReview: 'if you want something to share about your book',
    authorSite: 'if readers should find your books and reach you',
  },
  schools: {
    lessonPlans: 'if teachers prepare lessons for your syllabus',
    quiz: 'if you need tests with answer keys',
    content: 'if you need worksheets, notes and examples',
    grading: 'if teachers want first marks and feedback to check',
    behavior: 'if teachers want to see patterns over a term',
    parentCommunication: 'if parents should get messages in their language',
    virtualClassroom: 'if you want video lessons and online attendance',
    careerTest: 'if classes 9 to 12 consider what comes next',
  },
}
