import type { Copy } from '#content/copy/copy.ts'
import { prices } from '#content/prices.ts'
import { formatRupees } from '#domain/money.ts'

const { businessBot } = prices.smb

export const smb: Copy['servicePages']['smb'] = {
  title: 'Miadi na vikumbusho vya WhatsApp kwa biashara',
  description: `Miadi, vikumbusho na ufuatiliaji kwa WhatsApp: kliniki, saluni, tuisheni na maduka. Kuanzia ${formatRupees(businessBot.amount)}.`,
  keywords:
    'otomatiki ya WhatsApp, bot ya miadi ya kliniki, vikumbusho vya saluni, otomatiki kwa biashara ndogo',
  heading: 'Miadi na vikumbusho bila kupiga simu',
  lead: 'Kwa kliniki, saluni, tuisheni, biashara ya nyumba na maduka ya mtaani. Msaidizi anapanga miadi, anawakumbusha wateja na kuwafuatilia kwenye WhatsApp. Wewe unamhudumia mteja aliye mbele yako.',
  timing: 'Msaidizi anaanza kazi wiki mbili hivi baada ya wewe kukubali.',
  picture: {
    kind: 'threads',
    caption: 'Hii ni mifano. Msaidizi wako atatumia bei zako na saa zako.',
    legend: 'Aina ya biashara',
    threads: [
      {
        label: 'Kliniki',
        name: 'Kliniki ya Mfano',
        status: 'Tunajibu usiku na mchana',
        messages: [
          { from: 'bot', text: 'Unakumbuka miadi yako ya kesho, 18:15? Utakuja?', time: '10:00' },
          { from: 'customer', text: 'Kesho sitaweza. Alhamisi je?', time: '10:12' },
          { from: 'bot', text: 'Hakuna shida. Alhamisi 17:30 au 19:00?', time: '10:12' },
          { from: 'customer', text: '19:00', time: '10:13' },
          { from: 'bot', text: 'Nimehamisha: Alhamisi, 19:00.', time: '10:13' },
        ],
        outcome: 'Miadi imehamishwa. Kesho 18:15 iko wazi tena.',
      },
      {
        label: 'Saluni',
        name: 'Saluni ya Mfano',
        status: 'Tunajibu usiku na mchana',
        messages: [
          { from: 'customer', text: 'Naweza kuja Jumamosi kujaribu mekapu?', time: '23:40' },
          { from: 'bot', text: 'Karibu. 12:00 au 16:00?', time: '23:40' },
          { from: 'customer', text: '16:00', time: '23:40' },
          { from: 'bot', text: 'Tayari: Jumamosi, 16:00. Nitakukumbusha siku hiyo.', time: '23:40' },
        ],
        outcome: 'Miadi imewekwa saluni ikiwa imefungwa.',
      },
      {
        label: 'Nyumba',
        name: 'Nyumba za Mfano',
        status: 'Tunajibu usiku na mchana',
        messages: [
          { from: 'customer', text: 'Nyumba ya vyumba 2 Dwarka, hadi ₹60,00,000?', time: '23:40' },
          { from: 'bot', text: 'Zipo tatu. Ungependa kuziona Jumapili?', time: '23:40' },
          { from: 'customer', text: 'Jumapili 11:00', time: '23:40' },
          { from: 'bot', text: 'Tayari: Jumapili, 11:00. Nitakukumbusha siku hiyo.', time: '23:40' },
        ],
        outcome: 'Miadi ya kuona nyumba imewekwa.',
      },
    ],
  },
  sample: {
    heading: 'Jumanne moja kliniki',
    lead: 'Siku ya mfano, bila kupokea hata simu moja.',
    parts: [
      {
        title: '08:00',
        lines: ['Ujumbe wa usiku umeshajibiwa. Miadi miwili mipya iko kwenye kalenda yako.'],
      },
      {
        title: '10:00',
        lines: ['Vikumbusho vinatumwa, siku moja kabla na saa moja kabla, ili wanaokosa miadi wapungue.'],
      },
      { title: '10:12', lines: ['Mgonjwa mmoja hawezi kuja. Miadi inahamia Alhamisi; 18:15 iko wazi tena.'] },
      {
        title: '15:00',
        lines: ['Mtu aliuliza Jumatatu bila kuweka miadi. Msaidizi anamkumbusha mara moja tu, kwa heshima.'],
      },
      {
        title: '20:00',
        lines: ['Unasoma orodha moja: jina, namba na hitaji la kila mtu, hata walioacha kujibu.'],
      },
    ],
  },
  image: 'Mgonjwa anachagua muda kwenye mazungumzo; muda huo unaonekana kwenye orodha ya kliniki ya Jumanne.',
  offer: {
    heading: 'Chagua unachohitaji. Ona jumla.',
    lead: 'Anza na bot ya biashara. Ongeza nyingine ukiwa tayari.',
  },
  steps: {
    heading: 'Ukikubali, miadi ya kwanza baada ya wiki mbili hivi',
    list: [
      {
        title: 'Unaniambia unavyofanya kazi',
        text: 'Saa za kazi, bei, nani anafanya nini, na mambo yanayobaki kwako.',
      },
      {
        title: 'Naunganisha kalenda yako',
        text: 'Ile unayotumia leo, ili muda mmoja usiwekwe mara mbili.',
      },
      {
        title: 'Mnamjaribu kwanza',
        text: 'Wafanyakazi na marafiki wanaweka na kughairi miadi kwa siku chache. Narekebisha makosa.',
      },
      {
        title: 'Namba yako inajibu',
        text: 'Unaweza kusoma kila mazungumzo na kujibu mwenyewe wakati wowote.',
      },
    ],
  },
  questions: 'Maswali ya wenye biashara',
  faq: [
    {
      question: 'Nitabaki na namba yangu ya WhatsApp?',
      answer:
        'Mara nyingi, ndiyo. Namba yako inahamia huduma ya biashara ya WhatsApp, nawe unasoma na kuandika kwenye programu nyingine utakayopewa. Naangalia hili kabla hujalipa.',
    },
    {
      question: 'Je, mgonjwa akiuliza kuhusu matibabu?',
      answer: 'Msaidizi hatoi ushauri wa matibabu. Anamwambia hivyo, kisha anakutumia ujumbe huo papo hapo.',
    },
    {
      question: 'Naweza kuwatumia wateja wangu wote ofa?',
      answer: 'Kwa zana ya matangazo, unawatumia wateja waliokubali. Yeyote anaweza kujitoa kwa neno moja.',
    },
    {
      question: 'Anaelewa kweli lugha zilizochanganywa?',
      answer:
        'Ndiyo. Anaelewa “Kal shaam ka time milega?”, na vilevile Kihindi, Kiingereza na makosa ya kuandika. Mjaribu kwenye ukurasa huu. Hapa unaweza kuandika hata kwa Kiswahili.',
    },
  ],
  closing: {
    heading: 'Leo usiku kuna atakayeandika ukiwa umefunga',
    text: 'Niambie unaendesha biashara gani na ni wakati gani una kazi nyingi zaidi. Unapata bei kwa maandishi ndani ya saa 24.',
  },
}
