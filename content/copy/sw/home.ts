import { business } from '#content/business.ts'
import type { Copy } from '#content/copy/copy.ts'
import type { Picture } from '#content/copy/service-page.ts'
import { prices } from '#content/prices.ts'
import { formatRupees } from '#domain/money.ts'

const { businessBot } = prices.smb

const thread: Picture = {
  kind: 'thread',
  caption: 'Mfano: mgonjwa anaweka miadi kliniki ikiwa imefungwa.',
  name: 'Kliniki ya Mfano',
  status: 'Tunajibu usiku na mchana',
  messages: [
    { from: 'customer', text: 'Habari, nataka kumwona daktari kesho jioni. Kuna nafasi?', time: '23:40' },
    { from: 'bot', text: 'Habari. Kesho kuna nafasi 17:30 na 18:15. Ipi inakufaa?', time: '23:40' },
    { from: 'customer', text: '18:15', time: '23:41' },
    { from: 'bot', text: 'Tayari: kesho, 18:15. Nitakukumbusha saa moja kabla.', time: '23:41' },
  ],
  outcome: 'Kwenye kalenda ya kliniki: kesho, 18:15',
}

/** The sum is shown with its factors: missed messages a week × 52 weeks ÷ 12 months × the value of a visit. */
const missed = { aWeek: 3, aMonth: 13, worth: 800 }
const lostAMonth = missed.aMonth * missed.worth
const visitsForFee = Math.ceil(businessBot.monthly / missed.worth)

export const home: Copy['home'] = {
  title: 'Wasaidizi wa AI na otomatiki kwa biashara ndogo',
  description:
    'Bot za WhatsApp, chatbot za AI, tovuti na zana za shule kutoka {contactCity}. Karibu kila bei iko kwenye ukurasa, na bei yako ndani ya saa 24.',
  keywords:
    'bot ya WhatsApp kwa biashara, chatbot ya AI, otomatiki ya AI, kujibu wateja WhatsApp, {contactPlace}',
  hero: {
    heading: 'Kila ujumbe unajibiwa. Hata usiku wa manane.',
    lead: 'Natengeneza wasaidizi wa AI wanaojibu wateja wako kwenye WhatsApp, kupanga miadi na kuwafuatilia. Wewe funga duka. Hakuna anayeachwa akisubiri.',
    primary: 'Omba bei',
    /** Opens the assistant with this question. */
    tryIt: { label: 'Jaribu hapa', question: 'Bot ya WhatsApp ni bei gani?' },
    note: `Kuanzia ${formatRupees(businessBot.amount)} za usanidi na ${formatRupees(businessBot.monthly)} kwa mwezi. Najibu ndani ya saa ${business.replyWithinHours}.`,
  },
  thread,
  morning: {
    heading: '08:00. Kila kitu kiko kwenye simu yako.',
    lead: 'Unaamka na kukuta orodha, si rundo la ujumbe ambao haujasomwa.',
    picture: 'Jua linachomoza; simu ya mwenye biashara inaonyesha yaliyoingia usiku',
    points: [
      {
        title: 'Miadi iliyopangwa',
        text: 'Inaingia moja kwa moja kwenye kalenda unayotumia, pamoja na jina na namba.',
      },
      {
        title: 'Maswali yaliyojibiwa',
        text: 'Bei, saa za kazi, mahali ulipo, bidhaa zilizopo. Maswali yaleyale ya kila siku.',
      },
      {
        title: 'Yanayokusubiri wewe',
        text: 'Malalamiko, na chochote ambacho msaidizi hana uhakika nacho, vinakufikia mara moja.',
      },
    ],
    more: 'Ona mifano ya kliniki, saluni na maduka',
    video: 'Tazama video',
  },
  problem: {
    heading: 'Ujumbe usiojibiwa unakugharimu kiasi gani?',
    lead: `Piga hesabu ya biashara yako. Hii ni ya kliniki ndogo: wagonjwa ${visitsForFee} usiowapoteza wanalipia ada ya mwezi.`,
    bill: [
      [`Usiojibiwa, ${missed.aWeek} kwa wiki`, `${missed.aMonth} kwa mwezi`],
      ['Malipo ya mgonjwa mmoja', formatRupees(missed.worth)],
      ['Hasara/mwezi', formatRupees(lostAMonth)],
      ['Msaidizi', `${formatRupees(businessBot.monthly)} kwa mwezi`],
      ['Usanidi, mara moja', formatRupees(businessBot.amount)],
    ],
    before: 'Leo',
    after: 'Ukiwa na msaidizi',
    pairs: [
      {
        before: 'Umefunga? Ujumbe unasubiri hadi asubuhi.',
        after: 'Unajibiwa ndani ya sekunde chache, usiku na mchana.',
      },
      {
        before: 'Siku nzima unajibu maswali kumi yaleyale.',
        after: 'Msaidizi anajua bei zako, saa za kazi na mahali ulipo.',
      },
      {
        before: 'Hakuna mwenye muda wa kukumbusha na kufuatilia wateja.',
        after: 'Vikumbusho vinakwenda vyenyewe.',
      },
    ],
  },
  verticals: {
    heading: 'Bei kwa biashara kama yako',
    lead: 'Unalipia usanidi mara moja tu, kisha ada ya kila mwezi. Huhitaji kupiga simu ili ujue bei.',
    list: {
      ecommerce: {
        name: 'Maduka ya mtandaoni',
        text: '“Oda yangu iko wapi?” inajibiwa papo hapo, nawe unaarifiwa unapohitajika.',
      },
      smb: {
        name: 'Kliniki, saluni, maduka ya mtaani',
        text: 'Miadi, vikumbusho na ufuatiliaji kwenye WhatsApp. Pia kwa tuisheni na biashara ya nyumba.',
      },
      educationTools: {
        name: 'Shule na walimu',
        text: 'Mipango ya somo, majaribio na ujumbe kwa wazazi. Walimu wanapumzika jioni.',
      },
      creativeServices: {
        name: 'Waandishi na wasanii',
        text: 'Wimbo wa sherehe yako, jingle ya duka lako. Video za vitabu na tovuti za waandishi.',
      },
    },
    more: 'Huduma zote na bei',
  },
  founder: {
    heading: 'Unazungumza na mtengenezaji mwenyewe',
    /** Used if the settings contain the founder’s name. */
    named: 'Mimi ni {name}.',
    text: 'DEL AI Works ni mtu mmoja, mwanzilishi wake, hapa {contactCity}; si kampuni yenye watu wengi. Mimi mwenyewe najibu ujumbe wako, natengeneza msaidizi, namwandaa kwa kazi yako na kurekebisha panapohitajika.',
    link: 'Kuhusu mwanzilishi',
    ask: {
      heading: 'Usiamini maneno yangu tu. Muulize msaidizi.',
      text: 'Msaidizi wa tovuti hii ni kama wale ninaowatengeneza. Uliza bei, badili mawazo, changanya lugha.',
      questions: ['Bot ya WhatsApp ni bei gani?', 'Inachukua muda gani?', 'Nionyeshe mfano wa kliniki'],
    },
  },
  closing: {
    heading: 'Niambie ni wakati gani unazidiwa na kazi',
    text: 'Sentensi mbili zinatosha. Unapata bei ndani ya saa 24, unamjaribu msaidizi pamoja na wafanyakazi wako, na anaanza kazi wiki mbili hivi baada ya wewe kukubali.',
  },
}
