import { business } from '#content/business.ts'
import type { Copy } from '#content/copy/copy.ts'

export const about: Copy['about'] = {
  title: 'Kuhusu mimi',
  description:
    'Mwanzilishi mmoja aliyeko {contactCity} anayetengeneza wasaidizi wa AI na otomatiki, na kuwajibika kwa kazi yake.',
  keywords: 'otomatiki ya AI {contactCity}, mtaalamu wa AI, mshauri wa AI India',
  heading: 'Mtu mmoja anayetengeneza na kuwajibika',
  /** Used if the settings contain the founder’s name. */
  named: 'Mimi ni {name}.',
  lead: 'Napanga, natengeneza na kutunza mwenyewe kila msaidizi, tovuti na zana, hapa {contactCity}. Ukiandika, mimi ndiye ninayesoma.',
  caption: `Mwanzilishi, ${business.name} · {contactCity}`,
  years: 'Uzoefu wa miaka {n}',
  primary: 'Pata ushauri wa bure',
  secondary: 'Ona huduma zangu',
  mission: {
    heading: 'Kwa nini nafanya kazi hii',
    text: [
      'Tangu zamani kampuni kubwa zina programu za kujibu, kukumbusha na kufuatilia wateja. Kliniki, kituo cha tuisheni au duka la watu watatu linazihitaji zaidi.',
      'Maduka mengi mno yanapoteza wateja kwa sababu ya ujumbe ambao hakuna aliyeusoma. Mimi natoa suluhisho rahisi na la bei nafuu.',
    ],
    points: [
      'Unawasiliana nami, kuanzia ujumbe wa kwanza hadi marekebisho ya mwisho.',
      'Bei ziko kwenye ukurasa kabla hujauliza.',
      'Wasaidizi huandika kama wateja wako: Kihindi, Kiingereza au mchanganyiko. Kwa Kiswahili, niulize kwanza.',
      'Unaona kila anachosema msaidizi, na unaweza kujibu mwenyewe.',
    ],
  },
  day: {
    heading: 'Siku moja kazini',
    lead: `Kila ujumbe unajibiwa ndani ya saa ${business.replyWithinHours}.`,
    rows: [
      { time: '09:00', text: 'Ujumbe wenu: nausoma na kuujibu mwenyewe' },
      { time: '10:30', text: 'Natengeneza miradi, mmoja mmoja' },
      { time: '15:00', text: 'Demo na simu' },
      { time: '18:00', text: 'Namfundisha msaidizi yale aliyoshindwa kujibu leo' },
    ],
  },
  expertise: {
    heading: 'Ninachokijua vizuri',
    list: {
      gptAgents: {
        name: 'Otomatiki ya AI',
        text: 'Wasaidizi wanaomaliza kazi, na wanaouliza kabla ya kufanya jambo lisiloweza kurekebishwa.',
      },
      ecommerce: {
        name: 'Kuunganisha duka la mtandaoni',
        text: 'Oda, stoki na malipo yako yanaunganishwa na majibu.',
      },
      smb: {
        name: 'WhatsApp ya biashara',
        text: 'Namba, violezo, idhini, na kanuni za kufuata ili namba isifungiwe.',
      },
      aiAppDevelopment: {
        name: 'Tovuti na programu',
        text: 'Zinafunguka haraka kwenye simu yoyote, zinapatikana kwenye Google na Maps, na ni rahisi kubadilisha.',
      },
      educationTools: {
        name: 'Zana za shule',
        text: 'Rasimu kwa walimu, ujumbe kwa wazazi, na taarifa chache sana zinazohifadhiwa.',
      },
      musicCreation: {
        name: 'Nyimbo na video',
        text: 'Kwa waandishi, wasanii na maduka yanayotaka wimbo ambao watu wanaukumbuka.',
      },
    },
  },
  delhi: {
    heading: 'Niko {contactCity}, nahudumia dunia nzima',
    text: 'Tunakutana kwa chai popote {contactArea}, au kwa video popote ulipo.',
    action: 'Panga mkutano',
  },
  why: {
    heading: 'Kwa nini ufanye kazi nami',
    list: [
      {
        title: 'Umakini',
        text: 'Miradi michache kwa wakati mmoja. Wako ni kati ya hiyo michache, si mmoja kati ya sitini.',
      },
      {
        title: 'Faida ya mtu mmoja',
        text: 'Hakuna kinachopotea kati ya mauzo, usanifu na programu. Ni mtu yuleyule.',
      },
      {
        title: 'Matokeo',
        text: 'Wakati wowote unaona msaidizi alijibu nini, alipanga miadi gani na alishindwa wapi.',
      },
      {
        title: 'Ushirikiano',
        text: 'Msaidizi anakua pamoja na biashara yako. Mabadiliko madogo yamo kwenye ada ya mwezi.',
      },
    ],
  },
  closing: {
    heading: 'Anza na kazi moja inayokuchosha',
    text: 'Ile unayoifanya kila siku bila kuipenda. Niambie kwa sentensi mbili; utapata bei ndani ya saa 24.',
  },
}
