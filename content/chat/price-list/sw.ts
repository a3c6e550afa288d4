import type { PriceList } from './price-list.ts'

export const swahili: PriceList = {
  packages: {
    starter: {
      name: 'Starter',
      detail: 'Msaidizi mmoja, kwenye WhatsApp au tovuti, Kihindi na Kiingereza; hukukabidhi inapohitajika.',
    },
    growth: {
      name: 'Business Growth',
      detail:
        'Kwa kaunta yenye shughuli: WhatsApp na tovuti, sauti, dashibodi, vikumbusho na ufuatiliaji pamoja.',
    },
    enterprise: {
      name: 'Enterprise',
      detail: 'Matawi au mifumo kadhaa, mifumo yako ikiunganishwa, muda wa majibu uliokubaliwa.',
    },
  },
  overview: {
    ecommerce: { name: 'Bot ya duka la mtandaoni', detail: 'Hali ya oda, maswali ya bidhaa na arifa.' },
    smb: { name: 'Bot ya biashara', detail: 'Miadi, vikumbusho na ufuatiliaji.' },
    websites: { name: 'Tovuti', detail: 'Tovuti ya haraka, na chatbot ukitaka.' },
  },
  ecommerce: {
    customerBot: {
      name: 'Bot ya wateja',
      detail: 'Hujibu maswali ya bidhaa na oda kwenye WhatsApp na tovuti: hali, stoki, saizi, usafirishaji.',
    },
    ownerBot: {
      name: 'Bot ya arifa za mmiliki',
      detail: 'Hukuambia oda, stoki ndogo na wateja wasioridhika, na muhtasari wa kila siku.',
    },
    voice: { name: 'Nyongeza ya sauti', detail: 'Hupokea simu, huongea Kihindi na Kiingereza.' },
    dashboard: { name: 'Dashibodi', detail: 'Mazungumzo, oda na maswali yaliyobaki kwenye skrini moja.' },
    bundle: {
      name: 'Bundle ya duka la mtandaoni',
      detail: 'Bot ya wateja na bot ya mmiliki, zikiwekwa pamoja.',
    },
  },
  smb: {
    businessBot: {
      name: 'Bot ya biashara',
      detail: 'Hujibu WhatsApp, hupanga miadi, hukumbusha na kufuatilia; imeunganishwa na kalenda yako.',
    },
    voice: { name: 'Nyongeza ya sauti', detail: 'Hupokea simu, huongea Kihindi na Kiingereza.' },
    dashboard: {
      name: 'Dashibodi',
      detail: 'Miadi ya leo, maulizo na wa kupigiwa simu, kwenye skrini moja.',
    },
    broadcast: {
      name: 'Zana ya matangazo',
      detail: 'Hutuma ofa na habari kwa wateja waliokubali; huachwa kwa neno moja.',
    },
    bundle: { name: 'Bundle ya SME', detail: 'Bot ya biashara na sauti, dashibodi na matangazo.' },
  },
  websites: {
    business: {
      name: 'Tovuti ya biashara',
      detail: 'Hadi kurasa sita: huduma, bei, mawasiliano, ramani, saa, kitufe cha WhatsApp.',
    },
    businessWithChatbot: {
      name: 'Tovuti ya biashara yenye chatbot',
      detail: 'Tovuti hiyo hiyo, na msaidizi anayejibu wageni.',
    },
    portfolio: {
      name: 'Tovuti ya portfolio',
      detail: 'Kazi zako kwa picha, ukurasa wako, fomu ya mawasiliano.',
    },
    shop: { name: 'Tovuti ya duka', detail: 'Bidhaa, kikapu, malipo; unaongeza bidhaa mwenyewe.' },
    customApp: {
      name: 'Programu ya wavuti ya AI',
      detail: 'Programu ya kazi moja yako, hufanya kazi kwenye kivinjari.',
    },
    bundle: { name: 'Bundle ya tovuti', detail: 'Tovuti ya biashara, na chatbot kwenye tovuti na WhatsApp.' },
  },
  gptAgents: {
    agents: {
      name: 'Mawakala wa GPT',
      detail: 'Husoma, hutafuta, hutenda kwenye zana zako, huuliza kabla ya kuamua.',
    },
    chatbots: {
      name: 'Chatbot iliyofunzwa',
      detail: 'Hujibu kutoka nyaraka na orodha zako za bei, na kusema ilipoisoma.',
    },
    multichannel: {
      name: 'Msaidizi wa mitandao mingi',
      detail: 'Msaidizi mmoja kwenye WhatsApp, tovuti na mitandao ya kijamii.',
    },
    avatars: { name: 'Avatar na sauti', detail: 'Msaidizi mwenye uso au sauti, kwa skrini, simu na video.' },
    crm: { name: 'Kuunganisha CRM', detail: 'Maulizo huingia kwenye mfumo unaotumia, bila kuandika.' },
  },
  music: {
    eventSongs: {
      name: 'Wimbo wa sherehe',
      detail: 'Kwa harusi, siku ya kuzaliwa au uzinduzi, wenye majina na hadithi, mabadiliko mara mbili.',
    },
    jingles: { name: 'Jingle', detail: 'Sekunde 10 hadi 30 ambazo watu hukumbuka biashara yako.' },
    lyricToMusic: { name: 'Maneno kuwa muziki', detail: 'Maneno yako kwa muziki, pamoja na karaoke.' },
    multiFormat: {
      name: 'Miundo mingi',
      detail: 'Wimbo mmoja kwa filamu, reel na redio; sauti na muziki kando pia.',
    },
  },
  creative: {
    song: { name: 'Wimbo', detail: 'Ulioandikwa na kutengenezwa kutokana na wazo au shairi lako.' },
    bookReview: {
      name: 'Video ya kitabu',
      detail: 'Filamu fupi ya sekunde 60 hadi 120 kuhusu kitabu chako.',
    },
    authorSite: {
      name: 'Tovuti ya mwandishi',
      detail:
        'Vitabu vyako, hadithi yako na mawasiliano; ukurasa mmoja au tovuti nzima; ni rahisi kuongeza kitabu kinachofuata.',
    },
  },
  schools: {
    lessonPlans: { name: 'Mipango ya somo', detail: 'Kwa bodi na sura zenu, kwa Word na PDF.' },
    quiz: {
      name: 'Kitengeneza majaribio',
      detail: 'Majaribio kutoka sura yoyote, matoleo kadhaa na majibu.',
    },
    content: {
      name: 'Kitengeneza maudhui',
      detail: 'Karatasi za kazi, notisi na mifano, Kihindi na Kiingereza.',
    },
    grading: { name: 'Msaada wa kusahihisha', detail: 'Alama za kwanza na maoni; mwalimu ndiye anayeamua.' },
    behavior: { name: 'Kumbukumbu za tabia', detail: 'Maelezo na mwenendo, kwa walimu pekee.' },
    parentCommunication: { name: 'Mawasiliano na wazazi', detail: 'Ujumbe kwa wazazi, kwa lugha yao.' },
    virtualClassroom: {
      name: 'Darasa la mtandaoni',
      detail: 'Masomo ya video, vifaa na mahudhurio mtandaoni.',
    },
    careerTest: { name: 'Jaribio la taaluma', detail: 'Kwa madarasa 9 hadi 12, pamoja na ripoti.' },
  },
}
