import type { Copy } from '#content/copy/copy.ts'
import { prices } from '#content/prices.ts'
import { formatRupees } from '#domain/money.ts'

export const gptAgents: Copy['servicePages']['gptAgents'] = {
  title: 'Wasaidizi wa GPT na chatbot zilizofunzwa',
  description: `Wasaidizi wa AI kwenye zana zako, chatbot zilizofunzwa kwa hati zako, sauti na kuunganisha CRM, kuanzia ${formatRupees(prices.gptAgents.crm.amount)}.`,
  keywords: 'wasaidizi wa GPT, chatbot iliyofunzwa, kuunganisha CRM, msaidizi wa sauti, wakala wa AI',
  heading: 'AI ya vitendo, si maneno tu',
  lead: 'Inasoma ujumbe, inatafuta inachohitaji na kutekeleza hatua inayofuata kwenye zana unazotumia tayari: jedwali lako, kalenda yako, orodha ya wateja wako.',
  timing: 'Bei moja isiyobadilika, kabla hujaamua.',
  picture: {
    kind: 'flow',
    caption: 'Huu ni mfano. Unaamua mara moja tu; mengine unafanyiwa.',
    title: 'Kutoka ombi hadi miadi',
    steps: [
      {
        by: 'Mteja',
        tool: 'WhatsApp',
        text: 'Anaandika: “Nyumba ya vyumba 2 karibu na metro, hadi ₹60,00,000”',
      },
      { by: 'Msaidizi', tool: 'Google Sheets', text: 'Anapata tatu zinazofaa kwenye orodha yako' },
      { by: 'Msaidizi', tool: 'Zoho CRM', text: 'Anamwongeza mteja kwenye orodha ya wateja wako' },
      {
        by: 'Wewe',
        tool: 'WhatsApp',
        text: 'Unasoma rasimu na kugusa “Tuma”',
        isYours: true,
        draft: {
          text: '“Nyumba tatu karibu na metro, ₹52,00,000 hadi ₹60,00,000. Tuzione Jumapili saa 5 asubuhi?”',
          answers: ['Tuma', 'Badilisha'],
        },
      },
      { by: 'Msaidizi', tool: 'Google Calendar', text: 'Anatuma jibu na kupanga Jumapili, 11:00' },
    ],
  },
  sample: {
    heading: 'Inachofanya yenyewe, na inachouliza kwanza',
    lead: 'Mfano wenye kazi nzuri za kuanzia. Tunakubaliana orodha yako kabla sijaanza kutengeneza.',
    parts: [
      {
        title: 'Inafanya yenyewe',
        lines: [
          'Inapanga maulizo ya fomu, barua pepe na WhatsApp kwenye orodha moja',
          'Inajibu kutoka kwenye hati ndefu, pamoja na namba ya ukurasa',
          'Inageuza maneno ya mteja kuwa rasimu ya bei',
        ],
      },
      {
        title: 'Ukikubali',
        lines: ['Inatuma bei', 'Inabadilisha au kughairi miadi', 'Inajibu ikiwa haina uhakika'],
      },
      {
        title: 'Kamwe',
        lines: [
          'Haiahidi bei isiyo kwenye orodha yako',
          'Haitumii taarifa zako kwa mtu mwingine',
          'Haifanyi jambo usiloweza kulisoma baadaye',
        ],
      },
    ],
  },
  image:
    'Karatasi, ujumbe na simu vinaingia upande wa kushoto na kutoka kulia vikiwa orodha nadhifu yenye namba.',
  offer: {
    heading: 'Bei ya kila huduma',
    lead: 'Kila bei ina kiwango cha chini na cha juu, kwa sababu hutegemea zana ngapi zinaunganishwa. Bei yako kamili utaijua kabla sijaanza.',
  },
  steps: {
    heading: 'Jinsi inavyojifunza kazi yako',
    list: [
      {
        title: 'Tunachagua kazi moja',
        text: 'Inayojirudia zaidi na yenye hatari ndogo kuliko nyingine.',
      },
      { title: 'Naiwekea mipaka', text: 'Isome nini, ifanye nini, na wakati gani lazima iulize.' },
      {
        title: 'Inafanya kazi pamoja nawe',
        text: 'Kwa siku chache inapendekeza tu. Wewe unaisahihisha.',
      },
      {
        title: 'Inafanya kazi yenyewe',
        text: 'Unaona kila hatua na unaweza kuisimamisha kwa mguso mmoja.',
      },
    ],
  },
  questions: 'Maswali kuhusu wasaidizi wa GPT',
  faq: [
    {
      question: 'Kwa nini bei ina kiwango cha chini na cha juu?',
      answer:
        'Hutegemea zana ngapi zinaunganishwa na mambo mangapi inahitaji kujifunza. Unapata bei moja isiyobadilika kabla hujaamua.',
    },
    {
      question: 'Unaweza kuunganisha zana zipi?',
      answer:
        'Zana nyingi maarufu: Google Workspace, Zoho, HubSpot, Tally na nyingine nyingi. Huna uhakika na yako? Uliza.',
    },
    {
      question: 'Inaweza kukosea?',
      answer:
        'Ndiyo, kama mtu yeyote. Ndiyo maana huuliza kabla ya kufanya jambo lisiloweza kurekebishwa, na unaweza kusoma yote iliyoyafanya.',
    },
  ],
  closing: {
    heading: 'Ungeikabidhi kazi gani kwanza?',
    text: 'Niambie kazi hiyo na unavyoifanya leo. Unapata bei kwa maandishi ndani ya saa 24.',
  },
}
