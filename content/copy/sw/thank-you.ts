import type { Copy } from '#content/copy/copy.ts'

export const thankYou: Copy['thankYou'] = {
  title: 'Asante',
  description:
    'Risiti yako inakuja kwa barua pepe. Kinachofuata: simu ndani ya saa 24, kisha mradi wako unaanza.',
  keywords: 'malipo yamepokelewa, hatua zinazofuata, kuanza kwa mradi',
  heading: 'Asante. Nitakupigia ndani ya saa 24.',
  lead: 'Mtoa huduma za malipo atakutumia risiti kwa barua pepe; itunze. Unataka kuanza mapema? Niambie sasa unachofikiria.',
  stepsHeading: 'Kinachofuata',
  steps: [
    {
      title: 'Sasa: angalia barua pepe yako',
      text: 'Uthibitisho na risiti vinakuja huko. Angalia pia kwenye barua taka (spam).',
    },
    {
      title: 'Ndani ya saa 24: simu',
      text: 'Tunapitia unachohitaji, nami najibu maswali yako.',
    },
    {
      title: 'Kisha mradi unaanza',
      text: 'Unapata mpango, tarehe na njia ya kunifikia moja kwa moja.',
    },
  ],
  reach: {
    heading: 'Sijapiga bado, au una haraka?',
    text: 'Niandikie pamoja na namba ya risiti yako. Nausoma mwenyewe.',
    cancel: 'Umebadilisha mawazo? Ukighairi kabla kazi haijaanza, unarudishiwa malipo ya awali.',
  },
  ready: {
    heading: 'Andaa haya kwa ajili ya simu',
    list: [
      'Namba ya risiti yako',
      'Orodha ya bei, menyu, picha au hadithi: picha ya simu inatosha',
      'Jambo moja linalopaswa kuwa rahisi zaidi',
      'Anayeamua pamoja nawe, ili naye asikilize',
    ],
  },
  contact: 'Niambie nianzie wapi',
  home: 'Nenda kwenye ukurasa wa mwanzo',
}
