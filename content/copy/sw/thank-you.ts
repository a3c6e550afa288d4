import { business } from '#content/business.ts'
import type { Copy } from '#content/copy/copy.ts'

export const thankYou: Copy['thankYou'] = {
  title: 'Asante',
  description:
    'Risiti yako inakuja kwa barua pepe. Kinachofuata: simu ndani ya saa 24, kisha mradi wako unaanza.',
  keywords: 'malipo yamepokelewa, hatua zinazofuata, kuanza kwa mradi',
  heading: 'Asante',
  lead: 'Ikiwa umelipa sasa hivi, mtoa huduma za malipo atakutumia risiti kwa barua pepe. Itunze. Mengine niachie mimi.',
  stepsHeading: 'Kinachofuata',
  steps: [
    {
      title: 'Angalia barua pepe yako',
      text: 'Uthibitisho na risiti vinakuja huko. Angalia pia kwenye barua taka (spam).',
    },
    { title: 'Simu ndani ya saa 24', text: 'Tunapitia unachohitaji, nami najibu maswali yako.' },
    { title: 'Mradi unaanza', text: 'Unapata mpango, tarehe na njia ya kunifikia moja kwa moja.' },
  ],
  receipt: {
    title: 'Umemaliza sehemu yako',
    rows: [
      { label: 'Malipo kwa', value: business.name },
      { label: 'Risiti', value: 'Kwa barua pepe' },
      { label: 'Jibu ndani ya', value: 'Saa 24' },
    ],
  },
  contact: 'Niandikie',
  home: 'Nenda kwenye ukurasa wa mwanzo',
}
