import type { Advice } from './advice.ts'

export const swahili: Advice = {
  packages: {
    starter: 'kama msaidizi mmoja kwenye WhatsApp au tovuti anatosha',
    growth: 'kama kaunta yenye shughuli inahitaji sauti na dashibodi pia',
    enterprise: 'kama kuna matawi au mifumo kadhaa ya kuunganishwa',
  },
  ecommerce: {
    customerBot: 'kama duka la mtandaoni hupata maswali ya bidhaa na oda',
    ownerBot: 'kama wewe mwenyewe unataka arifa za oda na malalamiko',
    voice: 'kama wateja wa duka hupiga simu pia',
    dashboard: 'kama unataka mazungumzo na oda kwenye skrini moja',
    bundle: 'kama wateja wanahitaji majibu na wewe unahitaji arifa',
  },
  smb: {
    businessBot: 'kama biashara ya mtaani inahitaji majibu na miadi kwenye WhatsApp',
    voice: 'kama wateja huandika na pia hupiga simu',
    dashboard: 'kama unataka miadi na ufuatiliaji kwenye skrini moja',
    broadcast: 'kama unataka kutuma ofa kwa wateja waliokubali',
    bundle: 'kama unataka bot, sauti, dashibodi na matangazo kwa pamoja',
  },
  websites: {
    business: 'kama inatosha kuonyesha huduma, bei na mawasiliano',
    businessWithChatbot: 'kama tovuti yenyewe inapaswa kujibu wageni pia',
    portfolio: 'kama unataka kuonyesha kazi zako kwa picha',
    shop: 'kama unataka oda na malipo kwenye tovuti yenyewe',
    customApp: 'kama kazi yako moja inahitaji programu yake yenyewe',
    bundle: 'kama unataka tovuti, na chatbot kwenye WhatsApp pia',
  },
  gptAgents: {
    agents: 'kama unataka kazi ifanywe ndani ya zana zako',
    chatbots: 'kama majibu yanapaswa kutoka kwenye nyaraka zako',
    multichannel: 'kama unataka msaidizi mmoja kwa WhatsApp, tovuti na mitandao ya kijamii',
    avatars: 'kama watu wataona au kusikia badala ya kusoma',
    crm: 'kama maulizo yanapaswa kuingia kwenye mfumo wako bila kuandika',
  },
  music: {
    eventSongs: 'kama unataka wimbo wenye majina na hadithi yako',
    jingles: 'kama unataka watu wakumbuke biashara yako',
    lyricToMusic: 'kama maneno ni yako mwenyewe',
    multiFormat: 'kama unahitaji wimbo mmoja kwa filamu, reel na redio',
  },
  creative: {
    song: 'kama maneno yataandikwa kutokana na wazo lako',
    bookReview: 'kama unataka kitu cha kusambaza kuhusu kitabu chako',
    authorSite: 'kama unataka wasomaji waone vitabu vyako na kuwasiliana nawe',
  },
  schools: {
    lessonPlans: 'kama walimu huandaa masomo kwa mtaala wako',
    quiz: 'kama unataka kupima wanafunzi kwa sura yoyote',
    content: 'kama unahitaji karatasi za kazi, notisi na mifano',
    grading: 'kama walimu wanataka alama na maoni ya kuanzia',
    behavior: 'kama walimu wanataka kuona mwenendo wa muhula mzima',
    parentCommunication: 'kama wazazi wanapaswa kupata ujumbe kwa lugha yao',
    virtualClassroom: 'kama unataka masomo ya video na mahudhurio mtandaoni',
    careerTest: 'kama madarasa 9 hadi 12 yanafikiria hatua inayofuata',
  },
}
