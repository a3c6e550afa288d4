import type { Copy } from '#content/copy/copy.ts'
import { prices } from '#content/prices.ts'
import { formatRupees } from '#domain/money.ts'

const { customerBot } = prices.ecommerce

export const ecommerce: Copy['servicePages']['ecommerce'] = {
  title: 'Chatbot ya duka la mtandaoni na arifa za oda',
  description: `Bot moja inajibu maswali ya bidhaa na oda, nyingine inakuarifu unapohitajika. Kuanzia ${formatRupees(customerBot.amount)}.`,
  keywords:
    'chatbot ya duka la mtandaoni, bot ya oda WhatsApp, kufuatilia oda, biashara ya mtandaoni, AI kwa maduka',
  heading: 'Unafungasha oda, duka lako linajibu wateja',
  lead: '“Oda yangu iko wapi?” ni swali la siku nzima. Bot moja inalijibu, kwenye WhatsApp na kwenye tovuti yako. Nyingine inakuandikia pale tu unapohitajika.',
  timing: 'Bot inaanza kazi wiki mbili hivi baada ya wewe kukubali.',
  picture: {
    kind: 'thread',
    caption: 'Huu ni mfano. Bot yako itatumia bidhaa zako, bei zako na mtindo wako.',
    name: 'Duka la Sari la Mfano',
    status: 'Msaidizi wa oda',
    messages: [
      { from: 'customer', text: 'Oda 2184 imefika wapi?', time: '13:06' },
      { from: 'bot', text: 'Imeshatoka Jaipur. Utaipata leo kabla ya 16:00.', time: '13:06' },
      { from: 'customer', text: 'Ipo pia ya bluu?', time: '13:07' },
      { from: 'bot', text: 'Ndiyo, zimebaki 2, ₹1,450. Nimekutumia kiungo cha kununua.', time: '13:07' },
      { from: 'customer', text: 'Nimenunua, asante', time: '13:08' },
    ],
    outcome: 'Imeuzwa. Unapata arifa moja: ya bluu imebaki moja tu.',
  },
  sample: {
    heading: 'Wateja wanne waliandika. Wawili tu wanakuhitaji.',
    lead: 'Bot inatafuta oda, inajibu kutoka kwenye katalogi yako na kukuarifu unapohitajika tu. Si kwa kila “sawa, asante”.',
    parts: [
      {
        title: 'Ikiwa ndefu sana naweza kuirudisha?',
        lines: ['Ndiyo, ndani ya siku saba. Utaratibu ni huu.'],
      },
      { title: 'Ya kijani ipo saizi M?', lines: ['Ndiyo, zimebaki tatu. Kiungo cha kununua ni hiki.'] },
      {
        title: 'Nahitaji sari 40 za harusi',
        lines: ['Vizuri sana. Mwenye duka atakupigia leo.', 'Unapata arifa: oda kubwa'],
      },
      {
        title: 'Mzigo umefika ukiwa umechanika',
        lines: ['Pole sana. Namwarifu mwenye duka sasa hivi.', 'Unapata arifa: mteja hajaridhika'],
      },
    ],
  },
  image: 'Sari dukani; simu inamwonyesha mteja kuwa mzigo wake unafika leo.',
  offer: {
    heading: 'Duka lako linahitaji nini?',
    lead: 'Anza na bot ya wateja. Ongeza nyingine ukiwa tayari.',
  },
  steps: {
    heading: 'Bot inaanza kazi baada ya wiki mbili hivi',
    list: [
      {
        title: 'Unatuma katalogi yako',
        text: 'Jedwali, kiungo cha duka lako au picha za orodha ya bei.',
      },
      {
        title: 'Bot inajifunza kanuni zako',
        text: 'Usafirishaji, kurudisha bidhaa, punguzo, na yale ambayo haipaswi kuahidi kamwe.',
      },
      {
        title: 'Mnaijaribu kwa maswali magumu',
        text: 'Wewe na familia yako mnauliza maswali ya ajabu. Narekebisha makosa.',
      },
      {
        title: 'Inaanza kazi',
        text: 'Unaweza kusoma kila mazungumzo na kujibu mwenyewe wakati wowote.',
      },
    ],
  },
  questions: 'Maswali ya wenye maduka',
  faq: [
    {
      question: 'Inafanya kazi na mifumo gani ya maduka?',
      answer:
        'Shopify, WooCommerce au Google Sheet. Unatumia mfumo mwingine? Niulize. Naangalia kabla hujalipa.',
    },
    {
      question: 'Ada ya mwezi inagharamia nini?',
      answer:
        'Kuendesha bot, kusoma maswali yaliyoishinda, na kubadilisha majibu yake bei au stoki yako inapobadilika.',
    },
    {
      question: 'Inaongea lugha gani?',
      answer:
        'Kihindi, Kiingereza au mchanganyiko, kama mteja wako anavyoandika. Kwa lugha nyingine, kama Kiswahili, niulize kwanza.',
    },
    {
      question: 'Isipojua jibu, inafanya nini?',
      answer: 'Inasema haijui, kisha inakukabidhi mazungumzo pamoja na yote aliyoandika mteja.',
    },
  ],
  closing: {
    heading: 'Leo usiku kuna atakayeuliza oda yake iko wapi',
    text: 'Niambie unauza nini na wapi. Unapata bei kwa maandishi ndani ya saa 24.',
  },
}
