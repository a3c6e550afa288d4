import type { PageId } from '#content/pages.ts'
import type { ReplyLanguage } from '#domain/chat/conversation.ts'
import type { Concept } from '../concepts.ts'

/** What people ask for that the site says nothing about: the words that tell it, and how it is named in a reply. */
export type Untold = {
  words: string
  /** Beside these, the words are of something that is told. */
  unless?: readonly Concept[]
  named: Record<ReplyLanguage, string>
  /** Where the nearest to it stands; the services, where nothing is said. */
  page?: PageId
}

/** Of each, only words that mean nothing else; those of all languages together, separated by commas. */
export const untold: readonly Untold[] = [
  {
    words:
      'ai course, ai courses, ai class, ai classes, learn ai, teach ai, teaching ai, classes to teach, ai training for me, ai seekhna, ai sikhna, ai seekh, ai sikhate, ai sikhna hai, ai ki class, ai ka course, एआई सीखना, एआई सिखाते, एआई की क्लास, एआई का कोर्स, kujifunza ai, mnafundisha ai, kozi ya ai, darasa la ai',
    named: {
      en: 'classes or courses in AI',
      'hi-Latn': 'AI ki class ya course',
      hi: 'एआई की क्लास या कोर्स',
      sw: 'madarasa au kozi za AI',
    },
    // The training in a school's staff room is told.
    unless: ['staffTraining'],
  },
  {
    words:
      'publish my book, print my book, publishing my book, printing my book, book published, book printed, isbn, kitab chhapwa, kitab chhapwana, kitab chhapwani, kitab print, kitab publish, किताब छपवा, किताब छपवाना, किताब छपवानी, किताब प्रकाशित, kuchapisha kitabu, chapisha kitabu, mtachapisha kitabu',
    named: {
      en: 'printing or publishing books',
      'hi-Latn': 'kitab chhapne ya publish karne',
      hi: 'किताब छापने या प्रकाशित करने',
      sw: 'kuchapisha vitabu',
    },
  },
  {
    words:
      'bot ek saath, ek saath jawab, sab ko ek saath jawab, bot at once, everyone at once, all at the same time, एक साथ जवाब, people at once, people at the same time, customers at once, customers at the same time, messages at once, how many customers can it, logo ko ek saath, log ek saath, customer ek saath, message ek saath aa, लोगों को एक साथ, लोग एक साथ, ग्राहक एक साथ, watu kwa wakati mmoja, wateja kwa wakati mmoja, wateja wengi kwa pamoja',
    named: {
      en: 'how many people it can answer at the same time',
      'hi-Latn': 'ek saath kitne logon ko jawab ja sakta hai, is',
      hi: 'एक साथ कितने लोगों को जवाब जा सकता है, इस',
      sw: 'inaweza kujibu watu wangapi kwa wakati mmoja',
    },
    unless: ['broadcast', 'consent', 'booking'],
  },
  {
    words:
      'where is your server, where is the server, which country is the server, server in india, servers in india, data stored in india, data in india or, data kept in india, server india me, server kahan, data india me, data kahan rakha, सर्वर भारत, सर्वर कहां, सर्वर कहाँ, डाटा का सर्वर, डेटा का सर्वर, server iko wapi, server ziko wapi, data inahifadhiwa nchi gani',
    named: {
      en: 'the country in which data is stored',
      'hi-Latn': 'data kis desh mein rakha jata hai, is',
      hi: 'डेटा किस देश में रखा जाता है, इस',
      sw: 'nchi ambako data huhifadhiwa',
    },
  },
  {
    words:
      'logo design, logo designs, a logo, logo for, logo and, my logo, new logo, logo bana, logo banao, logo banana, logo banate, logo banwana, logo bhi, logo chahiye, visiting card, visiting cards, business card, business cards, flex banner, flex banners, brochure, brochures, printing, poster, posters, nembo, लोगो, विजिटिंग कार्ड, विज़िटिंग कार्ड, पोस्टर, बैनर, mabango, vipeperushi',
    named: {
      en: 'logos, cards and printing',
      'hi-Latn': 'logo, card aur printing',
      hi: 'लोगो, कार्ड और छपाई',
      sw: 'nembo, kadi na uchapishaji',
    },
  },
  {
    words:
      'page bhi roz post, roz post karo, daily post karo, post every day on instagram, daily posts on instagram, google ads, facebook ads, fb ads, instagram ads, meta ads, adwords, run ads, run my ads, ad campaign, ad campaigns, ads management, digital marketing, social media management, social media posts, manage my instagram, instagram handle, handle my instagram, instagram page chalaoge, instagram page chalate, roz post karke, roz post karoge, post daloge, ads chalate, ad chalate, ads chalwana, गूगल विज्ञापन, गूगल पर विज्ञापन, फेसबुक विज्ञापन, डिजिटल मार्केटिंग, matangazo ya google, matangazo ya facebook',
    named: {
      en: 'running ads or social media',
      'hi-Latn': 'ads ya social media chalane',
      hi: 'विज्ञापन या सोशल मीडिया चलाने',
      sw: 'kuendesha matangazo au mitandao ya kijamii',
    },
    // A song may be used in them.
    unless: ['jingle', 'song', 'commercial'],
  },
  {
    words:
      'fake reviews, fake review, paid reviews, fake likes, buy followers, buy likes, increase followers, more followers, hack, hacking, hacker, hacked account, bulk sms, farzi review, jhoothe review, followers badha, followers badhao, हैक, फर्जी रिव्यू, फॉलोअर, udukuzi, kudukua, wafuasi',
    named: {
      en: 'that kind of service',
      'hi-Latn': 'aisi kisi service',
      hi: 'ऐसी किसी सेवा',
      sw: 'huduma ya aina hiyo',
    },
  },
  {
    words:
      'legal advice, find a lawyer, hire a lawyer, get a lawyer, need a lawyer, need lawyer, lawyer service, lawyer for me, advocate service, trademark, company registration, register my company, gst registration, gst filing, file my itr, itr filing, itr file karwa, itr bhar, income tax return, bank loan, need a loan, need loan, get a loan, get loan, give loan, give me loan, loan for my, loan chahiye, loan mil, loan dila, loan de, loan dete, need insurance, buy insurance, get insurance, insurance for my, fssai, vakil chahiye, vakil dila, vakil milega, karz, वकील चाहिए, वकील मिल, वकील दिला, लोन चाहिए, लोन मिल, लोन दिला, लोन दे, बीमा, ट्रेडमार्क, कंपनी रजिस्ट्रेशन, nataka mkopo, naomba mkopo, mnatoa mkopo, mnakopesha, mkopo wa, bima, nataka wakili, natafuta wakili, nahitaji wakili, mna wakili, kusajili kampuni',
    named: {
      en: 'legal, tax or money matters',
      'hi-Latn': 'kanooni, tax ya loan ke kaam',
      hi: 'क़ानूनी, टैक्स या लोन के काम',
      sw: 'mambo ya sheria, kodi au mikopo',
    },
  },
  {
    words:
      'रजिस्ट्रेशन के कागज, रजिस्ट्रेशन के कागज़, पंजीकरण के कागज, registration ke kagaz, registration papers, papers for tender, tender papers, nda, non disclosure, iso certified, iso certificate, certified by, registered company, pvt ltd, company registration number, gdpr, msme registered, company registered, registered firm, registered business, business registered, registration number, cin number, business licence, business license, trade licence, trade license, startup india, एनडीए',
    named: {
      en: 'certificates, registrations or a signed non-disclosure agreement',
      'hi-Latn': 'certificate, registration ya NDA',
      hi: 'प्रमाणपत्र, पंजीकरण या एनडीए',
      sw: 'vyeti, usajili au mkataba wa usiri (NDA)',
    },
  },
  {
    words:
      'referral bonus, referral, affiliate commission, what commission, commission for me, refer a friend, refer karne, kamai hogi kya, रेफरल, kamisheni',
    named: {
      en: 'a commission for referrals',
      'hi-Latn': 'referral ke commission',
      hi: 'रेफ़रल के कमीशन',
      sw: 'kamisheni ya kuleta wateja',
    },
  },
  {
    words:
      'cctv, biometric, printer, laptop repair, computer repair, hardware repair, pos machine, barcode scanner, sound system, dj, photographer for, wedding hall, catering service, सीसीटीवी, डीजे',
    named: {
      en: 'equipment or events',
      'hi-Latn': 'machine, saaman ya event',
      hi: 'मशीन, सामान या आयोजन',
      sw: 'vifaa au hafla',
    },
  },
  {
    words:
      'zomato, swiggy, blinkit, zepto, magicpin, justdial, just dial, indiamart, shiprocket, delhivery, bluedart, blue dart, dunzo, porter app, ekart, xpressbees, booking com, makemytrip, airbnb calendar, channel manager, tripadvisor, 99acres, 99 acres, magicbricks, magic bricks, housing com, practo, urban company, uber eats, glovo, jumia, telegram, wechat, ज़ोमैटो, जोमैटो, स्विगी, जस्टडायल, टेलीग्राम',
    named: {
      en: 'that platform by name',
      'hi-Latn': 'us platform',
      hi: 'उस प्लेटफ़ॉर्म',
      sw: 'jukwaa hilo kwa jina',
    },
    // What comes from there lands in the CRM all the same.
    unless: ['crm'],
  },
  {
    words:
      'proofreading, proof reading, proofread, publish books, publish my book, publish my novel, print my book, printing my book, ghostwriting, ghost writer, ghostwriter, content writing, blog posts, data entry, photo editing, wedding video, edit my video, video shoot, photoshoot, photo shoot, mix and master, mixing and mastering, mix master, mastering, mix my, master my, kitab chhap, kitab chhapwa, proof reading karte, content likhte, किताब छपवा, प्रूफ़रीडिंग, फोटोशूट, kuchapisha kitabu, kuhariri video',
    named: {
      en: 'that kind of work',
      'hi-Latn': 'is tarah ke kaam',
      hi: 'इस तरह के काम',
      sw: 'kazi ya aina hiyo',
    },
  },
  {
    words:
      'a course, any course, your course, ai course, course in, course on, course karke, course karwate, course karate, banana sikhate, bana na sikhate, ai sikhate, coding sikhate, bot sikhate ho, hume sikhaoge, mujhe sikhaoge, teach me to, teach me how, teach how to, learn to build, learn to make bots, workshop for, banana sikha, कोर्स, बनाना सिखाते, बनाना सिखाएंगे, kozi, mnafundisha kutengeneza, mnafundisha kujenga, mnafundisha kuunda',
    named: {
      en: 'courses or lessons in building bots',
      'hi-Latn': 'bot banana sikhane ya course',
      hi: 'बॉट बनाना सिखाने या कोर्स',
      sw: 'kozi au mafunzo ya kutengeneza bot',
    },
  },
  {
    words:
      'what has he studied, what did he study, he studied, which college, what college, which university, your degree, his degree, founder degree, engineering degree, educational background, education background, academic background, iit passed, iit se, kitna padha, kitne padhe, padhai kahan, kahan se padhe, college se padhe, डिग्री, कॉलेज से पढ़े, कहाँ से पढ़े, alisoma wapi, chuo gani, shahada gani',
    named: {
      en: 'the founder’s college or degree',
      'hi-Latn': 'founder ke college ya degree',
      hi: 'फ़ाउंडर के कॉलेज या डिग्री',
      sw: 'chuo au shahada ya mwanzilishi',
    },
  },
  {
    words:
      'fee collection, fees collection, collect fees, collect the fees, collecting fees, bus tracking, track the bus, bus gps, gps for bus, track our bus, track school bus, school erp, library software, library management, hostel management, hostel software, payroll, timetable software, id card printing, hospital management system, hms, opd billing, medical records software, pharmacy software, fees jama, fees vasool, bus tracking system, स्कूल बस, फीस वसूली, फीस जमा, kukusanya ada, basi la shule',
    named: {
      en: 'software to collect fees or to run a whole school or hospital',
      'hi-Latn': 'fees vasoolne ya poore school/hospital ko chalane ke software',
      hi: 'फ़ीस वसूलने या पूरे स्कूल/अस्पताल को चलाने के सॉफ़्टवेयर',
      sw: 'programu za kukusanya ada au kuendesha shule au hospitali nzima',
    },
  },
  {
    words:
      'thumbnail, thumbnails, vlog editing, edit vlogs, edit my vlogs, edit my vlog, edit videos, edit my videos, grow my channel, more subscribers, increase subscribers, more views, audiobook, audio book, voice over artist, dubbing, book cover design, design book cover, design my cover, design a cover, design covers, cover design, cover page design, illustrator, isbn, थंबनेल, ऑडियोबुक, kava ya kitabu',
    named: {
      en: 'covers, thumbnails, audiobooks or editing videos',
      'hi-Latn': 'cover, thumbnail, audiobook ya video editing',
      hi: 'कवर, थंबनेल, ऑडियोबुक या वीडियो एडिटिंग',
      sw: 'majalada, thumbnails, vitabu vya sauti au kuhariri video',
    },
  },
  {
    words:
      'accept donation, accept donations, take donations, collect donations, receive donations, donation page, donation button, donate button, donate online, donation be accepted, donations be accepted, donation accepted, donations accepted, get donations, donation through, donations through, online donation, online donations, payment of donations, grant proposal, grant proposals, grant application, funding proposal, csr funds, csr funding, fundraising campaign, crowdfunding, find donors, 12a, 80g, fcra, chanda, daan, दान, चंदा, michango, msaada wa fedha',
    named: {
      en: 'donations, grants or raising funds',
      'hi-Latn': 'daan, grant ya fund jutane',
      hi: 'दान, अनुदान या धन जुटाने',
      sw: 'michango, ruzuku au kuchangisha fedha',
    },
  },
  {
    words: 'uptime, sla, 99 9, availability guarantee, downtime guarantee, अपटाइम',
    named: {
      en: 'a guaranteed uptime (the Enterprise package has agreed response times)',
      'hi-Latn': 'uptime ki guarantee (Enterprise mein tay response time hai)',
      hi: 'अपटाइम की गारंटी (एंटरप्राइज़ में तय जवाबी समय है)',
      sw: 'uhakika wa uptime (Enterprise ina muda wa majibu uliokubaliwa)',
    },
  },
  {
    words:
      'an accountant, accountant bhi, accountant milega, hire staff, provide staff, your staff on site, human agents, call centre staff, call center staff, virtual assistant person, data entry operator, receptionist on hire, staff doge, staff dete ho, banda doge, ladka doge, अकाउंटेंट, स्टाफ़ देंगे, mhasibu, wafanyakazi wa kukodi',
    named: {
      en: 'staff, such as accountants or receptionists',
      'hi-Latn': 'staff, jaise accountant ya receptionist',
      hi: 'स्टाफ़, जैसे अकाउंटेंट या रिसेप्शनिस्ट',
      sw: 'wafanyakazi, kama mhasibu au mpokeaji wageni',
    },
  },
  {
    words:
      'whatsapp groups me, group me members, groups me members, add members, members add, adding members, group members, scrape numbers, ग्रुप में मेंबर, kuongeza wanachama',
    named: {
      en: 'adding people to groups',
      'hi-Latn': 'groups mein log jodne',
      hi: 'ग्रुप में लोग जोड़ने',
      sw: 'kuongeza watu kwenye makundi',
    },
  },
  {
    words:
      'how many products, maximum products, max products, product limit, limit on products, number of products can, how many items can, how many users, number of users, user limit, how many logins, separate login, separate logins, multiple logins, staff login, how many staff can, how many people can log, several logins, staff also use, staff use the dashboard, staff log in, kitne product, kitne products, kitne user, kitne login, alag login, कितने प्रोडक्ट, कितने लॉगिन, कितने यूज़र, bidhaa ngapi, watumiaji wangapi',
    named: {
      en: 'limits, or logins for several people',
      'hi-Latn': 'limit ya kai logon ke login',
      hi: 'सीमा या कई लोगों के लॉगिन',
      sw: 'kikomo au akaunti za watu wengi',
    },
  },
  {
    words:
      'by sms, via sms, on sms, sms also, and sms, sms too, sms instead, send sms, sends sms, sms reminder, sms reminders, sms bhejo, sms par, sms pe, sms bhi, एसएमएस, kwa sms',
    unless: ['reviews'],
    named: {
      en: 'SMS, except for the free review-request messages; the bots work on WhatsApp and websites',
      'hi-Latn':
        'SMS, sirf free review-request message ko chhodkar; bot WhatsApp aur website par chalte hain',
      hi: 'एसएमएस, सिवाय मुफ़्त रिव्यू-संदेशों के; बॉट व्हाट्सएप और वेबसाइट पर चलते हैं',
      sw: 'SMS, isipokuwa ujumbe wa bure wa kuomba maoni; bot hufanya kazi WhatsApp na kwenye tovuti',
    },
  },
  {
    words:
      'green tick, blue tick, verified badge, blue badge, ग्रीन टिक, limit on chats, limit on messages, how many messages per month, message limit, chat limit, chat ki limit, without internet, no internet, bina internet, बिना इंटरनेट, bila intaneti, record the calls, record calls, call record, call recording, कॉल रिकॉर्ड, voice note from, voice notes from, understand voice note, understand voice notes, understands voice notes, listen to voice notes, which country is the server, server kis desh, सर्वर किस देश',
    named: {
      en: 'that detail',
      'hi-Latn': 'is baat',
      hi: 'इस बात',
      sw: 'jambo hilo',
    },
  },
  {
    words:
      'kenyan shilling, kenyan shillings, tanzanian shilling, tanzanian shillings, ksh, kes, tsh, tzs, ugx, shilingi za kenya, shilingi za tanzania, shilingi ya kenya, shilingi ya tanzania, shilingi za kikenya, pesa za kenya, pesa za tanzania, nepali rupees, nepali rupaye, euros, in euro, pounds, dirham, dirhams, यूरो, दिरहम, नेपाली रुपये, शिलिंग',
    named: {
      en: 'prices in that currency (they are in Indian rupees)',
      'hi-Latn': 'us currency mein daam (daam Indian rupaye mein hain)',
      hi: 'उस मुद्रा में दाम (दाम भारतीय रुपयों में हैं)',
      sw: 'bei kwa sarafu hiyo (bei ziko kwa rupia za India)',
    },
  },
]
