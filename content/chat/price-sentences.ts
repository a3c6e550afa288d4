import type { ReplyLanguage } from '#domain/chat/conversation.ts'
import type { askers } from './items.ts'

/** How prices are said in a chat. `{what}` is one price or a list of them. */
export type PriceSentences = {
  from: string
  range: string
  setUp: string
  perMonth: string
  'teacher-year': string
  'school-year': string
  custom: string
  /** A total of what is paid every year. */
  perYear: string
  together: string
  firstYear: string
  months: string
  overview: string
  group: string
  dollars: string
  noDollars: string
  cheapest: string
  cheapestOfAll: string
  costliest: string
  fits: string
  nothingFits: string
  either: string
  teachers: string
  bundle: string
  compare: string
  unknownPrice: string
  unknown: string
  unknownNearPage: string
  otherScript: string
  alsoTime: { bot: string; website: string; song: string; other: string }
  /** What comes before the prices for somebody who only said who they are. */
  forAskers: Record<(typeof askers)[number], string>
  contactWhatsApp: string
}

export const priceSentences = {
  en: {
    from: 'from {amount}',
    range: '{amount} – {upTo}',
    setUp: '{amount} set-up',
    perMonth: '{amount}/month',
    'teacher-year': '{amount} per teacher, per year',
    'school-year': '{amount} per school, per year',
    custom: 'custom, quoted after we talk',
    perYear: '{amount} a year',
    together: 'Together: {what}.',
    firstYear: 'In the first year that is {what} in all.',
    months: 'For {n} months that is {what} in all.',
    overview:
      'Bots begin at {smb_businessBot} set-up + {smb_businessBot_monthly}/month, websites at {websites_portfolio}, school tools at {schools_lessonPlans} a teacher and year, songs at {creative_song}. What is it for? Then I give you the exact price.',
    group: 'Prices: {what}.',
    dollars: '{name} is {amount} + {monthly}/month in US dollars, or {what}.',
    noDollars:
      'Only the customer bot has a dollar price: {amount} + {monthly}/month. Everything else is quoted in rupees: {what}.',
    cheapest: 'The smallest here: {what}.',
    cheapestOfAll:
      'Songs begin at {creative_song}, websites at {websites_portfolio}, school tools at {schools_lessonPlans} a teacher and year, bots at {smb_businessBot} set-up + {smb_businessBot_monthly}/month.',
    costliest: 'The largest here: {what}.',
    fits: 'Within {budget} there is: {what}.',
    nothingFits: 'Nothing here is within {budget}. The smallest is {what}.',
    either: 'That depends on what it is for: {what}.',
    teachers: 'For {n} teachers: {what} a year.',
    bundle: 'As a bundle: {what}.',
    compare: '{what} The quote, free and within {hours} hours, says what suits you.',
    unknownPrice:
      'I don’t find that in the price list. Bots begin at {smb_businessBot} + {smb_businessBot_monthly}/month, websites at {websites_portfolio}. The founder can quote other work within {hours} hours.',
    unknown:
      'I don’t know that; I only know what stands on this site. Leave your question for the founder, and you hear back within {hours} hours.',
    unknownNearPage:
      'I don’t know that exactly. This page comes nearest; or leave your question for the founder, and you hear back within {hours} hours.',
    otherScript:
      'I understand English, Hindi and Swahili. Please write in one of them, or leave a message for the founder.',
    alsoTime: {
      bot: 'Usually live within two weeks of your yes.',
      website: 'A business website usually opens within two weeks of your yes.',
      song: 'A first sketch comes usually within three days.',
      other: 'The quote names the date.',
    },
    forAskers: {
      onlineShop:
        'Yes: for online shops, a bot that answers order and product questions, and one that tells you what needs you.',
      localShop:
        'Yes: for clinics, salons, coaching centres, real estate and local shops, an assistant that answers, takes bookings, reminds and follows up on WhatsApp.',
      smb: 'Yes: for clinics, salons, coaching centres, real estate and local shops, an assistant that answers, takes bookings, reminds and follows up on WhatsApp.',
      school:
        'Yes: for schools there are lesson plans, quizzes, grading help, messages to parents and more, priced per year.',
      teacher:
        'Yes: lesson plans for your syllabus, quizzes with answer keys and worksheets, drafted for you to finish.',
      student: 'There are tools that schools use for their students.',
      author: 'Yes: for authors, a video about your book, a website of your own, a song from your words.',
      creator: 'Yes: for creators, songs, jingles, music for your words and cuts for every format.',
    },
    contactWhatsApp: 'Or WhatsApp {number}.',
  },
  'hi-Latn': {
    from: '{amount} se',
    range: '{amount} – {upTo}',
    setUp: '{amount} set-up',
    perMonth: '{amount}/mahina',
    'teacher-year': '{amount} prati teacher, prati saal',
    'school-year': '{amount} prati school, prati saal',
    custom: 'baat karke quote hota hai (custom)',
    perYear: '{amount} prati saal',
    together: 'Kul milakar: {what}.',
    firstYear: 'Pehle saal ka kul {what}.',
    months: '{n} mahine ka kul {what}.',
    overview:
      'Bot {smb_businessBot} set-up + {smb_businessBot_monthly}/mahina se, website {websites_portfolio} se, school tools {schools_lessonPlans} prati teacher prati saal se, gaane {creative_song} se. Kis cheez ke liye chahiye? Phir sahi daam bataunga.',
    group: 'Daam: {what}.',
    dollars: '{name} dollar mein {amount} + {monthly}/mahina, ya {what}.',
    noDollars:
      'Dollar daam sirf customer bot ka hai: {amount} + {monthly}/mahina. Baaki rupaye mein: {what}.',
    cheapest: 'Yahan sabse chhota: {what}.',
    cheapestOfAll:
      'Gaane {creative_song} se, website {websites_portfolio} se, school tools {schools_lessonPlans} prati teacher prati saal se, bot {smb_businessBot} set-up + {smb_businessBot_monthly}/mahina se.',
    costliest: 'Yahan sabse bada: {what}.',
    fits: '{budget} mein yeh aata hai: {what}.',
    nothingFits: '{budget} mein yahan kuch nahi hai. Sabse chhota: {what}.',
    either: 'Kis ke liye hai us par hai: {what}.',
    teachers: '{n} teachers ke liye: {what} prati saal.',
    bundle: 'Bundle mein: {what}.',
    compare: '{what} Kya theek rahega wo {hours} ghante mein milne wale free quote mein bataya jata hai.',
    unknownPrice:
      'Price list mein yeh nahi mila. Bot {smb_businessBot} + {smb_businessBot_monthly}/mahina se, website {websites_portfolio} se. Doosre kaam ka quote founder {hours} ghante mein de sakte hain.',
    unknown:
      'Yeh mujhe nahi pata; main wahi jaanta hoon jo site par hai. Founder ke liye sawal chhodiye, {hours} ghante mein jawab milega.',
    unknownNearPage:
      'Yeh mujhe theek se nahi pata. Sabse kareeb yeh page hai; ya founder ke liye sawal chhodiye, {hours} ghante mein jawab milega.',
    otherScript:
      'Main Hindi, English aur Swahili samajhta hoon. Inme se kisi mein likhiye, ya founder ke liye message chhodiye.',
    alsoTime: {
      bot: 'Aksar aapki haan ke do hafte mein chalu.',
      website: 'Business website aksar aapki haan ke do hafte mein khulti hai.',
      song: 'Pehla namuna aksar teen din mein.',
      other: 'Tareekh quote mein hoti hai.',
    },
    forAskers: {
      onlineShop:
        'Haan: online shop ke liye ek bot jo order aur product ke sawal ka jawab de, aur ek jo aapko zaroori baat bataye.',
      localShop:
        'Haan: clinic, salon, coaching, real estate aur chhoti dukan ke liye WhatsApp assistant jo jawab de, booking le, yaad dilaye, follow-up kare.',
      smb: 'Haan: clinic, salon, coaching, real estate aur chhoti dukan ke liye WhatsApp assistant jo jawab de, booking le, yaad dilaye, follow-up kare.',
      school:
        'Haan: school ke liye lesson plan, quiz, copy jaanch mein madad, parents ko message aur aur bhi, saal ke daam par.',
      teacher:
        'Haan: aapke syllabus ke lesson plan, answer key ke saath quiz aur worksheet; draft taiyar, aap poora karein.',
      student: 'School apne students ke liye yeh tools lete hain.',
      author: 'Haan: lekhakon ke liye kitab par video, apni website, aapke shabdon ka gaana.',
      creator: 'Haan: creators ke liye gaane, jingle, aapke shabdon ka sangeet aur har format ke cut.',
    },
    contactWhatsApp: 'Ya WhatsApp {number}.',
  },
  hi: {
    from: '{amount} से',
    range: '{amount} – {upTo}',
    setUp: '{amount} सेट-अप',
    perMonth: '{amount}/महीना',
    'teacher-year': '{amount} प्रति शिक्षक, प्रति वर्ष',
    'school-year': '{amount} प्रति स्कूल, प्रति वर्ष',
    custom: 'बात करके कोटेशन होता है',
    perYear: '{amount} प्रति वर्ष',
    together: 'कुल मिलाकर: {what}।',
    firstYear: 'पहले साल का कुल {what}।',
    months: '{n} महीने का कुल {what}।',
    overview:
      'बॉट {smb_businessBot} सेट-अप + {smb_businessBot_monthly}/महीना से, वेबसाइट {websites_portfolio} से, स्कूल टूल {schools_lessonPlans} प्रति शिक्षक प्रति वर्ष से, गाने {creative_song} से। किस चीज़ के लिए चाहिए? फिर सही दाम बताऊंगा।',
    group: 'दाम: {what}।',
    dollars: '{name} डॉलर में {amount} + {monthly}/महीना, या {what}।',
    noDollars: 'डॉलर का दाम सिर्फ़ ग्राहक बॉट का है: {amount} + {monthly}/महीना। बाक़ी रुपयों में: {what}।',
    cheapest: 'यहां सबसे छोटा: {what}।',
    cheapestOfAll:
      'गाने {creative_song} से, वेबसाइट {websites_portfolio} से, स्कूल टूल {schools_lessonPlans} प्रति शिक्षक प्रति वर्ष से, बॉट {smb_businessBot} सेट-अप + {smb_businessBot_monthly}/महीना से।',
    costliest: 'यहां सबसे बड़ा: {what}।',
    fits: '{budget} में यह आता है: {what}।',
    nothingFits: '{budget} में यहां कुछ नहीं है। सबसे छोटा: {what}।',
    either: 'किसके लिए है उस पर है: {what}।',
    teachers: '{n} शिक्षकों के लिए: {what} प्रति वर्ष।',
    bundle: 'बंडल में: {what}।',
    compare: '{what} क्या ठीक रहेगा वह {hours} घंटे में मिलने वाले मुफ़्त कोटेशन में बताया जाता है।',
    unknownPrice:
      'दाम सूची में यह नहीं मिला। बॉट {smb_businessBot} + {smb_businessBot_monthly}/महीना से, वेबसाइट {websites_portfolio} से। दूसरे काम का कोटेशन फ़ाउंडर {hours} घंटे में दे सकते हैं।',
    unknown: 'यह मुझे नहीं पता; मैं वही जानता हूं जो साइट पर है। फ़ाउंडर के लिए सवाल छोड़िए, {hours} घंटे में जवाब मिलेगा।',
    unknownNearPage:
      'यह मुझे ठीक से नहीं पता। सबसे क़रीब यह पेज है; या फ़ाउंडर के लिए सवाल छोड़िए, {hours} घंटे में जवाब मिलेगा।',
    otherScript: 'मैं हिन्दी, अंग्रेज़ी और स्वाहिली समझता हूं। इनमें से किसी में लिखिए, या फ़ाउंडर के लिए संदेश छोड़िए।',
    alsoTime: {
      bot: 'अक्सर आपकी हां के दो हफ़्ते में चालू।',
      website: 'बिज़नेस वेबसाइट अक्सर आपकी हां के दो हफ़्ते में खुलती है।',
      song: 'पहला नमूना अक्सर तीन दिन में।',
      other: 'तारीख़ कोटेशन में होती है।',
    },
    forAskers: {
      onlineShop:
        'हां: ऑनलाइन दुकान के लिए एक बॉट जो ऑर्डर और प्रोडक्ट के सवालों का जवाब दे, और एक जो आपको ज़रूरी बात बताए।',
      localShop:
        'हां: क्लिनिक, सैलून, कोचिंग, रियल एस्टेट और छोटी दुकान के लिए व्हाट्सएप असिस्टेंट जो जवाब दे, बुकिंग ले, याद दिलाए, फ़ॉलो-अप करे।',
      smb: 'हां: क्लिनिक, सैलून, कोचिंग, रियल एस्टेट और छोटी दुकान के लिए व्हाट्सएप असिस्टेंट जो जवाब दे, बुकिंग ले, याद दिलाए, फ़ॉलो-अप करे।',
      school: 'हां: स्कूल के लिए पाठ योजना, क्विज़, कॉपी जांच में मदद, अभिभावकों को संदेश और भी, साल के दाम पर।',
      teacher: 'हां: आपके सिलेबस की पाठ योजना, उत्तर कुंजी के साथ क्विज़ और वर्कशीट; ड्राफ़्ट तैयार, आप पूरा करें।',
      student: 'स्कूल अपने छात्रों के लिए ये टूल लेते हैं।',
      author: 'हां: लेखकों के लिए किताब पर वीडियो, अपनी वेबसाइट, आपके शब्दों का गाना।',
      creator: 'हां: क्रिएटर के लिए गाने, जिंगल, आपके शब्दों का संगीत और हर फ़ॉर्मेट के कट।',
    },
    contactWhatsApp: 'या व्हाट्सएप {number}।',
  },
  sw: {
    from: 'kuanzia {amount}',
    range: '{amount} – {upTo}',
    setUp: '{amount} ya kuanzisha',
    perMonth: '{amount}/mwezi',
    'teacher-year': '{amount} kwa mwalimu, kwa mwaka',
    'school-year': '{amount} kwa shule, kwa mwaka',
    custom: 'makadirio baada ya mazungumzo',
    perYear: '{amount} kwa mwaka',
    together: 'Kwa pamoja: {what}.',
    firstYear: 'Mwaka wa kwanza jumla ni {what}.',
    months: 'Kwa miezi {n} jumla ni {what}.',
    overview:
      'Bot kuanzia {smb_businessBot} + {smb_businessBot_monthly}/mwezi, tovuti kuanzia {websites_portfolio}, zana za shule kuanzia {schools_lessonPlans} kwa mwalimu kwa mwaka, nyimbo kuanzia {creative_song}. Ni ya nini? Kisha nitakupa bei kamili.',
    group: 'Bei: {what}.',
    dollars: '{name} ni {amount} + {monthly}/mwezi kwa dola, au {what}.',
    noDollars: 'Bot ya wateja tu ina bei ya dola: {amount} + {monthly}/mwezi. Mengine ni kwa rupia: {what}.',
    cheapest: 'Ndogo zaidi hapa: {what}.',
    cheapestOfAll:
      'Nyimbo kuanzia {creative_song}, tovuti kuanzia {websites_portfolio}, zana za shule kuanzia {schools_lessonPlans} kwa mwalimu kwa mwaka, bot kuanzia {smb_businessBot} + {smb_businessBot_monthly}/mwezi.',
    costliest: 'Kubwa zaidi hapa: {what}.',
    fits: 'Ndani ya {budget} kuna: {what}.',
    nothingFits: 'Hakuna cha hapa ndani ya {budget}. Kidogo zaidi ni {what}.',
    either: 'Inategemea ni ya nini: {what}.',
    teachers: 'Kwa walimu {n}: {what} kwa mwaka.',
    bundle: 'Kama bundle: {what}.',
    compare: '{what} Makadirio ya bure, ndani ya saa {hours}, husema kinachokufaa.',
    unknownPrice:
      'Hilo silioni kwenye orodha ya bei. Bot kuanzia {smb_businessBot} + {smb_businessBot_monthly}/mwezi, tovuti kuanzia {websites_portfolio}. Mwanzilishi anaweza kukadiria kazi nyingine ndani ya saa {hours}.',
    unknown:
      'Hilo silijui; najua tu yaliyo kwenye tovuti hii. Mwachie mwanzilishi swali lako, utajibiwa ndani ya saa {hours}.',
    unknownNearPage:
      'Hilo silijui kikamilifu. Ukurasa huu uko karibu zaidi; au mwachie mwanzilishi swali lako, utajibiwa ndani ya saa {hours}.',
    otherScript:
      'Naelewa Kiswahili, Kiingereza na Kihindi. Tafadhali andika kwa mojawapo, au mwachie mwanzilishi ujumbe.',
    alsoTime: {
      bot: 'Kwa kawaida huanza ndani ya wiki mbili baada ya kukubali.',
      website: 'Tovuti ya biashara kwa kawaida hufunguliwa ndani ya wiki mbili baada ya kukubali.',
      song: 'Sampuli ya kwanza kwa kawaida huja ndani ya siku tatu.',
      other: 'Makadirio hutaja tarehe.',
    },
    forAskers: {
      onlineShop:
        'Ndiyo: kwa maduka ya mtandaoni, bot inayojibu maswali ya oda na bidhaa, na nyingine inayokuambia yanayokuhitaji.',
      localShop:
        'Ndiyo: kwa kliniki, saluni, vituo vya masomo, mali isiyohamishika na maduka madogo, msaidizi wa WhatsApp anayejibu, kupanga miadi, kukumbusha na kufuatilia.',
      smb: 'Ndiyo: kwa kliniki, saluni, vituo vya masomo, mali isiyohamishika na maduka madogo, msaidizi wa WhatsApp anayejibu, kupanga miadi, kukumbusha na kufuatilia.',
      school:
        'Ndiyo: kwa shule kuna mipango ya somo, majaribio, msaada wa kusahihisha, ujumbe kwa wazazi na zaidi, kwa bei ya mwaka.',
      teacher:
        'Ndiyo: mipango ya somo ya mtaala wako, majaribio yenye majibu na karatasi za kazi; rasimu ya wewe kumalizia.',
      student: 'Shule hutumia zana hizi kwa wanafunzi wao.',
      author: 'Ndiyo: kwa waandishi, video ya kitabu chako, tovuti yako mwenyewe, wimbo wa maneno yako.',
      creator: 'Ndiyo: kwa wabunifu, nyimbo, jingle, muziki wa maneno yako na matoleo ya kila muundo.',
    },
    contactWhatsApp: 'Au WhatsApp {number}.',
  },
} satisfies Record<ReplyLanguage, PriceSentences>
