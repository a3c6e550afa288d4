import type { Copy } from '#content/copy/copy.ts'
import { prices } from '#content/prices.ts'
import { formatRupees } from '#domain/money.ts'

export const musicCreation: Copy['servicePages']['musicCreation'] = {
  title: 'Nyimbo na jingle za AI',
  description: `Nyimbo za sherehe, jingle na muziki kwa maneno yako mwenyewe, kuanzia ${formatRupees(prices.music.lyricToMusic.amount)}.`,
  keywords: 'wimbo wa AI, kutengeneza jingle, wimbo wa harusi, wimbo wa siku ya kuzaliwa, maneno kuwa muziki',
  heading: 'Wimbo wa sherehe, jingle ya duka',
  lead: 'Niambie hadithi, hisia na lugha. Unasikia ubeti wa kwanza, unasema cha kubadilisha, kisha unapata mafaili.',
  timing: 'Kwa kawaida unasikia ubeti wa kwanza ndani ya siku tatu.',
  picture: {
    kind: 'song',
    caption: 'Huu ni mfano unaopigwa na kivinjari chako. Wimbo wako utaimbwa na kuchanganywa sauti.',
    title: 'Chai ya asubuhi',
    subtitle: 'Jingle ya duka la chai · sekunde 12',
    lyrics: ['Chai ya asubuhi, mandazi moto,', 'Duka la Asha, wakubwa na watoto.'],
    play: 'Sikiliza mfano',
  },
  sample: {
    heading: 'Ujumbe wa sauti unakuwa wimbo',
    lead: 'Mfano wa oda ya harusi. Chukua urefu unaouhitaji tu.',
    order: {
      by: 'Ujumbe wa sauti, 0:14',
      note: '“Neema na Juma, Zanzibar, 12 Desemba. Walikutana kwenye kibanda cha chai, na Juma hakuweza kusema neno.”',
      verse: ['Jioni ya Zanzibar, chai ilikuwa moto,', 'Neema akacheka, Juma akaota ndoto.'],
    },
    parts: [
      { title: 'Kwa jukwaa', lines: ['3:20', 'Wimbo mzima'] },
      { title: 'Kwa filamu', lines: ['1:00', 'Ubeti mmoja na kiitikio'] },
      { title: 'Kwa reel', lines: ['0:30', 'Kiitikio tu'] },
      { title: 'Kwa familia', lines: ['3:20', 'Karaoke: wanaimba wenyewe'] },
    ],
  },
  image: 'Jioni ya harusi: bibi na bwana harusi chini ya taa ndogo, mpiga ngoma na mwimbaji.',
  offer: {
    heading: 'Bei ya wimbo',
    lead: 'Unalipa mara moja tu. Bei hutegemea urefu na idadi ya sauti.',
  },
  steps: {
    heading: 'Kutoka hadithi yako hadi wimbo kamili',
    list: [
      {
        title: 'Unasimulia hadithi',
        text: 'Hata kwa ujumbe wa sauti. Majina, hisia, wimbo unaoupenda.',
      },
      { title: 'Unasikia ubeti wa kwanza', text: 'Kwa kawaida ndani ya siku tatu.' },
      {
        title: 'Unasema cha kubadilisha',
        text: 'Maneno, kasi, sauti. Mabadiliko mara mbili yamejumuishwa.',
      },
      { title: 'Unapata mafaili', text: 'Tayari kupigwa, kuwekwa mtandaoni na kutumwa.' },
    ],
  },
  questions: 'Maswali kuhusu nyimbo',
  faq: [
    {
      question: 'Nani anaimba?',
      answer: 'Sauti za AI, zilizopangwa na kuchanganywa na mtu. Sinakili kamwe sauti ya mwimbaji halisi.',
    },
    {
      question: 'Naweza kuutumia kwenye matangazo?',
      answer: 'Ndiyo, ukishalipiwa. Unapata hilo kwa maandishi pamoja na mafaili.',
    },
    {
      question: 'Lugha zipi?',
      answer:
        'Kihindi na Kiingereza zinatoka vizuri. Kwa lugha nyingine, kama Kiswahili, unasikia mstari mmoja kwanza, kisha unaamua.',
    },
  ],
  closing: {
    heading: 'Wimbo ni wa nani?',
    text: 'Niambie hadithi kwa mistari michache. Unapata bei kwa maandishi ndani ya saa 24.',
  },
}
