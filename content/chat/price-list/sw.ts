import type { PriceList } from './price-list.ts'

export const swahili: PriceList = {
  packages: {
    starter: {
      name: 'Starter',
      detail: 'Msaidizi mmoja, kwenye WhatsApp au tovuti, Kihindi na Kiingereza; hukukabidhi inapohitajika.',
      features: ['Hujibu na kupanga miadi', 'kwa kuanzia'],
    },
    growth: {
      name: 'Business Growth',
      detail:
        'Kwa kaunta yenye shughuli: WhatsApp na tovuti, sauti, dashibodi, vikumbusho na ufuatiliaji pamoja.',
      features: ['Msaidizi pia'],
    },
    enterprise: {
      name: 'Enterprise',
      detail: 'Matawi au mifumo kadhaa, mifumo yako ikiunganishwa, muda wa majibu uliokubaliwa.',
      features: ['Timu kadhaa pia', 'vyote vikitunzwa'],
    },
  },
  overview: {
    ecommerce: {
      name: 'Bot ya duka la mtandaoni',
      detail: 'Hali ya oda, maswali ya bidhaa na arifa.',
      features: ['Kwa maduka ya mtandaoni'],
    },
    smb: {
      name: 'Bot ya biashara',
      detail: 'Miadi, vikumbusho na ufuatiliaji.',
      features: ['Kwa kliniki, saluni, vituo vya masomo ya ziada na maduka ya mtaani'],
    },
    websites: {
      name: 'Tovuti',
      detail: 'Tovuti ya haraka, na chatbot ukitaka.',
      features: ['Huonyesha unachofanya'],
    },
  },
  ecommerce: {
    customerBot: {
      name: 'Bot ya wateja',
      detail: 'Hujibu maswali ya bidhaa na oda kwenye WhatsApp na tovuti: hali, stoki, saizi, usafirishaji.',
      features: ['Hali ya oda kwa namba au simu', 'kurudisha bidhaa'],
    },
    ownerBot: {
      name: 'Bot ya arifa za mmiliki',
      detail: 'Hukuambia oda, stoki ndogo na wateja wasioridhika, na muhtasari wa kila siku.',
      features: ['Muhtasari huo kwa WhatsApp', 'unachagua nini ni cha haraka'],
    },
    voice: {
      name: 'Nyongeza ya sauti',
      detail: 'Hupokea simu, huongea Kihindi na Kiingereza.',
      features: ['Husoma majibu kwa sauti', 'hukukabidhi inapohitajika'],
    },
    dashboard: {
      name: 'Dashibodi',
      detail: 'Mazungumzo, oda na maswali yaliyobaki kwenye skrini moja.',
      features: ['Mazungumzo yote', 'kile bot ilichoshindwa kujibu'],
    },
    bundle: {
      name: 'Bundle ya duka la mtandaoni',
      detail: 'Bot ya wateja na bot ya mmiliki, zikiwekwa pamoja.',
    },
  },
  smb: {
    businessBot: {
      name: 'Bot ya biashara',
      detail: 'Hujibu WhatsApp, hupanga miadi, hukumbusha na kufuatilia; imeunganishwa na kalenda yako.',
      features: ['Kubadilisha na kughairi miadi pia'],
    },
    voice: {
      name: 'Nyongeza ya sauti',
      detail: 'Hupokea simu, huongea Kihindi na Kiingereza.',
      features: ['Husoma majibu kwa sauti', 'hukukabidhi inapohitajika'],
    },
    dashboard: {
      name: 'Dashibodi',
      detail: 'Miadi ya leo, maulizo na wa kupigiwa simu, kwenye skrini moja.',
      features: ['Ufuatiliaji pia'],
    },
    broadcast: {
      name: 'Zana ya matangazo',
      detail: 'Hutuma ofa na habari kwa wateja waliokubali; huachwa kwa neno moja.',
      features: ['Asiyekubali hatumiwi'],
    },
    bundle: { name: 'Bundle ya SME', detail: 'Bot ya biashara na sauti, dashibodi na matangazo.' },
  },
  websites: {
    business: {
      name: 'Tovuti ya biashara',
      detail: 'Hadi kurasa sita: huduma, bei, mawasiliano, ramani, saa, kitufe cha WhatsApp.',
      features: ['Haraka kwenye simu yoyote', 'hupatikana kwenye utafutaji'],
    },
    businessWithChatbot: {
      name: 'Tovuti ya biashara yenye chatbot',
      detail: 'Tovuti hiyo hiyo, na msaidizi anayejibu wageni.',
      features: [
        'Kila kitu cha tovuti ya biashara',
        'msaidizi aliyefunzwa kwa tovuti hiyo',
        'maulizo kwenye orodha moja',
      ],
    },
    portfolio: {
      name: 'Tovuti ya portfolio',
      detail: 'Kazi zako kwa picha, ukurasa kukuhusu, fomu ya mawasiliano.',
      features: ['Kurasa chache zilizotengenezwa vizuri'],
    },
    shop: {
      name: 'Tovuti ya duka',
      detail: 'Bidhaa, kikapu, malipo; unaongeza bidhaa mwenyewe.',
      features: ['Oda kwa barua pepe na WhatsApp'],
    },
    customApp: {
      name: 'Programu ya wavuti ya AI',
      detail: 'Programu ya kazi moja yako, hufanya kazi kwenye kivinjari.',
      features: ['Kazi hiyo ikifanywa vizuri', 'kuingia kwa akaunti inapohitajika'],
    },
    bundle: {
      name: 'Bundle ya tovuti',
      detail: 'Tovuti ya biashara, na chatbot kwenye tovuti na WhatsApp.',
      features: ['Zikipangwa kama kitu kimoja', 'mtu mmoja wa kumpigia simu'],
    },
  },
  gptAgents: {
    agents: {
      name: 'Mawakala wa GPT',
      detail: 'Husoma, hutafuta, hutenda kwenye zana zako, huuliza kabla ya kuamua.',
    },
    chatbots: {
      name: 'Chatbot iliyofunzwa',
      detail: 'Hujibu kutoka nyaraka na orodha zako za bei, na kusema ilipoisoma.',
      features: ['Imefunzwa kwa mafaili yako'],
    },
    multichannel: {
      name: 'Msaidizi wa mitandao mingi',
      detail: 'Msaidizi mmoja kwenye WhatsApp, tovuti na mitandao ya kijamii.',
      features: ['Kumbukumbu moja kwa njia zote', 'unajibu kutoka sehemu moja'],
    },
    avatars: {
      name: 'Avatar na sauti',
      detail: 'Msaidizi mwenye uso au sauti, kwa skrini, simu na video.',
      features: ['Huongea na kusikiliza'],
    },
    crm: {
      name: 'Kuunganisha CRM',
      detail: 'Maulizo huingia kwenye mfumo unaotumia, bila kuandika.',
      features: ['Mawasiliano mapya pia', 'hufanya kazi na sehemu zako za kujaza'],
    },
  },
  music: {
    eventSongs: {
      name: 'Wimbo wa sherehe',
      detail: 'Kwa harusi, siku ya kuzaliwa au uzinduzi, wenye majina na hadithi, mabadiliko mara mbili.',
    },
    jingles: {
      name: 'Jingle',
      detail: 'Sekunde 10 hadi 30 ambazo watu hukumbuka biashara yako.',
      features: ['Yenye sauti na bila sauti'],
    },
    lyricToMusic: {
      name: 'Maneno kuwa muziki',
      detail: 'Maneno yako kwa muziki, pamoja na karaoke.',
      features: ['Hisia na kasi yoyote'],
    },
    multiFormat: {
      name: 'Miundo mingi',
      detail: 'Wimbo mmoja kwa filamu, reel na redio; sauti na muziki kando pia.',
      features: ['Toleo kwa kila kimoja'],
    },
  },
  creative: {
    song: {
      name: 'Wimbo',
      detail: 'Ulioandikwa na kutengenezwa kutokana na wazo au shairi lako.',
      features: ['Mabadiliko mara mbili'],
    },
    bookReview: {
      name: 'Video ya kitabu',
      detail: 'Filamu fupi ya sekunde 60 hadi 120 kuhusu kitabu chako.',
      features: ['Ya wima na ya mlalo'],
    },
    authorSite: {
      name: 'Tovuti ya mwandishi',
      detail:
        'Vitabu vyako, hadithi yako na mawasiliano; ukurasa mmoja au tovuti nzima; ni rahisi kuongeza kitabu kinachofuata.',
    },
  },
  schools: {
    lessonPlans: {
      name: 'Mipango ya somo',
      detail: 'Kwa bodi na sura zenu, kwa Word na PDF.',
      features: ['Rasimu kwa mtaala wenu', 'walimu wenu huikamilisha'],
    },
    quiz: {
      name: 'Kitengeneza majaribio',
      detail: 'Majaribio kutoka sura yoyote, matoleo kadhaa na majibu.',
    },
    content: {
      name: 'Kitengeneza maudhui',
      detail: 'Karatasi za kazi, notisi na mifano, Kihindi na Kiingereza.',
      features: ['Viwango vitatu vya ugumu'],
    },
    grading: {
      name: 'Msaada wa kusahihisha',
      detail: 'Alama za kwanza na maoni; mwalimu ndiye anayeamua.',
      features: ['Maoni kwa kila jibu', 'kwa walimu kukagua'],
    },
    behavior: {
      name: 'Kumbukumbu za tabia',
      detail: 'Maelezo na mwenendo, kwa walimu pekee.',
      features: ['Mwenendo wa muhula mzima', 'hubaki ndani ya shule'],
    },
    parentCommunication: {
      name: 'Mawasiliano na wazazi',
      detail: 'Ujumbe kwa wazazi, kwa lugha yao.',
      features: ['Kihindi, Kiingereza na nyingine', 'majibu yao kwenye orodha moja'],
    },
    virtualClassroom: {
      name: 'Darasa la mtandaoni',
      detail: 'Masomo ya video, vifaa na mahudhurio mtandaoni.',
    },
    careerTest: {
      name: 'Jaribio la taaluma',
      detail: 'Kwa madarasa 9 hadi 12, pamoja na ripoti.',
      features: ['Mapendeleo na uwezo', 'kwa mazungumzo kuhusu hatua inayofuata'],
    },
  },
}
