import type { Copy } from '#content/copy/copy.ts'
import { prices } from '#content/prices.ts'
import { formatRupees } from '#domain/money.ts'

export const educationTools: Copy['servicePages']['educationTools'] = {
  title: 'Zana za AI kwa shule na walimu',
  description: `Mipango ya somo, majaribio, msaada wa kusahihisha na ujumbe kwa wazazi. Bei ni kwa mwaka, kuanzia ${formatRupees(prices.schools.lessonPlans.amount)} kwa mwalimu.`,
  keywords: 'AI kwa shule, mpango wa somo, kutengeneza majaribio, kusahihisha, mawasiliano na wazazi',
  heading: 'Walimu wapumzike jioni',
  lead: 'Mipango ya somo, majaribio, karatasi za mazoezi na ujumbe kwa wazazi: rasimu ndani ya dakika chache. Mwalimu anayelijua darasa anazikamilisha.',
  timing: 'Anza na somo moja na walimu wawili.',
  picture: {
    kind: 'paper',
    caption: 'Mfano, uliotokana na sura moja.',
    title: 'Usanisinuru',
    subtitle: 'Darasa la 7 · Sayansi · dakika 40',
    rows: [
      { label: 'Dak. 5', text: 'Swali: kwa nini jani ni la kijani?' },
      { label: 'Dak. 10', text: 'Hadithi: siku ya jani, pamoja na mchoro' },
      { label: 'Dak. 15', text: 'Wawili wawili: jani kwenye maji, kuhesabu mapovu' },
      { label: 'Dak. 7', text: 'Jaribio la maswali matano, majibu nyuma' },
      { label: 'Dak. 3', text: 'Kazi ya nyumbani, na ujumbe kwa wazazi kwa Kihindi' },
    ],
    foot: 'Rasimu. Mwalimu wako ndiye anayeidhinisha.',
  },
  sample: {
    heading: 'Sura ileile, karatasi tatu zaidi',
    lead: 'Rasimu za mtaala wenu. Mwalimu anabadilisha kisichofaa.',
    parts: [
      {
        title: 'Jaribio, toleo A',
        lines: [
          '1. Jani hutoa nini mchana?',
          'a) Nitrojeni   b) Moshi',
          'c) Maji   d) Oksijeni',
          'Majibu yako nyuma. Toleo B lina mpangilio mwingine, ili wasinakiliane.',
        ],
      },
      {
        title: 'Alama inayopendekezwa',
        lines: [
          '“Majani hutengeneza chakula kwa jua na hewa.”',
          '2 kati ya 3',
          'Sahihi, lakini maji hayajatajwa. Mwalimu anaamua kabla mwanafunzi hajaona.',
        ],
      },
      {
        title: 'Ujumbe kwa wazazi, kwa lugha yao',
        lines: ['Habari. Leo tumejifunza kuhusu majani. Mwulizeni nyumbani: kwa nini jani ni la kijani?'],
      },
    ],
  },
  image: 'Mwalimu nyumbani jioni akiwa na kikombe cha chai; mpango wa somo kwenye laptop yake uko tayari.',
  offer: {
    heading: 'Shule yako inahitaji nini?',
    lead: `Kila zana ina bei ya mwaka. Mipango ya somo ni kama ${formatRupees(prices.schools.lessonPlans.amount / 12)} kwa mwezi kwa kila mwalimu.`,
  },
  steps: {
    heading: 'Jinsi shule inavyoanza',
    list: [
      {
        title: 'Somo moja, walimu wawili',
        text: 'Unachagua nani ajaribu, kwa sura mnazofundisha.',
      },
      {
        title: 'Mafunzo mafupi',
        text: 'Kwenye ofisi ya walimu au kwa video, kwa Kihindi au Kiingereza.',
      },
      { title: 'Shule nzima', text: 'Ongeza zana moja moja, walimu wanapoziomba.' },
    ],
  },
  questions: 'Maswali ya shule',
  faq: [
    {
      question: 'Taarifa za wanafunzi zinatumikaje?',
      answer:
        'Nahifadhi chache iwezekanavyo, kwa shule yako tu. Hazitumiki kamwe kwa matangazo wala kufundisha AI. Unapata hilo kwa maandishi.',
    },
    {
      question: 'Je, AI ndiyo inayosahihisha kazi za wanafunzi?',
      answer:
        'Hapana, inapendekeza tu. Mwalimu ndiye anayeamua kila alama, na anaweza kuona sababu ya pendekezo.',
    },
    {
      question: 'Kuna bei ya mwalimu mmoja?',
      answer: 'Ndiyo. Mipango ya somo ina bei kwa mwalimu, kwa mwaka. Zana nyingine ni za shule nzima.',
    },
  ],
  closing: {
    heading: 'Tuanze kuondoa kazi gani ya jioni?',
    text: 'Niambie madarasa, mtaala na idadi ya walimu. Unapata bei kwa maandishi ndani ya saa 24.',
  },
}
