import type { Copy } from '#content/copy/copy.ts'

export const portfolio: Copy['portfolio'] = {
  title: 'Kazi zangu',
  description:
    'Miradi mitatu ya mfano: mfumo wa miadi wa kliniki kwenye WhatsApp, mfumo wa oda wa duka la sari, na seti ya darasa kwa walimu.',
  keywords:
    'mifano ya otomatiki ya AI, mfano wa bot ya WhatsApp, bot ya miadi, bot ya hali ya oda, mipango ya somo',
  heading: 'Ona jinsi itakavyokusaidia',
  lead: 'Mifano mitatu, niliyoitengeneza uone kazi ilivyo. Katika demo ya bure utamwona msaidizi akijibu papo hapo maswali ya biashara yako mwenyewe.',
  sampleTag: 'Mradi wa mfano',
  resultsHeading: 'Kazi zake',
  closing: {
    heading: 'Ni mfano upi unaofanana na kazi yako?',
    text: 'Niambie unaendesha biashara gani. Utapata bei kwa maandishi ndani ya saa 24.',
  },
  projects: {
    bookingDesk: {
      title: 'Mfumo wa miadi kwenye WhatsApp',
      client: 'Kliniki ya meno yenye viti viwili',
      category: 'Kliniki',
      description:
        'Wagonjwa huandika kliniki ikiwa imefungwa: kwa Kihindi, kwa Kiingereza, mara nyingi kwa kuchanganya zote mbili. Msaidizi anajibu kwa lugha hiyohiyo, anataja muda ulio wazi na kuweka miadi kwenye orodha ya siku.',
      results: [
        'Hutaja tu muda ulio wazi kwenye kalenda',
        'Hukumbusha siku moja kabla, na kuhamisha miadi akiombwa',
        'Maumivu na dharura hupelekwa kwa daktari wa meno mara moja',
      ],
      image:
        'Simu yenye mazungumzo kwa Kiswahili; muda uliochaguliwa humo unaonekana kwenye orodha ya siku ya kliniki.',
      tags: ['WhatsApp', 'Kihindi na Kiingereza', 'Kalenda'],
      callToAction: 'Niulize kuhusu mfumo wa miadi',
    },
    orderDesk: {
      title: 'Mfumo wa oda kwa duka la sari',
      client: 'Duka la mtandaoni la sari zilizofumwa kwa mkono',
      category: 'Duka la mtandaoni',
      description:
        '“Oda yangu iko wapi?” ni swali la siku nzima, hasa kabla ya sikukuu. Wateja wanapata jibu kutoka kwenye taarifa za msafirishaji mwenyewe. Mwenye duka anapata ujumbe mmoja tu anapohitajika.',
      results: [
        'Hupata oda kwa namba yake au simu ya mteja',
        'Humjulisha mwenye duka kuhusu oda mpya, stoki inayoisha na malalamiko',
        'Huonyesha oda zote na maswali yaliyobaki kwenye skrini moja',
      ],
      image:
        'Dashibodi ya oda za kila siku na hali zake, arifa kwa mwenye duka, na simu inayomwonyesha mteja kifurushi kiko wapi.',
      tags: ['Hali ya oda', 'Arifa kwa mwenye duka', 'Dashibodi'],
      callToAction: 'Niulize kuhusu mfumo wa oda',
    },
    classKit: {
      title: 'Seti ya darasa kwa walimu',
      client: 'Darasa la 1 hadi la 8, kwa Kihindi na Kiingereza',
      category: 'Shule',
      description:
        'Weka sura moja. Unapata mpango wa somo, jaribio fupi lenye majibu yake na ujumbe kwa wazazi. Vyote ni rasimu: mwalimu hubadilisha na kuidhinisha.',
      results: [
        'Hupanga kipindi dakika kwa dakika, kwa mtaala wako',
        'Hutengeneza jaribio la matoleo mawili, pamoja na majibu',
        'Huwaandikia wazazi kwa Kihindi na Kiingereza; mwalimu husoma kwanza',
      ],
      image:
        'Mpango wa somo kwenye karatasi, swali la jaribio ambalo jibu lake lina alama ya vema, na ujumbe kwa wazazi kwa Kiswahili.',
      tags: ['Mipango ya somo', 'Jaribio', 'Ujumbe kwa wazazi'],
      callToAction: 'Niulize kuhusu seti ya darasa',
    },
  },
}
