import type { PriceGroup, Prices } from '#content/prices.ts'

type Words = { name: string; detail: string }

/** How amounts are put into words, and what each price is for. */
export const priceWords = {
  from: 'From {amount}',
  range: '{amount} – {upTo}',
  perMonth: '+ {amount}/month',
  setUp: 'set-up',
  'teacher-year': 'per teacher, per year',
  'school-year': 'per school, per year',
  custom: 'Custom',
  customDetail: 'Quoted after we talk',
  inDollars: 'about {amount} + {monthly}/month',
  marks: { popular: 'Most popular', 'add-on': 'Add-on', bundle: 'Bundle' },
}

export const priceNames: { [Group in PriceGroup]: Record<keyof Prices[Group], Words> } = {
  packages: {
    starter: {
      name: 'Starter',
      detail: 'One assistant for one channel: it answers, books and hands over to you.',
    },
    growth: {
      name: 'Business Growth',
      detail: 'Assistant, voice and dashboard working together for a busy counter.',
    },
    enterprise: { name: 'Enterprise', detail: 'Several branches or systems, connected and looked after.' },
  },
  overview: {
    ecommerce: {
      name: 'E-Commerce Solutions',
      detail: 'Order status, product questions and alerts for online shops.',
    },
    smb: {
      name: 'SMB Automation',
      detail: 'Bookings, reminders and follow-ups for clinics, salons, coaching and local shops.',
    },
    websites: {
      name: 'Websites and AI apps',
      detail: 'A fast site that shows what you do, with a chatbot if you want one.',
    },
  },
  ecommerce: {
    customerBot: {
      name: 'Customer bot',
      detail: 'Answers product and order questions on WhatsApp and your site.',
    },
    ownerBot: {
      name: 'Owner notification bot',
      detail: 'Tells you about orders, low stock and unhappy customers.',
    },
    voice: { name: 'Voice add-on', detail: 'Takes calls and reads answers aloud.' },
    dashboard: { name: 'Dashboard', detail: 'Conversations, orders and open questions on one screen.' },
    bundle: { name: 'E-commerce bundle', detail: 'Customer bot and owner bot, set up together.' },
  },
  smb: {
    businessBot: {
      name: 'Business bot',
      detail: 'Answers questions, takes bookings and sends reminders on WhatsApp.',
    },
    voice: { name: 'Voice add-on', detail: 'Takes calls and reads answers aloud.' },
    dashboard: { name: 'Dashboard', detail: 'Bookings, enquiries and follow-ups on one screen.' },
    broadcast: {
      name: 'Broadcast tool',
      detail: 'Sends offers and news to customers who agreed to get them.',
    },
    bundle: { name: 'SME bundle', detail: 'Business bot with voice, dashboard and broadcast.' },
  },
  websites: {
    business: { name: 'Business website', detail: 'Your services, prices and contact, quick on any phone.' },
    businessWithChatbot: {
      name: 'Business website with chatbot',
      detail: 'The same, with an assistant that answers visitors.',
    },
    portfolio: { name: 'Portfolio website', detail: 'Your work on a few well-made pages.' },
    shop: { name: 'E-commerce website', detail: 'Catalogue, cart and payment.' },
    customApp: { name: 'Custom AI web app', detail: 'Software made for one job of yours.' },
    bundle: { name: 'Website bundle', detail: 'Website and assistant, planned as one.' },
  },
  gptAgents: {
    agents: { name: 'GPT agents', detail: 'Agents that look things up and carry out steps in your tools.' },
    chatbots: { name: 'Trained chatbots', detail: 'Answers from your own documents and price lists.' },
    multichannel: {
      name: 'Multichannel assistants',
      detail: 'One assistant on WhatsApp, your site and social media.',
    },
    avatars: { name: 'Avatars and voice', detail: 'An assistant with a face or a voice.' },
    crm: { name: 'CRM integration', detail: 'Enquiries land in the system you already use.' },
  },
  music: {
    eventSongs: { name: 'Event songs', detail: 'A song for a wedding, a birthday or a launch.' },
    jingles: { name: 'Jingles', detail: 'A few seconds that people remember your business by.' },
    lyricToMusic: { name: 'Lyric to music', detail: 'Your words, set to music.' },
    multiFormat: { name: 'Multi-format', detail: 'One song cut for video, reels and radio.' },
  },
  creative: {
    song: { name: 'Song', detail: 'Written and produced from your idea.' },
    bookReview: { name: 'Book review video', detail: 'A short film about your book.' },
    authorSite: { name: 'Author website', detail: 'Your books, your story and a way to reach you.' },
  },
  schools: {
    lessonPlans: { name: 'Lesson plans', detail: 'Drafted for your syllabus, finished by your teachers.' },
    quiz: { name: 'Quiz maker', detail: 'Tests with answer keys from any chapter.' },
    content: { name: 'Content maker', detail: 'Worksheets, notes and examples.' },
    grading: { name: 'Grading help', detail: 'First marks and feedback for teachers to check.' },
    behavior: { name: 'Behaviour records', detail: 'Notes and patterns, kept within the school.' },
    parentCommunication: { name: 'Parent communication', detail: 'Messages to parents, in their language.' },
    virtualClassroom: { name: 'Virtual classroom', detail: 'Lessons, material and attendance online.' },
    careerTest: {
      name: 'Career test',
      detail: 'Interests and strengths, for the talk about what comes next.',
    },
  },
}
