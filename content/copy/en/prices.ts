import type { PriceGroup, Prices } from '#content/prices.ts'

/** The texts of one price. */
export type PriceWords = { name: string; detail: string; features?: readonly string[] }

/** The format of amounts and the texts of each price. */
export const priceWords = {
  from: 'From {amount}',
  range: '{amount} – {upTo}',
  perMonth: '+ {amount}/month',
  setUp: 'set-up',
  'teacher-year': 'per teacher, per year',
  'school-year': 'per school, per year',
  custom: 'Custom',
  customDetail: 'Tell me what you need',
  inDollars: 'about {amount} + {monthly}/month',
  marks: { popular: 'Most popular', 'add-on': 'Add-on', optional: 'Optional', bundle: 'Bundle' },
}

export const priceNames: { [Group in PriceGroup]: Record<keyof Prices[Group], PriceWords> } = {
  packages: {
    starter: {
      name: 'Starter',
      detail: 'One assistant that answers and books.',
      features: ['WhatsApp or your website', 'Hindi and English', 'Hands over to you'],
    },
    growth: {
      name: 'Business Growth',
      detail: 'For a busy counter: assistant, voice and dashboard.',
      features: ['WhatsApp and your website', 'Voice and dashboard', 'Reminders and broadcasts'],
    },
    enterprise: {
      name: 'Enterprise',
      detail: 'Several branches or systems, connected and looked after.',
      features: ['Several branches and teams', 'Your own systems connected', 'Agreed response times'],
    },
  },
  overview: {
    ecommerce: {
      name: 'E-Commerce Solutions',
      detail: 'For online shops: order status, product questions, and an alert when you’re needed.',
    },
    smb: {
      name: 'SMB Automation',
      detail: 'For clinics, salons, coaching and local shops: bookings, reminders, follow-ups.',
    },
    websites: {
      name: 'Websites and AI apps',
      detail: 'A site that’s ready for customers from day one, with a chatbot if you want one.',
    },
  },
  ecommerce: {
    customerBot: {
      name: 'Customer bot',
      detail: 'Answers product and order questions on WhatsApp and your site.',
      features: [
        'Order status by number or phone',
        'Stock, sizes, delivery, returns',
        'WhatsApp and website',
      ],
    },
    ownerBot: {
      name: 'Owner notification bot',
      detail: 'Tells you about orders, low stock and unhappy customers.',
      features: ['Orders, low stock, complaints', 'Daily summary on WhatsApp', 'You choose what’s urgent'],
    },
    voice: {
      name: 'Voice add-on',
      detail: 'Takes calls and reads answers aloud.',
      features: ['Calls in Hindi and English', 'Hands over to you'],
    },
    dashboard: {
      name: 'Dashboard',
      detail: 'Conversations, orders and open questions on one screen.',
      features: ['All conversations', 'What it couldn’t answer'],
    },
    bundle: {
      name: 'E-commerce bundle',
      detail: 'Customer bot and owner bot, set up together.',
      features: ['Customer bot', 'Owner notification bot', 'One set-up for both'],
    },
  },
  smb: {
    businessBot: {
      name: 'Business bot',
      detail: 'Answers questions, takes bookings and sends reminders on WhatsApp.',
      features: [
        'Bookings, changes, cancellations',
        'Reminders and follow-ups',
        'Connected to your calendar',
      ],
    },
    voice: {
      name: 'Voice add-on',
      detail: 'Takes calls and reads answers aloud.',
      features: ['Calls in Hindi and English', 'Hands over to you'],
    },
    dashboard: {
      name: 'Dashboard',
      detail: 'Bookings, enquiries and follow-ups on one screen.',
      features: ['Today’s bookings', 'Who to call back'],
    },
    broadcast: {
      name: 'Broadcast tool',
      detail: 'Sends offers and news to customers who agreed to get them.',
      features: ['Only to those who agreed', 'Customers stop it with one word'],
    },
    bundle: {
      name: 'SME bundle',
      detail: 'Business bot, voice, dashboard and broadcast, set up together.',
      features: ['Business bot and voice', 'Dashboard', 'Broadcast tool'],
    },
  },
  websites: {
    business: {
      name: 'Business website',
      detail: 'Your services, prices and contact, quick on any phone.',
      features: ['Up to six pages', 'Map, hours, WhatsApp button', 'Set up for Google and Maps'],
    },
    businessWithChatbot: {
      name: 'Business website with chatbot',
      detail: 'The same, plus an assistant that answers visitors.',
      features: ['The whole business website', 'Assistant trained on it', 'Enquiries in one list'],
    },
    portfolio: {
      name: 'Portfolio website',
      detail: 'Your work on a few well-made pages.',
      features: ['Your work in pictures', 'A page about you', 'Contact form'],
    },
    shop: {
      name: 'E-commerce website',
      detail: 'Catalogue, cart and payment.',
      features: ['Products, cart, payment', 'Orders by email and WhatsApp', 'You add products yourself'],
    },
    customApp: {
      name: 'Custom AI web app',
      detail: 'Software for one job of yours.',
      features: ['One job, done well', 'Sign in where needed', 'Runs in the browser'],
    },
    bundle: {
      name: 'Website bundle',
      detail: 'A website and an assistant on WhatsApp, planned as one.',
      features: ['Business website', 'Chatbot on site and WhatsApp', 'One person to call'],
    },
  },
  gptAgents: {
    agents: {
      name: 'GPT agents',
      detail: 'AI that looks things up and does the next step in your tools.',
      features: ['Reads, looks up, acts', 'Asks before it decides'],
    },
    chatbots: {
      name: 'Trained chatbots',
      detail: 'Answers from your own documents and price lists.',
      features: ['Trained on your files', 'Gives the page number'],
    },
    multichannel: {
      name: 'Multichannel assistants',
      detail: 'One assistant on WhatsApp, your site and social media.',
      features: ['One memory for all channels', 'You answer from one place'],
    },
    avatars: {
      name: 'Avatars and voice',
      detail: 'An assistant with a face or a voice.',
      features: ['Speaks and listens', 'For screens, calls and video'],
    },
    crm: {
      name: 'CRM integration',
      detail: 'Enquiries land in the system you already use.',
      features: ['New contacts without typing', 'Fits your fields'],
    },
  },
  music: {
    eventSongs: {
      name: 'Event songs',
      detail: 'A song for a wedding, a birthday or a launch.',
      features: ['With names and stories', 'Two rounds of changes'],
    },
    jingles: {
      name: 'Jingles',
      detail: 'A tune people remember your shop by.',
      features: ['10 to 30 seconds', 'With and without voice'],
    },
    lyricToMusic: {
      name: 'Lyric to music',
      detail: 'Your words, set to music.',
      features: ['Any mood and tempo', 'Karaoke version'],
    },
    multiFormat: {
      name: 'Multi-format',
      detail: 'One song cut for video, reels and radio.',
      features: ['Film, reel and radio cuts', 'Separate voice and music'],
    },
  },
  creative: {
    song: {
      name: 'Song',
      detail: 'Written and produced from your idea.',
      features: ['From a poem or an idea', 'Two rounds of changes'],
    },
    bookReview: {
      name: 'Book review video',
      detail: 'A short film about your book.',
      features: ['60 to 120 seconds', 'For Reels and YouTube'],
    },
    authorSite: {
      name: 'Author website',
      detail: 'Your books, your story and a way to reach you.',
      features: ['One page, or a whole site', 'Easy to add the next book'],
    },
  },
  schools: {
    lessonPlans: {
      name: 'Lesson plans',
      detail: 'Drafted for your syllabus, finished by your teachers.',
      features: ['Your board and chapters', 'Word and PDF'],
    },
    quiz: {
      name: 'Quiz maker',
      detail: 'Tests with answer keys from any chapter.',
      features: ['Several versions', 'Answer keys'],
    },
    content: {
      name: 'Content maker',
      detail: 'Worksheets, notes and examples.',
      features: ['Three levels of difficulty', 'Hindi and English'],
    },
    grading: {
      name: 'Grading help',
      detail: 'Suggested marks and feedback for teachers to check.',
      features: ['Feedback for each answer', 'The teacher decides'],
    },
    behavior: {
      name: 'Behaviour records',
      detail: 'Notes and patterns that stay in the school.',
      features: ['For teachers only', 'Patterns over a term'],
    },
    parentCommunication: {
      name: 'Parent communication',
      detail: 'Messages to parents, in their language.',
      features: ['Hindi, English and more', 'Replies in one list'],
    },
    virtualClassroom: {
      name: 'Virtual classroom',
      detail: 'Lessons, material and attendance online.',
      features: ['Video lessons', 'Material and attendance'],
    },
    careerTest: {
      name: 'Career test',
      detail: 'Interests and strengths, for the talk about what’s next.',
      features: ['For classes 9 to 12', 'A report to talk about'],
    },
  },
}
