import type { Copy } from '#content/copy/copy.ts'
import { prices } from '#content/prices.ts'
import { formatRupees } from '#domain/money.ts'

export const aiProducts: Copy['aiProducts'] = {
  title: 'Bidhaa na programu za AI',
  description:
    'Dawati la majibu, seti ya darasa na rasimu ya wimbo: zana za AI zilizo tayari, zinazorekebishwa kwa biashara yako.',
  keywords:
    'bidhaa za AI, programu za AI, ujumbe wote mahali pamoja, zana za walimu, kutengeneza wimbo kwa AI, programu maalum za AI',
  heading: 'Zana zilizo tayari',
  lead: 'Matatizo mengi yanafanana kila mahali. Huna haja ya kuanza upya: chukua zana iliyopo, nami nitairekebisha ikufae.',
  image: 'Zana tatu kwenye rafu; mezani kuna kompyuta kibao inayopakwa rangi ya duka.',
  productsHeading: 'Chagua ya kuanzia',
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
      description: 'Mipango ya somo, majaribio na ujumbe kwa wazazi, kwa shule nzima, mahali pamoja.',
      features: ['Kwa walimu, wazazi na ofisi'],
      image: 'Jengo la shule lililochorwa kwa mistari ya vipande, lenye saa na bendera.',
    },
  },
  cost: {
    heading: 'Gharama ya kuirekebisha',
    text: `Naangalia zana inayofaa na kinachohitaji kubadilishwa, kisha unapata bei moja isiyobadilika. Kwa kulinganisha: programu maalum ya AI ya mtandaoni, inayotengenezwa kuanzia mwanzo, inaanzia ${formatRupees(prices.websites.customApp.amount)}.`,
    action: 'Tovuti na programu za AI',
  },
  fitting: {
    before: 'Zana inakuja na',
    after: 'Nakuwekea',
    pairs: [
      { before: 'Kisanduku kimoja cha WhatsApp na tovuti', after: 'Bei zako, saa zako na mtindo wako' },
      {
        before: 'Mipango ya somo, majaribio, ujumbe kwa wazazi',
        after: 'Mtaala wako, sura zako na lugha zako',
      },
      { before: 'Kumkabidhi mtu mazungumzo', after: 'Nani anaarifiwa, lini na wapi' },
    ],
  },
  steps: {
    heading: 'Jinsi zana inavyokuwa yako',
    list: [
      { title: 'Unataja kazi', text: 'Sentensi mbili na mfano wa jinsi unavyoifanya leo.' },
      {
        title: 'Unaiona kwa taarifa zako',
        text: 'Unaijaribu kwa ujumbe, sura au mashairi yako machache.',
      },
      {
        title: 'Nairekebisha',
        text: 'Maneno yako, lugha zako, zana zako. Kisha nakuonyesha inavyofanya kazi.',
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
    text: 'Niambie unavyoifanya leo. Utapata bei kwa maandishi ndani ya saa 24.',
  },
}
