import type { Copy } from '#content/copy/copy.ts'

export const priceWords: Copy['priceWords'] = {
  from: 'Kuanzia {amount}',
  range: '{amount} – {upTo}',
  perMonth: '+ {amount}/mwezi',
  setUp: 'usanidi',
  'teacher-year': 'kwa mwalimu, kwa mwaka',
  'school-year': 'kwa shule, kwa mwaka',
  custom: 'Maelewano',
  customDetail: 'Niambie unachohitaji',
  inDollars: 'takribani {amount} + {monthly}/mwezi',
  marks: { popular: 'Inapendwa zaidi', 'add-on': 'Nyongeza', optional: 'Si lazima', bundle: 'Kifurushi' },
}

export const priceNames: Copy['priceNames'] = {
  packages: {
    starter: {
      name: 'Starter',
      detail: 'Msaidizi mmoja anayejibu na kupanga miadi.',
      features: [
        'WhatsApp au tovuti yako',
        'Kihindi na Kiingereza; Kiswahili: niulize kwanza',
        'Anakukabidhi mazungumzo',
      ],
    },
    growth: {
      name: 'Business Growth',
      detail: 'Kwa biashara yenye wateja wengi: msaidizi, sauti na dashibodi.',
      features: ['WhatsApp na tovuti yako', 'Sauti na dashibodi', 'Vikumbusho na matangazo'],
    },
    enterprise: {
      name: 'Enterprise',
      detail: 'Naunganisha na kutunza matawi au mifumo kadhaa.',
      features: ['Matawi na timu kadhaa', 'Mifumo yako inaunganishwa', 'Muda wa kujibu tuliokubaliana'],
    },
  },
  overview: {
    ecommerce: {
      name: 'AI kwa maduka ya mtandaoni',
      detail: 'Kwa maduka ya mtandaoni: hali ya oda, maswali ya bidhaa, na arifa unapohitajika.',
    },
    smb: {
      name: 'Otomatiki kwa biashara ndogo',
      detail: 'Kwa kliniki, saluni, tuisheni na maduka ya mtaani: miadi, vikumbusho, ufuatiliaji.',
    },
    websites: {
      name: 'Tovuti na programu za AI',
      detail: 'Tovuti inayoleta wateja tangu siku ya kwanza, yenye chatbot ukitaka.',
    },
  },
  ecommerce: {
    customerBot: {
      name: 'Bot ya wateja',
      detail: 'Inajibu maswali ya bidhaa na oda kwenye WhatsApp na tovuti yako.',
      features: [
        'Hali ya oda kwa namba au simu',
        'Stoki, saizi, usafirishaji, kurudisha bidhaa',
        'WhatsApp na tovuti',
      ],
    },
    ownerBot: {
      name: 'Bot ya arifa za mwenye duka',
      detail: 'Inakuambia kuhusu oda, stoki inayoisha na wateja wasioridhika.',
      features: [
        'Oda, stoki inayoisha, malalamiko',
        'Muhtasari wa kila siku kwenye WhatsApp',
        'Unaamua lipi ni la haraka',
      ],
    },
    voice: {
      name: 'Huduma ya sauti',
      detail: 'Inapokea simu na kusoma majibu kwa sauti.',
      features: ['Simu kwa Kihindi na Kiingereza', 'Inakukabidhi mazungumzo'],
    },
    dashboard: {
      name: 'Dashibodi',
      detail: 'Mazungumzo, oda na maswali yaliyobaki kwenye skrini moja.',
      features: ['Mazungumzo yote', 'Maswali yaliyoishinda bot'],
    },
    bundle: {
      name: 'Kifurushi cha duka la mtandaoni',
      detail: 'Bot ya wateja na bot ya mwenye duka, zikisanidiwa pamoja.',
      features: ['Bot ya wateja', 'Bot ya arifa za mwenye duka', 'Usanidi mmoja kwa zote mbili'],
    },
  },
  smb: {
    businessBot: {
      name: 'Bot ya biashara',
      detail: 'Inajibu maswali, inapanga miadi na kutuma vikumbusho kwenye WhatsApp.',
      features: [
        'Kupanga, kuhamisha na kughairi miadi',
        'Vikumbusho na ufuatiliaji',
        'Huunganishwa na kalenda yako',
      ],
    },
    voice: {
      name: 'Huduma ya sauti',
      detail: 'Inapokea simu na kusoma majibu kwa sauti.',
      features: ['Simu kwa Kihindi na Kiingereza', 'Inakukabidhi mazungumzo'],
    },
    dashboard: {
      name: 'Dashibodi',
      detail: 'Miadi, maulizo na ufuatiliaji kwenye skrini moja.',
      features: ['Miadi ya leo', 'Nani wa kumpigia simu'],
    },
    broadcast: {
      name: 'Zana ya matangazo',
      detail: 'Hutuma ofa na habari kwa wateja waliokubali kuzipata.',
      features: ['Kwa waliokubali tu', 'Mteja anajitoa kwa neno moja'],
    },
    bundle: {
      name: 'Kifurushi cha biashara ndogo',
      detail: 'Bot ya biashara, sauti, dashibodi na matangazo, vikisanidiwa pamoja.',
      features: ['Bot ya biashara na sauti', 'Dashibodi', 'Zana ya matangazo'],
    },
  },
  websites: {
    business: {
      name: 'Tovuti ya biashara',
      detail: 'Huduma zako, bei na mawasiliano; inafunguka haraka kwenye simu yoyote.',
      features: ['Hadi kurasa sita', 'Ramani, saa, kitufe cha WhatsApp', 'Inaonekana kwenye Google na Maps'],
    },
    businessWithChatbot: {
      name: 'Tovuti ya biashara yenye chatbot',
      detail: 'Tovuti hiyohiyo, pamoja na msaidizi anayejibu wageni.',
      features: [
        'Kila kitu cha tovuti ya biashara',
        'Msaidizi aliyefunzwa kwa tovuti hiyo',
        'Maulizo kwenye orodha moja',
      ],
    },
    portfolio: {
      name: 'Tovuti ya kazi zako',
      detail: 'Kazi zako kwenye kurasa chache zilizotengenezwa vizuri.',
      features: ['Kazi zako kwa picha', 'Ukurasa kukuhusu', 'Fomu ya mawasiliano'],
    },
    shop: {
      name: 'Tovuti ya duka',
      detail: 'Katalogi, kikapu na malipo.',
      features: ['Bidhaa, kikapu, malipo', 'Oda kwa barua pepe na WhatsApp', 'Unaongeza bidhaa mwenyewe'],
    },
    customApp: {
      name: 'Programu maalum ya AI',
      detail: 'Programu ya mtandaoni kwa kazi yako moja.',
      features: ['Kazi moja, inayofanywa vizuri', 'Akaunti inapohitajika', 'Hufanya kazi kwenye kivinjari'],
    },
    bundle: {
      name: 'Kifurushi cha tovuti',
      detail: 'Tovuti na msaidizi wa WhatsApp, vinavyofanya kazi pamoja.',
      features: ['Tovuti ya biashara', 'Chatbot kwenye tovuti na WhatsApp', 'Mtu mmoja wa kumpigia simu'],
    },
  },
  gptAgents: {
    agents: {
      name: 'Wasaidizi wa GPT',
      detail: 'AI inayotafuta taarifa na kufanya hatua inayofuata kwenye zana zako.',
      features: ['Husoma, hutafuta, hutenda', 'Huuliza kabla ya kuamua'],
    },
    chatbots: {
      name: 'Chatbot zilizofunzwa',
      detail: 'Zinajibu kutoka kwenye hati zako na orodha zako za bei.',
      features: ['Zinafunzwa kwa mafaili yako', 'Zinataja namba ya ukurasa'],
    },
    multichannel: {
      name: 'Msaidizi wa njia nyingi',
      detail: 'Msaidizi mmoja kwenye WhatsApp, tovuti yako na mitandao ya kijamii.',
      features: ['Kumbukumbu moja kwa njia zote', 'Unajibu kutoka sehemu moja'],
    },
    avatars: {
      name: 'Avatar na sauti',
      detail: 'Msaidizi mwenye uso au sauti.',
      features: ['Huongea na kusikiliza', 'Kwa skrini, simu na video'],
    },
    crm: {
      name: 'Kuunganisha CRM',
      detail: 'Maulizo huingia kwenye mfumo unaotumia tayari.',
      features: ['Wateja huingia bila wewe kuandika', 'Hufuata mpangilio wa mfumo wako'],
    },
  },
  music: {
    eventSongs: {
      name: 'Wimbo wa sherehe',
      detail: 'Wimbo wa harusi, siku ya kuzaliwa au uzinduzi.',
      features: ['Wenye majina na hadithi', 'Mabadiliko mara mbili'],
    },
    jingles: {
      name: 'Jingle',
      detail: 'Melodi inayofanya watu wakumbuke duka lako.',
      features: ['Sekunde 10 hadi 30', 'Ya kuimbwa na ya ala tupu'],
    },
    lyricToMusic: {
      name: 'Muziki wa maneno yako',
      detail: 'Maneno yako yanakuwa wimbo.',
      features: ['Hisia yoyote, kasi yoyote', 'Toleo la karaoke'],
    },
    multiFormat: {
      name: 'Matoleo mengi',
      detail: 'Wimbo mmoja, matoleo ya video, reels na redio.',
      features: ['Matoleo ya filamu, reels na redio', 'Uimbaji kando na muziki kando'],
    },
  },
  creative: {
    song: {
      name: 'Wimbo',
      detail: 'Huandikwa na kutengenezwa kutokana na wazo lako.',
      features: ['Kutokana na shairi au wazo', 'Mabadiliko mara mbili'],
    },
    bookReview: {
      name: 'Video ya kitabu',
      detail: 'Filamu fupi kuhusu kitabu chako.',
      features: ['Sekunde 60 hadi 120', 'Kwa Reels na YouTube'],
    },
    authorSite: {
      name: 'Tovuti ya mwandishi',
      detail: 'Vitabu vyako, hadithi yako na njia ya kukufikia.',
      features: ['Ukurasa mmoja, au tovuti nzima', 'Rahisi kuongeza kitabu kipya'],
    },
  },
  schools: {
    lessonPlans: {
      name: 'Mipango ya somo',
      detail: 'Rasimu kwa mtaala wenu; walimu wenu wanaikamilisha.',
      features: ['Mtaala na sura zenu', 'Word na PDF'],
    },
    quiz: {
      name: 'Zana ya majaribio',
      detail: 'Majaribio yenye majibu, ya sura yoyote.',
      features: ['Matoleo kadhaa', 'Pamoja na majibu'],
    },
    content: {
      name: 'Zana ya maudhui',
      detail: 'Karatasi za mazoezi, muhtasari na mifano.',
      features: ['Viwango vitatu vya ugumu', 'Kihindi na Kiingereza'],
    },
    grading: {
      name: 'Msaada wa kusahihisha',
      detail: 'Mapendekezo ya alama na maoni; walimu wanayakagua.',
      features: ['Maoni kwa kila jibu', 'Mwalimu ndiye anayeamua'],
    },
    behavior: {
      name: 'Kumbukumbu za tabia',
      detail: 'Maelezo na mwenendo; hubaki ndani ya shule.',
      features: ['Kwa walimu pekee', 'Mwenendo wa muhula mzima'],
    },
    parentCommunication: {
      name: 'Mawasiliano na wazazi',
      detail: 'Ujumbe kwa wazazi, kwa lugha yao.',
      features: ['Kihindi, Kiingereza na nyingine', 'Majibu kwenye orodha moja'],
    },
    virtualClassroom: {
      name: 'Darasa la mtandaoni',
      detail: 'Vipindi, vifaa vya kujifunzia na mahudhurio mtandaoni.',
      features: ['Vipindi vya video', 'Vifaa na mahudhurio'],
    },
    careerTest: {
      name: 'Jaribio la kuchagua taaluma',
      detail: 'Anachopenda na anachoweza mwanafunzi, kwa mazungumzo kuhusu hatua inayofuata.',
      features: ['Kwa darasa la 9 hadi la 12', 'Ripoti ya kujadili pamoja'],
    },
  },
}
