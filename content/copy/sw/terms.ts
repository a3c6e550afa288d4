import { business } from '#content/business.ts'
import type { Copy } from '#content/copy/copy.ts'

export const terms: Copy['terms'] = {
  title: 'Vigezo na masharti',
  description: `Masharti ambayo ${business.name} hufuata inapowafanyia wateja wake kazi.`,
  keywords: 'vigezo na masharti, malipo, kurudishiwa pesa, wajibu wa kisheria',
  heading: 'Vigezo na masharti',
  updated: 'Mabadiliko ya mwisho: Novemba 2026',
  contents: 'Kwenye ukurasa huu',
  summary: {
    heading: 'Kwa ufupi',
    points: [
      'Hati yako ya bei inaeleza utakachopata na gharama yake.',
      'Ukighairi kabla kazi haijaanza, unarudishiwa malipo ya awali. Baada ya hapo malipo hayarudishwi.',
      'Narekebisha bila malipo hitilafu utakazoripoti ndani ya siku 30.',
    ],
  },
  intro: `Masharti haya ni kati yako na ${business.name}, {contactPlace} (“mimi”), unapotumia tovuti hii au kuniagiza kazi. Hati ya bei iliyosainiwa ina nguvu kuliko masharti haya. Hii ni tafsiri kwa ajili ya kusoma; panapotofautiana, maandishi ya Kiingereza ndiyo yanayotumika.`,
  sections: [
    {
      heading: 'Malipo',
      text: [
        'Bei kwenye tovuti hii ni kwa rupia za India na ni za mwongozo hadi upate bei kwa maandishi. Naweza kupokea malipo ya awali ya 50%; yaliyobaki hulipwa wakati wa kukabidhi, isipokuwa hati ya bei iseme vingine. Ada za kila mwezi hulipwa kabla ya kila mwezi kuanza.',
        'Kazi ikishaanza, malipo hayarudishwi. Kabla ya hapo unaweza kughairi na kurudishiwa malipo yako ya awali.',
        'Malipo hufanywa kupitia mtoa huduma za malipo ya kadi. Mimi sioni wala kuhifadhi taarifa za kadi.',
      ],
    },
    {
      heading: 'Huduma',
      text: [
        'Natengeneza na kutunza wasaidizi wa AI, otomatiki, tovuti, zana za shule na kazi za ubunifu. Hati ya bei inaeleza hasa utakachopata, na lini. Kazi nyingine ina bei yake kando. Tarehe zinasogea iwapo ninachohitaji kutoka kwako kimechelewa kuliko tulivyokubaliana.',
      ],
    },
    {
      heading: 'Wajibu wako',
      text: [
        'Unanipatia taarifa sahihi, maandishi na ruhusa za kuingia ninazohitaji, na kumtaja mtu mmoja anayeamua. Una haki ya kutumia unachonikabidhi. Unatumia nilichokukabidhi kwa kufuata sheria na kanuni za majukwaa kinapofanya kazi, na unawaandikia au kuwapigia tu watu waliokubali.',
      ],
    },
    {
      heading: 'Hakimiliki',
      text: [
        'Unachonipatia kinabaki chako. Ninachokutengenezea kinakuwa chako kikishalipwa chote, isipokuwa zana na mbinu zangu za jumla na kazi za watu wengine, ambazo unapata haki ya kudumu ya kuzitumia. Naonyesha mradi wako kama mfano kwa idhini yako tu.',
      ],
    },
    {
      heading: 'Dhamana',
      text: [
        'Nafanya kazi kwa uangalifu, na narekebisha bila malipo kasoro za kazi niliyokabidhi ukiniarifu ndani ya siku 30. Mifumo ya AI inaweza kukosea: hakiki yaliyo muhimu kabla ya kuyategemea. Sitoi dhamana kwa huduma za watu wengine wala kwa matokeo fulani ya biashara.',
      ],
    },
    {
      heading: 'Wajibu wangu wa kisheria',
      text: [
        'Kadiri sheria inavyoruhusu, fidia ninayoweza kudaiwa kwa oda moja haizidi ulicholipa kwa ajili yake, na siwajibiki kwa faida iliyopotea wala hasara zisizo za moja kwa moja. Masharti haya hayapunguzi wajibu ambao kisheria hauwezi kupunguzwa.',
      ],
    },
    {
      heading: 'Usiri',
      text: [
        'Ninachojua kuhusu biashara yako na wateja wako nakitunza kama siri, hata baada ya kazi kwisha, nawe unafanya vivyo hivyo kwa ya kwangu. Hii haihusu yaliyo wazi kwa umma wala yale ambayo sheria inalazimisha kuyatoa.',
      ],
    },
    {
      heading: 'Kusitisha',
      text: [
        'Huduma za kila mwezi zinaweza kusitishwa na upande wowote kwa taarifa ya siku 30 kwa barua pepe. Upande wowote unaweza kusitisha oda mara moja iwapo mwingine amevunja masharti haya kwa uzito na hajarekebisha ndani ya siku 14 baada ya kuombwa. Kazi iliyofanyika hadi hapo hulipwa, nawe unapata data zako.',
      ],
    },
    {
      heading: 'Sheria inayotumika',
      text: ['Masharti haya yako chini ya sheria ya India. Mahakama za Delhi/NCR ndizo huamua migogoro.'],
    },
    {
      heading: 'Mabadiliko',
      text: ['Naweza kubadilisha masharti haya kwa oda zijazo. Oda hufuata toleo la siku ulipoikubali.'],
    },
    {
      heading: 'Mawasiliano',
      text: [`${business.name}, {contactPlace}: {contactEmail}.`],
    },
    {
      heading: 'Sharti likiwa batili',
      text: ['Sharti mojawapo likiwa batili, mengine yanaendelea kutumika.'],
    },
  ],
}
