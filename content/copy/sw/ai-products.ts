import type { Copy } from '#content/copy/copy.ts'
import { prices } from '#content/prices.ts'
import { formatRupees } from '#domain/money.ts'

export const aiProducts: Copy['aiProducts'] = {
  title: 'Bidhaa na programu za AI',
  description:
    'Dawati la majibu, seti ya darasa na rasimu ya wimbo: zana za AI zilizo tayari, zinazorekebishwa kwa biashara yako.',
  keywords:
    'bidhaa za AI, programu za AI, ujumbe wote mahali pamoja, zana za walimu, kutengeneza wimbo kwa AI, programu maalum za AI',
  heading: 'Tayari leo, kwa maneno yako',
  lead: 'Zana mbili usizohitaji kusubiri: kisanduku kinachowajibu wateja wako, na seti inayopanga somo. Naziwekea bei, saa na sura zako.',
  image: 'Zana tatu kwenye rafu; mezani kuna kompyuta kibao inayopakwa rangi ya duka.',
  productsHeading: 'Mbili zinazofanya kazi sasa',
  soonHeading: 'Zinazokuja',
  statuses: {
    'with-every-bot': 'Huja na kila bot',
    available: 'Inapatikana',
    'in-development': 'Inatengenezwa',
    'coming-soon': 'Inakuja hivi karibuni',
  },
  ask: 'Omba bei',
  askSoon: 'Nijulishe ikiwa tayari',
  visit: 'Fungua {product}',
  products: {
    answerDesk: {
      title: 'Dawati la majibu',
      description:
        'Mazungumzo yote kwenye kisanduku kimoja. Msaidizi anajibu, nawe unajibu mwenyewe unapotaka.',
      features: [
        'WhatsApp na tovuti kwenye orodha moja',
        'Jibu mwenyewe kwa mguso mmoja',
        'Huonyesha maswali yaliyomshinda msaidizi',
      ],
      image:
        'Kisanduku cha mazungumzo; katika yaliyofunguliwa msaidizi anajibu kwanza, kisha mtu anaendelea.',
    },
    classKit: {
      title: 'Seti ya darasa',
      description: 'Kutoka sura moja hadi mpango wa somo, jaribio na ujumbe kwa wazazi.',
      features: ['Rasimu ambazo mwalimu huidhinisha', 'Kihindi na Kiingereza', 'Mtaala wako'],
      image:
        'Mpango wa somo wenye mchoro wa jani, na chini yake jaribio ambalo jibu moja lina alama ya vema.',
    },
    songSketcher: {
      title: 'Rasimu ya wimbo',
      description: 'Maneno yako na hisia unayotaka vinakuwa toleo fupi la kwanza la kusikiliza.',
      features: ['Chagua hisia na lugha', 'Badilisha mstari, usikie tena'],
      image: 'Mistari ya wimbo, hisia tatu za kuchagua, na wimbi la sauti lenye kitufe cha kucheza.',
    },
    smartSchool: {
      title: 'Smart School',
      description: 'Mipango ya somo, majaribio na ujumbe kwa wazazi, mahali pamoja.',
      features: ['Kwa walimu, wazazi na ofisi'],
      image: 'Jengo la shule lililochorwa kwa mistari ya vipande, lenye saa na bendera.',
    },
  },
  fitting: {
    heading: '“Kwa maneno yako” ni nini',
    lead: 'Mfano: ujumbe uleule, kabla na baada ya kuweka bei, saa na kalenda ya kliniki.',
    threads: [
      {
        name: 'Dawati la majibu',
        status: 'Linavyokuja',
        messages: [
          { from: 'customer', text: 'Kesho naweza kusafisha meno? Bei gani?', time: '22:52' },
          { from: 'bot', text: 'Habari! Nimeandika swali lako. Kliniki itakujibu.', time: '22:52' },
          { from: 'bot', text: 'Kusafisha ni ₹900. Karibu leo 11:00.', time: '09:10' },
          { from: 'customer', text: 'Nimepata kwingine. Asante.', time: '09:25' },
        ],
        outcome: 'Linapokea ujumbe. Unajibu wewe asubuhi.',
      },
      {
        name: 'Meno ya Mfano',
        status: 'Likiwa na bei, saa na kalenda yako',
        messages: [
          { from: 'customer', text: 'Kesho naweza kusafisha meno? Bei gani?', time: '22:52' },
          { from: 'bot', text: 'Ndiyo. Kusafisha ni ₹900. Kesho 11:00 au 17:30 iko wazi.', time: '22:52' },
          { from: 'customer', text: '17:30', time: '22:53' },
          { from: 'bot', text: 'Tayari: kesho, 17:30.', time: '22:53' },
        ],
        outcome: 'Miadi imewekwa kliniki ikiwa imefungwa.',
      },
    ],
  },
  cost: {
    heading: 'Gharama ya kuirekebisha',
    text: 'Mara nyingi hakuna cha ziada: imo kwenye bei zilizo juu. Kwa mengine unapata bei moja isiyobadilika, kwa maandishi, kabla sijaanza.',
    action: 'Tovuti na programu za AI',
    before: 'Unachotaka',
    after: 'Bei yake',
    pairs: [
      { before: 'Bei zako, saa zako na mtindo wako', after: 'Imo kwenye bei' },
      { before: 'Mtaala wako, sura zako na lugha zako', after: 'Imo kwenye bei' },
      { before: 'Kazi mpya, kama kuangalia orodha ya bidhaa zako', after: 'Bei moja isiyobadilika' },
      {
        before: 'Zana mpya kabisa',
        after: `Kuanzia ${formatRupees(prices.websites.customApp.amount)}`,
      },
    ],
  },
  questions: 'Maswali kuhusu zana hizi',
  faq: [
    {
      question: 'Je, kama sokoni kuna programu inayofaa zaidi?',
      answer: 'Basi nitakuambia ununue ipi. Bila malipo.',
    },
    {
      question: 'Taarifa ni za nani?',
      answer:
        'Ni zako. Zinabaki kwenye akaunti zako inapowezekana, na sizitumii kwa wateja wengine wala kufundisha AI.',
    },
    {
      question: 'Inaweza kukua baadaye?',
      answer: 'Ndiyo. Naweza kuibadilisha na kuiongezea hatua kwa hatua. Kila bei utaijua mapema.',
    },
  ],
  closing: {
    heading: 'Ungeanza na kazi gani?',
    text: 'Utapata bei kwa maandishi ndani ya saa 24. Kabla ya kuamua, unaijaribu kwa ujumbe au sura zako chache.',
  },
}
