import type { Copy } from '#content/copy/copy.ts'
import { prices } from '#content/prices.ts'
import { formatRupees } from '#domain/money.ts'

export const aiAppDevelopment: Copy['servicePages']['aiAppDevelopment'] = {
  title: 'Tovuti na programu za AI',
  description: `Tovuti za biashara, tovuti za kazi zako, maduka ya mtandaoni na programu maalum za AI, kuanzia ${formatRupees(prices.websites.portfolio.amount)}.`,
  keywords:
    'kutengeneza tovuti {contactCity}, bei ya tovuti ya biashara, tovuti ya duka la mtandaoni, programu ya AI',
  heading: 'Tovuti iliyo tayari kwa wateja tangu siku ya kwanza',
  lead: 'Inafunguka haraka kwenye simu yoyote, inapatikana kwa urahisi kwenye Google na Maps, na ina msaidizi ndani yake ukitaka.',
  timing: 'Kwa kawaida tovuti ya biashara inakuwa hewani baada ya wiki mbili.',
  picture: {
    kind: 'drawing',
    caption: 'Mfano: tovuti ya duka la keki, yenye bei na kitufe cha WhatsApp kwenye skrini ya kwanza.',
    image:
      'Tovuti ya mfano ya duka la keki kwenye laptop na simu: keki zenye bei, saa za kufungua, ramani na kitufe cha WhatsApp.',
  },
  sample: {
    heading: 'Kutoka maelezo yako hadi ukurasa wako',
    lead: 'Maelezo mafupi na picha vinatosha. Kurasa zinafunguka papo hapo hata mtandao ukiwa hafifu, na zimeandaliwa kwa Google na Maps. Jina la tovuti, maandishi na picha ni vyako.',
    parts: [
      {
        title: 'Unatuma',
        lines: [
          'Duka la keki Saket, pia bila mayai',
          'Chokoleti 650, nanasi 550, mandazi 180',
          'Wazi 07:00 hadi 21:00. Oda kwa WhatsApp, siku mbili kabla',
          'Na picha tatu',
        ],
      },
      {
        title: 'Wateja wako wanaona',
        lines: [
          'Keki mpya kila siku, Saket',
          'Keki ya chokoleti · ₹650',
          'Keki ya nanasi · ₹550',
          'Mandazi · ₹180',
          'Bila mayai ukitaka · 07:00 hadi 21:00',
          'Agiza kwa WhatsApp',
        ],
      },
    ],
  },
  offer: {
    heading: 'Chagua tovuti yako',
    lead: 'Unalipa mara moja tu. Jina la tovuti (domain) na mahali inapowekwa (hosting) ndizo pekee za ziada, na unamlipa mtoa huduma moja kwa moja.',
  },
  steps: {
    heading: 'Kutoka maelezo mafupi hadi tovuti iliyo hewani',
    list: [
      {
        title: 'Unatuma ulichonacho',
        text: 'Tovuti ya zamani, kipeperushi, picha, tovuti tatu unazopenda.',
      },
      { title: 'Unaona rasimu ya kwanza', text: 'Kurasa halisi kwenye simu yako, si michoro tu.' },
      { title: 'Mabadiliko mara mbili', text: 'Niambie cha kuhamisha, cha kuongeza na cha kuondoa.' },
      {
        title: 'Inaenda hewani',
        text: 'Tovuti ya biashara baada ya wiki mbili hivi. Kwa duka au programu, tarehe unaipata pamoja na bei yako.',
      },
    ],
  },
  questions: 'Maswali kuhusu tovuti',
  faq: [
    {
      question: 'Kuna gharama nyingine nje ya bei?',
      answer:
        'Jina la tovuti (domain) na mahali inapowekwa (hosting) tu. Unamlipa mtoa huduma moja kwa moja, kwa hiyo vyote viwili ni vyako.',
    },
    {
      question: 'Programu maalum ya AI ni nini?',
      answer:
        'Ni programu ya kazi yako moja: kuandaa bei, kusoma hati, kupanga ratiba. Kwanza tunazungumza kuhusu kazi hiyo. Bei hutegemea ukubwa wake.',
    },
    {
      question: 'Unaweza kurekebisha tovuti niliyo nayo?',
      answer: 'Mara nyingi, ndiyo. Naiangalia na kukuambia kipi ni nafuu: kuirekebisha au kuanza upya.',
    },
  ],
  closing: {
    heading: 'Kuna mtu anatafuta unachouza',
    text: 'Nitumie tovuti yako ya zamani, au niambie kipeperushi chako kinasema nini. Unapata bei kwa maandishi ndani ya saa 24.',
  },
}
