import type { ReplyLanguage } from '#domain/chat/conversation.ts'

const trades: Record<ReplyLanguage, string> = {
  en: 'clinic, salon, gym, shop, restaurant, hotel, school, coaching centre, dentist, bakery, boutique, online store, doctor, teacher, author, garage, parlour, travel agency, lawyer, pharmacy, college, real estate agent, tuition centre, kirana store, physiotherapist, writer',
  'hi-Latn':
    'clinic, salon, gym, dukan, restaurant, hotel, school, coaching, dentist, bakery, boutique, online store, doctor, teacher, lekhak, parlour, kirana, medical store, vakil, mithai ki dukan, kapde ki dukan',
  hi: 'क्लिनिक, सैलून, जिम, दुकान, रेस्टोरेंट, होटल, स्कूल, कोचिंग, डॉक्टर, शिक्षक, लेखक, पार्लर, किराना दुकान, मेडिकल स्टोर, वकील',
  sw: 'kliniki, saluni, gym, duka, mgahawa, hoteli, shule, daktari, mwalimu, mwandishi, duka la mtandaoni, duka la dawa, wakili',
}

const ways: Record<ReplyLanguage, readonly string[]> = {
  en: [
    'price for a {who}',
    '{who} price',
    'cost for my {who}',
    'how much for a {who}',
    'what is the rate for a {who}?',
    'i have a {who}, price?',
  ],
  'hi-Latn': [
    '{who} ke liye kitna',
    '{who} ka rate',
    '{who} ke liye price batao',
    'mera {who} hai, kitna lagega',
  ],
  hi: ['{who} के लिए कितने का', '{who} का दाम', 'मेरे {who} के लिए कितना लगेगा'],
  sw: ['bei ya {who}', 'bei kwa {who} ni gani', 'nina {who}, bei gani'],
}

const things: Record<ReplyLanguage, string> = {
  en: 'website, chatbot, WhatsApp bot, bot, jingle, song, online shop website, book video, author website, lesson plans, quiz maker, app, voice add-on, starter package, AI agent, wedding song, portfolio website, CRM integration, e-commerce bot, dashboard, school tools',
  'hi-Latn':
    'website, chatbot, whatsapp bot, bot, jingle, gana, online dukan ki website, kitab ka video, lesson plan, quiz maker, app, shaadi ka gana',
  hi: 'वेबसाइट, चैटबॉट, व्हाट्सएप बॉट, बॉट, जिंगल, गाना, किताब का वीडियो, पाठ योजना, ऐप, शादी का गाना',
  sw: 'tovuti, bot, bot ya whatsapp, wimbo, jingle, video ya kitabu, mipango ya somo, app, wimbo wa harusi',
}

const waysOfThings: Record<ReplyLanguage, readonly string[]> = {
  en: [
    'price of {what}',
    '{what} price',
    'what does a {what} cost',
    'how much for {what}',
    '{what} rate?',
    'need {what}, price?',
  ],
  'hi-Latn': [
    '{what} kitne ka hai',
    '{what} ka rate',
    '{what} ka price batao',
    '{what} banwana hai, kitna lagega',
  ],
  hi: ['{what} कितने का है', '{what} का दाम', '{what} चाहिए, कितना लगेगा'],
  sw: ['bei ya {what}', '{what} ni bei gani', 'nataka {what}, bei gani'],
}

const cheapest: readonly string[] = [
  'cheapest website?',
  'which is your cheapest bot',
  'what is the cheapest chatbot',
  'your most expensive website',
  'sabse sasta bot konsa hai',
  'sabse sasti website',
  'sabse mehenga bot kaun sa hai',
  'सबसे सस्ता बॉट कौन सा है',
  'सबसे सस्ती वेबसाइट',
  'bot ya bei nafuu ni ipi',
  'tovuti ya bei nafuu zaidi',
]

/** What most people write first: what they run, or what they want, and that they ask for the price. */
export const plainestQuestions: string[] = [
  ...cheapest,
  ...(Object.keys(trades) as ReplyLanguage[]).flatMap((language) => [
    ...trades[language].split(', ').flatMap((who) => ways[language].map((way) => way.replace('{who}', who))),
    ...things[language]
      .split(', ')
      .flatMap((what) => waysOfThings[language].map((way) => way.replace('{what}', what))),
  ]),
]
