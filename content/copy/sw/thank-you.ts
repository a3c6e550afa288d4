import type { Copy } from '#content/copy/copy.ts'

export const thankYou: Copy['thankYou'] = {
  title: 'Asante',
  description:
    'Risiti yako inakuja kwa barua pepe. Kinachofuata: simu ndani ya saa 24, kisha mradi wako unaanza.',
  keywords: 'malipo yamepokelewa, hatua zinazofuata, kuanza kwa mradi',
  heading: 'Asante',
  lead: 'Mtoa huduma za malipo atakutumia risiti kwa barua pepe; itunze. Nitakupigia ndani ya saa 24.',
  stepsHeading: 'Kinachofuata',
  steps: [
    {
      title: 'Angalia barua pepe yako',
      text: 'Uthibitisho na risiti vinakuja huko. Angalia pia kwenye barua taka (spam).',
    },
    { title: 'Simu ndani ya saa 24', text: 'Tunapitia unachohitaji, nami najibu maswali yako.' },
    { title: 'Mradi unaanza', text: 'Unapata mpango, tarehe na njia ya kunifikia moja kwa moja.' },
  ],
  contact: 'Niambie nianzie wapi',
  home: 'Nenda kwenye ukurasa wa mwanzo',
}
