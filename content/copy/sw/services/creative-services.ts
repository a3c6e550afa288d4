import type { Copy } from '#content/copy/copy.ts'
import { prices } from '#content/prices.ts'
import { formatRupees } from '#domain/money.ts'

export const creativeServices: Copy['servicePages']['creativeServices'] = {
  title: 'Huduma za AI kwa waandishi na wasanii',
  description: `Nyimbo, video za vitabu na tovuti za waandishi, kuanzia ${formatRupees(prices.creative.song.amount)}.`,
  keywords: 'video ya kitabu, tovuti ya mwandishi, kutangaza kitabu, wimbo wa AI, waandishi na wasanii',
  heading: 'Kitabu chako kionekane na kisikike',
  lead: 'Kwa waandishi na wasanii: video ya kitabu, tovuti au wimbo kutokana na maneno yako mwenyewe, tayari kwa siku ya uzinduzi.',
  timing: 'Mpango na bei isiyobadilika kabla sijaanza.',
  picture: {
    kind: 'drawing',
    caption: 'Mfano: tovuti ya mwandishi siku ya uzinduzi.',
    image: 'Tovuti ya mwandishi: kitabu, siku ya kutoka, kitufe cha kununua na wimbo wa kusikiliza.',
  },
  sample: {
    heading: 'Mpango unaouona kwanza',
    lead: 'Mfano wa video ya dakika moja: kinachoonyeshwa, kinachosemwa na lini. Unaubadilisha kabla sijatengeneza chochote.',
    parts: [
      { title: '0:00', lines: ['Jalada. Mvua dirishani.', '“Anamsubiri nani?”'] },
      { title: '0:15', lines: ['Wimbi la sauti. Mstari mmoja unasomwa.', '“Mto husahau.”'] },
      { title: '0:30', lines: ['Mashua usiku. Haina mtu.', 'Maji na filimbi tu'] },
      { title: '0:50', lines: ['Jalada tena, na tarehe.', '“Ijumaa hii. Kiungo kiko chini.”'] },
    ],
  },
  offer: {
    heading: 'Bei kwa waandishi na wasanii',
    lead: 'Unalipa mara moja tu. Kwanza unapata mpango wenye bei isiyobadilika.',
  },
  steps: {
    heading: 'Kutoka mswada hadi siku ya uzinduzi',
    list: [
      { title: 'Unatuma kazi yako', text: 'Mswada, kiungo au kurasa chache. Inabaki kati yetu.' },
      { title: 'Unapata mpango', text: 'Ukurasa mmoja: kitakachoonyeshwa, kitakachosemwa na bei yake.' },
      { title: 'Unaona rasimu', text: 'Badilisha chochote ambacho hakisikiki kama maneno yako.' },
      { title: 'Unaichapisha', text: 'Kwa ukubwa sahihi wa Reels, YouTube na WhatsApp.' },
    ],
  },
  questions: 'Maswali ya waandishi',
  faq: [
    {
      question: 'Je, maoni kwenye video ni ya kweli?',
      answer:
        'Inatambulisha kitabu chako na kusema kuwa ilitengenezwa kwa ajili yako. Situngi maoni ya wasomaji.',
    },
    {
      question: 'Kazi ikikamilika ni ya nani?',
      answer: 'Ni yako. Unabaki na haki za maneno yako, na ninachokutengenezea ni chako kikishalipiwa.',
    },
    {
      question: 'Mswada wangu utatumika kufundisha AI?',
      answer: 'Hapana. Sifanyi hivyo, na natumia tu huduma zinazoahidi vivyo hivyo.',
    },
  ],
  closing: {
    heading: 'Uzinduzi wako ni lini?',
    text: 'Niambie jina la kitabu na tarehe. Unapata bei kwa maandishi ndani ya saa 24.',
  },
}
