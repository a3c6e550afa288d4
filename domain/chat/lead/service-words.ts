import type { ServiceInterest } from '#domain/leads/lead.ts'
import type { ChatService } from '../conversation.ts'

export type ServiceWords = {
  service: ChatService
  /** The matching service of the quote form. */
  quoteService: ServiceInterest
  /** Separated by commas. */
  words: string
}

/** Words of each service; the first service with a matching word wins. */
export const serviceWords: readonly ServiceWords[] = [
  {
    service: 'chatbot',
    quoteService: 'ai-chatbots',
    words: `
      chatbot, chatbots, chat bot, chat bots, bot, bots, assistant, assistants, voice,
      whatsapp, whats app, whatsap, watsapp, watsap, wattsapp, whatapp, wassap, vatsap,
      चैटबॉट, चैट बॉट, चैटबोट, बॉट, बोट, असिस्टेंट, सहायक, आवाज़, वॉइस, वॉयस, व्हाट्सएप, व्हाट्सऐप,
      व्हाट्सअप, वॉट्सऐप, वॉट्सएप, वाट्सएप, वाट्सऐप, वाट्सअप,
      sahayak, awaaz, awaz, aawaz,
      boti, chatboti, roboti, msaidizi, wasaidizi, sauti, watsapu, wasapu
    `,
  },
  {
    service: 'ai-development',
    quoteService: 'gpt-agents',
    words: 'agent, agents, crm, एजेंट, सीआरएम, ejent, wakala, mawakala',
  },
  {
    service: 'ai-development',
    quoteService: 'ai-web-apps',
    words: `
      app, apps, web app, application, applications, website, websites, web site, web,
      software, develop, develops, developed, developer, developers, developing, development,
      automation, automations, automate, automated, automating, integration, integrations,
      integrate, webpage, web page, landing page, websit, webside, online store, online shop,
      ऐप, एप, एप्प, ऐप्प, एप्लिकेशन, वेबसाइट, वेब साइट, वेबसाईट, वेब, साइट, सॉफ्टवेयर, सॉफ़्टवेयर, ऑटोमेशन,
      ऑटोमेट, इंटीग्रेशन, डेवलपमेंट, डेवलपर,
      websait, vebsite, vebsait, softwear, softver, otomation, automeshan,
      tovuti, wavuti, programu, mfumo, mifumo, otomatiki, kuunganisha, muunganisho
    `,
  },
  {
    service: 'education',
    quoteService: 'education-tools',
    words: `
      school, schools, teacher, teachers, student, students, lesson, lessons, quiz,
      quizzes, education, educational, classroom, classrooms, teaching, homework, syllabus,
      स्कूल, विद्यालय, पाठशाला, टीचर, शिक्षक, शिक्षिका, अध्यापक, अध्यापिका, मास्टर, छात्र, छात्रों, छात्रा,
      विद्यार्थी, पाठ, पाठ योजना, क्विज़, प्रश्नोत्तरी, शिक्षा, पढ़ाई, कक्षा,
      skool, iskool, vidyalaya, vidyalay, shikshak, adhyapak, vidyarthi, chhatra, shiksha,
      padhai, padhaai, kaksha, ticher, techer, kwiz,
      shule, mwalimu, walimu, mwanafunzi, wanafunzi, somo, masomo, jaribio, maswali ya mtihani,
      elimu, darasa, madarasa, kufundisha
    `,
  },
  {
    service: 'creative',
    quoteService: 'music-creation',
    words: `
      music, song, songs, jingle, jingles, lyric, lyrics, singer,
      संगीत, म्यूज़िक, गाना, गाने, गीत, जिंगल,
      sangeet, sangit, gana, gaana, gaane, geet, musik, myusik, jingal,
      muziki, wimbo, nyimbo, jingo, mashairi
    `,
  },
  {
    service: 'creative',
    quoteService: 'creative-services',
    words: `
      video, videos, book, books, creative, design, designs, designer, designing, logo,
      author, authors, writer, novel, poster,
      वीडियो, विडियो, किताब, किताबें, पुस्तक, बुक, क्रिएटिव, रचनात्मक, डिज़ाइन, डिजाइनर, लेखक, लेखिका,
      उपन्यास,
      vidio, kitab, kitaab, kitabein, pustak, lekhak, lekhika, dijain, dizain, rachnatmak,
      kitabu, vitabu, mwandishi, waandishi, ubunifu, muundo, riwaya
    `,
  },
]

/**
 * Idioms that contain a service's word but mean something else; they are removed before matching. Many people
 * write "app" for आप, "you".
 */
export const notServiceWords = `
  book a demo, book demo, book my demo, book the demo, book your demo, book a free demo,
  book a call, book a meeting, book a slot, book a time, book an appointment, book appointment,
  book me, book now, book it, demo book, call book, meeting book, slot book, demo booking,
  डेमो बुक, कॉल बुक, मीटिंग बुक, बुक करना, बुक कर, बुक करो, बुक करें, book kar, book karna, book karo,
  my whatsapp, my whatsapp number, whatsapp number, whatsapp no, whatsapp me, me on whatsapp,
  me over whatsapp, me via whatsapp, mera whatsapp, mere whatsapp, whatsapp yangu,
  namba ya whatsapp, namba yangu ya whatsapp, व्हाट्सएप नंबर, व्हाट्सऐप नंबर, मेरा व्हाट्सएप, मेरे व्हाट्सएप,
  app log, app kya karte, app kaise ho, app kaun, app kahan, app kaha
`
