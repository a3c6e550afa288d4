import type { PriceList } from './price-list.ts'

export const romanised: PriceList = {
  packages: {
    starter: {
      name: 'Starter',
      detail: 'Ek assistant, WhatsApp ya website par, Hindi aur English; zaroorat par aapko saunpta hai.',
    },
    growth: {
      name: 'Business Growth',
      detail:
        'Vyast counter ke liye: WhatsApp aur website, voice, dashboard, reminder aur follow-up saath mein.',
    },
    enterprise: {
      name: 'Enterprise',
      detail: 'Kai branch ya systems, aapke apne systems jude hue, tay response time.',
    },
  },
  overview: {
    ecommerce: { name: 'E-commerce bot', detail: 'Order status, product sawal aur alert.' },
    smb: { name: 'Business bot', detail: 'Booking, reminder aur follow-up.' },
    websites: { name: 'Website', detail: 'Tez site, chaahen to chatbot ke saath.' },
  },
  ecommerce: {
    customerBot: {
      name: 'Customer bot',
      detail: 'WhatsApp aur site par product aur order ke sawal: status, stock, size, delivery, return.',
    },
    ownerBot: {
      name: 'Owner notification bot',
      detail:
        'Order, kam stock aur naraz customer ki khabar aapko, aur roz ka saar WhatsApp par; kya zaroori hai aap chunte hain.',
    },
    voice: {
      name: 'Voice add-on',
      detail: 'Call uthata hai, Hindi aur English mein bolta hai, zaroorat par aapko saunpta hai.',
    },
    dashboard: { name: 'Dashboard', detail: 'Saari baatcheet, order aur khule sawal ek screen par.' },
    bundle: { name: 'E-commerce bundle', detail: 'Customer bot aur owner bot, ek saath set-up.' },
  },
  smb: {
    businessBot: {
      name: 'Business bot',
      detail: 'WhatsApp par jawab, booking, reminder, follow-up; aapke calendar se juda.',
    },
    voice: {
      name: 'Voice add-on',
      detail: 'Call uthata hai, Hindi aur English mein bolta hai, zaroorat par aapko saunpta hai.',
    },
    dashboard: {
      name: 'Dashboard',
      detail: 'Aaj ki booking, enquiry aur kisko call karna hai, ek screen par.',
    },
    broadcast: {
      name: 'Broadcast tool',
      detail: 'Offer aur khabar un customers ko jinhone haan kaha; ek shabd se band.',
    },
    bundle: { name: 'SME bundle', detail: 'Business bot, voice, dashboard aur broadcast.' },
  },
  websites: {
    business: {
      name: 'Business website',
      detail: 'Chhe page tak: service, daam, contact, map, samay, WhatsApp button.',
    },
    businessWithChatbot: {
      name: 'Business website chatbot ke saath',
      detail: 'Wahi website, aur visitors ko jawab dene wala assistant; enquiry ek list mein.',
    },
    portfolio: {
      name: 'Portfolio website',
      detail: 'Aapka kaam tasveeron mein, aapke baare mein, contact form.',
    },
    shop: { name: 'E-commerce website', detail: 'Product, cart, payment; product aap khud jodte hain.' },
    customApp: {
      name: 'Custom AI web app',
      detail: 'Aapke ek kaam ke liye bana software, browser mein chalta hai.',
    },
    bundle: { name: 'Website bundle', detail: 'Business website, aur site tatha WhatsApp par chatbot.' },
  },
  gptAgents: {
    agents: {
      name: 'GPT agents',
      detail: 'Padhta hai, dhoondhta hai, aapke tools mein kaam karta hai, faisle se pehle poochta hai.',
    },
    chatbots: {
      name: 'Trained chatbot',
      detail: 'Aapke documents aur rate list se jawab, kahan likha hai wo bhi batata hai.',
    },
    multichannel: {
      name: 'Multichannel assistant',
      detail: 'WhatsApp, site aur social media par ek hi assistant; aap ek jagah se jawab dete hain.',
    },
    avatars: {
      name: 'Avatar aur voice',
      detail: 'Chehre ya awaaz wala assistant, screen, call aur video ke liye.',
    },
    crm: { name: 'CRM integration', detail: 'Enquiry seedha aapke CRM mein, bina type kiye.' },
  },
  music: {
    eventSongs: {
      name: 'Event song',
      detail: 'Shaadi, janamdin ya launch ke liye, naam aur kahani ke saath, do baar badlav.',
    },
    jingles: {
      name: 'Jingle',
      detail: '10 se 30 second jo logon ko aapka naam yaad dilaye; awaaz ke saath ya bina.',
    },
    lyricToMusic: { name: 'Lyric to music', detail: 'Aapke shabd sangeet mein, karaoke version ke saath.' },
    multiFormat: {
      name: 'Multi-format',
      detail: 'Ek gaana film, reel aur radio ke liye kata hua; awaaz aur sangeet alag bhi.',
    },
  },
  creative: {
    song: { name: 'Song', detail: 'Aapki kavita ya soch se likha aur banaya gaana.' },
    bookReview: { name: 'Book review video', detail: 'Aapki kitab par 60 se 120 second ka video.' },
    authorSite: {
      name: 'Author website',
      detail: 'Aapki kitaben, kahani aur sampark; ek page ya poori site; agli kitaab aasani se judti hai.',
    },
  },
  schools: {
    lessonPlans: { name: 'Lesson plan', detail: 'Aapke board aur chapter ke hisaab se, Word aur PDF mein.' },
    quiz: { name: 'Quiz maker', detail: 'Kisi bhi chapter se test, kai version aur answer key.' },
    content: {
      name: 'Content maker',
      detail: 'Worksheet, notes aur udaharan, teen star ke, Hindi aur English.',
    },
    grading: { name: 'Grading help', detail: 'Pehle marks aur feedback; faisla teacher ka.' },
    behavior: { name: 'Behaviour records', detail: 'Note aur pattern, sirf teachers ke liye.' },
    parentCommunication: {
      name: 'Parent communication',
      detail: 'Parents ko unki bhasha mein message; unke jawab ek list mein.',
    },
    virtualClassroom: { name: 'Virtual classroom', detail: 'Video lesson, material aur attendance online.' },
    careerTest: { name: 'Career test', detail: 'Class 9 se 12 ke liye, report ke saath.' },
  },
}
