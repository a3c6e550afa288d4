import type { PriceList } from './price-list.ts'

export const romanised: PriceList = {
  packages: {
    starter: {
      name: 'Starter',
      detail: 'Ek assistant, WhatsApp ya website par, Hindi aur English; zaroorat par aapko saunpta hai.',
      features: ['Jawab aur booking', 'shuruaat ke liye'],
    },
    growth: {
      name: 'Business Growth',
      detail:
        'Vyast counter ke liye: WhatsApp aur website, voice, dashboard, reminder aur follow-up saath mein.',
      features: ['Assistant bhi shamil'],
    },
    enterprise: {
      name: 'Enterprise',
      detail: 'Kai branch ya systems, aapke apne systems jude hue, tay response time.',
      features: ['Kai team bhi', 'sab ki dekhbhaal'],
    },
  },
  overview: {
    ecommerce: {
      name: 'E-commerce bot',
      detail: 'Order status, product sawal aur alert.',
      features: ['Online shops ke liye'],
    },
    smb: {
      name: 'Business bot',
      detail: 'Booking, reminder aur follow-up.',
      features: ['Clinic, salon, coaching aur local dukanon ke liye'],
    },
    websites: {
      name: 'Website',
      detail: 'Tez site, chaahen to chatbot ke saath.',
      features: ['Aap kya karte hain wo dikhati hai'],
    },
  },
  ecommerce: {
    customerBot: {
      name: 'Customer bot',
      detail: 'WhatsApp aur site par product aur order ke sawal: status, stock, size, delivery, return.',
      features: ['Order number ya phone se status'],
    },
    ownerBot: {
      name: 'Owner notification bot',
      detail:
        'Order, kam stock aur naraz customer ki khabar aapko, aur roz ka saar WhatsApp par; kya zaroori hai aap chunte hain.',
    },
    voice: {
      name: 'Voice add-on',
      detail: 'Call uthata hai, Hindi aur English mein bolta hai, zaroorat par aapko saunpta hai.',
      features: ['Jawab padhkar sunata hai'],
    },
    dashboard: {
      name: 'Dashboard',
      detail: 'Saari baatcheet, order aur khule sawal ek screen par.',
      features: ['Jinka jawab bot na de saka wo bhi'],
    },
    bundle: { name: 'E-commerce bundle', detail: 'Customer bot aur owner bot, ek saath set-up.' },
  },
  smb: {
    businessBot: {
      name: 'Business bot',
      detail: 'WhatsApp par jawab, booking, reminder, follow-up; aapke calendar se juda.',
      features: ['Booking badalna aur cancel karna bhi'],
    },
    voice: {
      name: 'Voice add-on',
      detail: 'Call uthata hai, Hindi aur English mein bolta hai, zaroorat par aapko saunpta hai.',
      features: ['Jawab padhkar sunata hai'],
    },
    dashboard: {
      name: 'Dashboard',
      detail: 'Aaj ki booking, enquiry aur kisko call karna hai, ek screen par.',
      features: ['Follow-up bhi'],
    },
    broadcast: {
      name: 'Broadcast tool',
      detail: 'Offer aur khabar un customers ko jinhone haan kaha; ek shabd se band.',
      features: ['Bina haan ke kisi ko nahi'],
    },
    bundle: { name: 'SME bundle', detail: 'Business bot, voice, dashboard aur broadcast.' },
  },
  websites: {
    business: {
      name: 'Business website',
      detail: 'Chhe page tak: service, daam, contact, map, samay, WhatsApp button.',
      features: ['Har phone par tez', 'search mein milne wali'],
    },
    businessWithChatbot: {
      name: 'Business website chatbot ke saath',
      detail: 'Wahi website, aur visitors ko jawab dene wala assistant; enquiry ek list mein.',
      features: ['Business website ka sab kuch', 'usi par train kiya hua assistant'],
    },
    portfolio: {
      name: 'Portfolio website',
      detail: 'Aapka kaam tasveeron mein, aapke baare mein, contact form.',
      features: ['Kuch achhe se bane page'],
    },
    shop: {
      name: 'E-commerce website',
      detail: 'Product, cart, payment; product aap khud jodte hain.',
      features: ['Order mail aur WhatsApp par'],
    },
    customApp: {
      name: 'Custom AI web app',
      detail: 'Aapke ek kaam ke liye bana software, browser mein chalta hai.',
      features: ['Wo kaam achhe se', 'zaroorat ho to sign-in'],
    },
    bundle: {
      name: 'Website bundle',
      detail: 'Business website, aur site tatha WhatsApp par chatbot.',
      features: ['Dono ki planning ek saath', 'call karne ke liye ek hi insaan'],
    },
  },
  gptAgents: {
    agents: {
      name: 'GPT agents',
      detail: 'Padhta hai, dhoondhta hai, aapke tools mein kaam karta hai, faisle se pehle poochta hai.',
    },
    chatbots: {
      name: 'Trained chatbot',
      detail: 'Aapke documents aur rate list se jawab, kahan likha hai wo bhi batata hai.',
      features: ['Aapki files par train kiya hua'],
    },
    multichannel: {
      name: 'Multichannel assistant',
      detail: 'WhatsApp, site aur social media par ek hi assistant; aap ek jagah se jawab dete hain.',
      features: ['Sab channel ki ek hi memory'],
    },
    avatars: {
      name: 'Avatar aur voice',
      detail: 'Chehre ya awaaz wala assistant, screen, call aur video ke liye.',
      features: ['Bolta aur sunta hai'],
    },
    crm: {
      name: 'CRM integration',
      detail: 'Enquiry seedha aapke CRM mein, bina type kiye.',
      features: ['Naye contact bhi', 'aapke apne fields ke saath'],
    },
  },
  music: {
    eventSongs: {
      name: 'Event song',
      detail: 'Shaadi, janamdin ya launch ke liye, naam aur kahani ke saath, do baar badlav.',
    },
    jingles: {
      name: 'Jingle',
      detail: '10 se 30 second jo logon ko aapka naam yaad dilaye; awaaz ke saath aur bina.',
    },
    lyricToMusic: {
      name: 'Lyric to music',
      detail: 'Aapke shabd sangeet mein, karaoke version ke saath.',
      features: ['Koi bhi mood aur tempo'],
    },
    multiFormat: {
      name: 'Multi-format',
      detail: 'Ek gaana film, reel aur radio ke liye kata hua; awaaz aur sangeet alag bhi.',
    },
  },
  creative: {
    song: {
      name: 'Song',
      detail: 'Aapki kavita ya soch se likha aur banaya gaana.',
      features: ['Do baar badlav'],
    },
    bookReview: {
      name: 'Book review video',
      detail: 'Aapki kitab par 60 se 120 second ka video.',
      features: ['Khada aur aada dono'],
    },
    authorSite: {
      name: 'Author website',
      detail: 'Aapki kitaben, kahani aur sampark; ek page ya poori site; agli kitaab aasani se judti hai.',
    },
  },
  schools: {
    lessonPlans: {
      name: 'Lesson plan',
      detail: 'Aapke board aur chapter ke hisaab se, Word aur PDF mein.',
      features: ['Aapke syllabus ka draft', 'poora aapke teachers karte hain'],
    },
    quiz: { name: 'Quiz maker', detail: 'Kisi bhi chapter se test, kai version aur answer key.' },
    content: {
      name: 'Content maker',
      detail: 'Worksheet, notes aur udaharan, teen star ke, Hindi aur English.',
      features: ['Level mushkil ke hisaab se'],
    },
    grading: {
      name: 'Grading help',
      detail: 'Pehle marks aur feedback; faisla teacher ka.',
      features: ['Feedback har jawab par', 'teacher ke jaanchne ke liye'],
    },
    behavior: {
      name: 'Behaviour records',
      detail: 'Note aur pattern, sirf teachers ke liye.',
      features: ['Pattern poore term ke', 'school ke andar hi'],
    },
    parentCommunication: {
      name: 'Parent communication',
      detail: 'Parents ko unki bhasha mein message; unke jawab ek list mein.',
      features: ['Hindi, English aur bhi bhashayen'],
    },
    virtualClassroom: { name: 'Virtual classroom', detail: 'Video lesson, material aur attendance online.' },
    careerTest: {
      name: 'Career test',
      detail: 'Class 9 se 12 ke liye, report ke saath.',
      features: ['Pasand aur khoobiyan', 'aage kya karna hai us par baat ke liye'],
    },
  },
}
