import { business } from '#content/business.ts'
import type { Copy } from '#content/copy/copy.ts'
import { tooLong } from './common.ts'

export const myData: Copy['myData'] = {
  title: 'Taarifa zako',
  description: `Ona, pakua, rekebisha au futa taarifa zako zilizo kwa ${business.name}.`,
  keywords: 'taarifa zako, faragha, kupakua, kurekebisha, kufuta',
  heading: 'Taarifa zako, uamuzi wako',
  lead: 'Ona taarifa zako nilizo nazo, zipakue, zirekebishe, ondoa idhini yako, au zifute. Huhitaji akaunti: nitakutumia kiungo kwa barua pepe.',
  form: {
    email: 'Anwani yako ya barua pepe',
    hint: 'Ile uliyoitumia kwenye tovuti hii.',
    submit: 'Nitumie kiungo',
    submitting: 'Inatuma…',
    invalid: 'Tafadhali andika anwani sahihi ya barua pepe.',
    unavailable: 'Haikufanikiwa. Tafadhali jaribu tena baada ya muda mfupi.',
    unreached: 'Mtandao umekatika. Tafadhali jaribu tena.',
    tooMany: 'Viungo vingi mno vimeombwa kutoka hapa. Tafadhali jaribu tena baada ya saa moja.',
    noMail:
      'Kwa sasa tovuti haiwezi kutuma barua pepe. Tafadhali andika kwa {contactEmail}; nitakujibu mwenyewe.',
  },
  /** Replaces the form if the site can't send mail. */
  withoutMail: {
    lead: 'Bila akaunti, bila fomu. Niandikie kwa {contactEmail} kutoka anwani ya barua pepe uliyoitumia kwenye tovuti hii. Utapata jibu ndani ya siku 30.',
  },
  choices: [
    {
      title: 'Pata nakala',
      text: 'Taarifa zako nilizo nazo, kwenye faili.',
      action: 'Omba nakala',
      subject: 'Nakala ya taarifa zangu',
    },
    {
      title: 'Rekebisha taarifa',
      text: 'Niambie kilichokosewa na kinachopaswa kuwa.',
      action: 'Omba marekebisho',
      subject: 'Rekebisha taarifa zangu',
    },
    {
      title: 'Futa taarifa',
      text: 'Maombi, mazungumzo, demo na barua pepe zako.',
      action: 'Omba taarifa zifutwe',
      subject: 'Futa taarifa zangu',
    },
    {
      title: 'Usiandikiwe tena',
      text: 'Ondoa idhini yako, nami nitaacha kukuandikia.',
      action: 'Ondoa idhini',
      subject: 'Naondoa idhini yangu',
    },
  ],
  sent: {
    title: 'Angalia barua pepe yako',
    text: 'Kama anwani ni sahihi, kiungo kiko njiani. Kinafanya kazi kwa saa moja. Kisipofika, angalia kwenye barua taka (spam) au omba tena baadaye: kwa siku hutumwa viungo vitatu tu.',
  },
  erased: {
    title: 'Taarifa zako zimefutwa',
    text: 'Haziwezi kurudishwa.',
  },
  other: 'Uliacha namba ya simu tu, au kuna mtu anayekuwakilisha?',
  write: 'Niandikie',
}

/** The page that the mailed link opens. */
export const myDataPage: Copy['myDataPage'] = {
  title: 'Taarifa zako',
  description: 'Ona, pakua, rekebisha au futa taarifa zilizohifadhiwa kwa anwani yako ya barua pepe.',
  heading: 'Taarifa zako nilizo nazo',
  about: (email: string) => `Kwa anwani ${email}.`,
  nothing: 'Sina taarifa zozote kuhusu anwani hii.',
  gone: {
    heading: 'Kiungo hiki hakifanyi kazi tena',
    text: 'Kiungo cha taarifa zako hufanya kazi kwa saa moja. Unaweza kuomba kipya.',
    button: 'Omba kiungo kipya',
  },
  shared:
    'Kuna taarifa zaidi: ombi hilohilo lina pia anwani au namba nyingine. Kwa kiungo hiki pekee siwezi kujua ni ya nani. Jibu barua pepe yangu yoyote, au niandikie, nami nitaangalia.',
  downloads: {
    heading: 'Chukua nakala',
    read: 'Pakua nakala ya kusoma',
    json: 'Pakua nakala ya kompyuta (JSON)',
  },
  correct: {
    heading: 'Rekebisha',
    name: 'Jina',
    company: 'Kampuni',
    phone: 'Simu',
    phoneHint: 'Namba mpya naikagua kabla ya kuihifadhi.',
    submit: 'Hifadhi',
    invalid: {
      name: 'Tafadhali andika jina lako, lisizidi herufi 100.',
      company: 'Lisizidi herufi 100.',
      phone: 'Tafadhali andika namba sahihi ya simu, au acha wazi.',
    },
  },
  withdraw: {
    heading: 'Ondoa idhini yako',
    text: 'Nitaacha kukuandikia, na barua pepe zinazosubiri hazitatumwa. Maoni yako yataondolewa kwenye tovuti. Demo uliyopanga itabaki. Ulichotuma pia kitabaki, hadi ukifute.',
    submit: 'Ondoa idhini yangu',
    done: 'Umeondoa idhini yako. Sitakuandikia isipokuwa uniandikie tena, na maoni yako hayapo tena kwenye tovuti.',
  },
  erase: {
    heading: 'Futa',
    text: 'Yote yaliyo hapo juu yatafutwa: maombi, mazungumzo, demo, maoni, barua pepe. Hayawezi kurudishwa.',
    demos: 'Demo inayokuja itaghairiwa.',
    sure: 'Ndiyo, futa yote kabisa.',
    submit: 'Futa taarifa zangu',
    notSure: 'Weka tiki kwenye kisanduku kwanza. Zikifutwa, haziwezi kurudishwa.',
  },
  done: {
    corrected: 'Mabadiliko yako yamehifadhiwa.',
    asked: 'Mabadiliko yako yamehifadhiwa. Namba mpya nitaikagua kabla ya kuihifadhi.',
    withdrawn: 'Idhini yako imeondolewa.',
  },
  unavailable: 'Haikufanikiwa. Hakuna kilichobadilishwa. Tafadhali jaribu tena baada ya muda mfupi.',
  unreached: 'Mtandao umekatika. Ulichoandika bado kipo. Jaribu tena; itafanyika mara moja tu.',
  tooLong,
  tooMany: 'Umejaribu mara nyingi mno kutoka hapa. Tafadhali jaribu tena baadaye.',
}
