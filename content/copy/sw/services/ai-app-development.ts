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
  does: {
    heading: 'Utakachopata',
    image:
      'Tovuti nyingine ya mfano: kitabu cha mwandishi, siku ya kutoka, kitufe cha kununua na wimbo wa kusikiliza.',
    points: [
      {
        title: 'Kurasa zinazofunguka papo hapo',
        text: 'Hata kwenye simu ya bei nafuu na mtandao hafifu.',
      },
      {
        title: 'Maneno yako, yamepangwa vizuri',
        text: 'Tuma maelezo mafupi na picha. Nayapanga kuwa huduma, bei na mawasiliano, mahali ambapo watu wanayatafuta.',
      },
      {
        title: 'Unapatikana kwenye Google na Maps',
        text: 'Tovuti inaandaliwa ipatikane kwenye utafutaji na ramani, na kiungo chake kionekane vizuri kwenye WhatsApp.',
      },
      {
        title: 'Kila kitu ni chako',
        text: 'Domain, maandishi na picha ni vyako, kwa jina lako. Nakuonyesha jinsi ya kubadilisha mwenyewe.',
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
