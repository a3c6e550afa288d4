import type { Copy } from '#content/copy/copy.ts'

export const saasTools: Copy['saasTools'] = {
  title: 'Zana ndogo na violezo',
  description:
    'Zana ndogo na violezo vya kuanzia: kupanga kifurushi, kuomba maoni, kujibu simu zisizopokelewa, majaribio na mipango ya somo.',
  keywords:
    'zana za AI, violezo vya otomatiki, kujibu simu zisizopokelewa, hali ya oda, kutengeneza jaribio la wanafunzi',
  heading: 'Zana ndogo na violezo',
  lead: 'Kwa kazi za kila siku. Ya kwanza inafanya kazi hapa hapa, bure. Nyingine ziombe; nitajibu ndani ya saa 24.',
  categories: { shops: 'Kwa maduka, kliniki na huduma', schools: 'Kwa shule na walimu' },
  tiers: { free: 'Bure', freemium: 'Bure kwa kuanza', premium: 'Ya kulipia', licensed: 'Ya kulipia' },
  audience: 'Kwa',
  open: 'Jaribu sasa',
  ask: 'Omba zana hii',
  onRequest: 'Bei ukiuliza',
  closing: {
    heading: 'Huioni kwenye orodha?',
    text: 'Taja kazi unayotaka kukabidhi. Ndani ya saa 24 nitakuambia kama kiolezo chake kipo, au gharama ya kukitengeneza.',
  },
  tools: {
    packageBuilder: {
      title: 'Panga kifurushi chako',
      description: 'Chagua unachohitaji, uone bei yake.',
      features: ['Bei zote za orodha', 'Chaguo zako huingia kwenye ombi la bei'],
      audience: 'yeyote anayetaka kujua bei kabla ya mazungumzo',
    },
    reviewRequests: {
      title: 'Ujumbe wa kuomba maoni',
      description: 'Ujumbe mfupi wa kumwomba mteja aliyefurahi atoe maoni, mara moja tu na kwa heshima.',
      features: ['Kihindi na Kiingereza', 'Kwa WhatsApp na SMS', 'Unatumiwa kwa barua pepe'],
      audience: 'kliniki, saluni, migahawa',
    },
    missedCalls: {
      title: 'Jibu la simu isiyopokelewa',
      description: 'Simu imekupita? Aliyepiga anapata ujumbe wa WhatsApp papo hapo.',
      features: [
        'Huweka miadi, au huandika nani wa kumpigia',
        'Saa za kutosumbua',
        'Hufanya kazi kwenye akaunti zako mwenyewe',
      ],
      audience: 'kliniki, tuisheni, mafundi na usafirishaji',
    },
    orderStatus: {
      title: 'Kutafuta hali ya oda',
      description: 'Hutafuta oda kwa namba yake au simu, na kusema iko wapi.',
      features: ['Taarifa za duka na msafirishaji kwenye jibu moja', 'Isiyopatikana unakabidhiwa wewe'],
      audience: 'maduka ya mtandaoni yenye orodha yao ya oda',
    },
    chapterQuiz: {
      title: 'Jaribio kutoka sura moja',
      description: 'Jaribio kutoka kurasa unazofundisha. Sura ya kwanza ni bure.',
      features: ['Majibu ya kusahihishia', 'Matoleo mawili, wasinakiliane', 'Word na PDF'],
      audience: 'shule na vituo vya tuisheni',
    },
    lessonPlans: {
      title: 'Rasimu ya mpango wa somo',
      description: 'Kipindi kimoja kilichopangwa dakika kwa dakika, tayari kuhaririwa.',
      features: ['Mtaala na sura yako', 'Shughuli na kazi ya nyumbani', 'Kihindi au Kiingereza'],
      audience: 'mwalimu mmoja mmoja',
    },
  },
}
