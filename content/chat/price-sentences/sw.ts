import type { PriceSentences } from './price-sentences.ts'

export const swahili: PriceSentences = {
  from: 'kuanzia {amount}',
  range: '{amount} – {upTo}',
  setUp: '{amount} ya kuanzisha',
  perMonth: '{amount}/mwezi',
  'teacher-year': '{amount} kwa mwalimu, kwa mwaka',
  'school-year': '{amount} kwa shule, kwa mwaka',
  custom: 'makadirio baada ya mazungumzo',
  perYear: '{amount} kwa mwaka',
  together: 'Kwa pamoja: {what}.',
  firstMonth: 'Mwezi wa kwanza jumla ni {what}.',
  firstYear: 'Mwaka wa kwanza jumla ni {what}.',
  afterwards: 'Kuanzia mwaka wa pili ni {what} kwa mwaka.',
  months: 'Kwa miezi {n} jumla ni {what}.',
  monthsWithFees: 'Kwa miezi {n} jumla ni {what}; ada za kila mwezi ndani yake ni {fees}.',
  overview:
    'Bot kuanzia {smb_businessBot} + {smb_businessBot_monthly}/mwezi, tovuti kuanzia {websites_portfolio}, zana za shule kuanzia {schools_lessonPlans} kwa mwalimu kwa mwaka, nyimbo kuanzia {creative_song}. Ni ya nini? Kisha nitakupa bei kamili.',
  group: 'Bei: {what}.',
  dollarsOnly:
    'Bei na makadirio ni kwa rupia. Bot ya wateja tu ina bei ya dola pia: {amount} + {monthly}/mwezi, au {what}.',
  dollars: '{name} ni {amount} + {monthly}/mwezi kwa dola, au {what}.',
  noDollars: 'Bot ya wateja tu ina bei ya dola: {amount} + {monthly}/mwezi. Mengine ni kwa rupia: {what}.',
  cheapest: 'Ndogo zaidi hapa: {what}.',
  cheapestOfAll:
    'Nyimbo kuanzia {creative_song}, tovuti kuanzia {websites_portfolio}, zana za shule kuanzia {schools_lessonPlans} kwa mwalimu kwa mwaka, bot kuanzia {smb_businessBot} + {smb_businessBot_monthly}/mwezi.',
  costliest: 'Kubwa zaidi hapa: {what}.',
  fits: 'Ndani ya {budget} kuna: {what}.',
  enough: '{budget} zinatosha: {what}.',
  maybeEnough:
    '{what}. Kwa hiyo {budget} zinaweza kutosha; makadirio ya bure, ndani ya saa {hours}, hutaja bei kamili.',
  nothingFits: 'Hakuna cha hapa ndani ya {budget}. Kidogo zaidi ni {what}.',
  either: 'Inategemea ni ya nini: {what}.',
  teachers: 'Kwa walimu {n}: {what} kwa mwaka.',
  allOfSchool: 'Zana zote zenye bei ya shule ({names}) kwa pamoja ni {what}.',
  bundle: 'Kama bundle: {what}.',
  added: 'Huongezwa kwenye bot. {what}.',
  singly: 'Moja moja ({names}): {what}.',
  saves: 'Bundle huokoa {once} ya kuanzisha na {monthly} kila mwezi.',
  savesOnce: 'Bundle huokoa {once} ya kuanzisha, lakini huongeza {monthly} kila mwezi.',
  difference: 'Tofauti ni {what}.',
  botsFrom: 'Bot huanzia {smb_businessBot} ya kuanzisha + {smb_businessBot_monthly}/mwezi.',
  half: 'Nusu ya {what} ni {half}.',
  counted: '{n}: {what}.',
  whichOne: 'Chagua {what}.',
  unknownPrice:
    'Hilo silioni kwenye orodha ya bei. Bot kuanzia {smb_businessBot} + {smb_businessBot_monthly}/mwezi, tovuti kuanzia {websites_portfolio}. Mwanzilishi anaweza kukadiria kazi nyingine ndani ya saa {hours}.',
  unknown:
    'Hilo silijui; najua tu yaliyo kwenye tovuti hii. Mwachie mwanzilishi swali lako, utajibiwa ndani ya saa {hours}.',
  unknownNearPage:
    'Hilo silijui kikamilifu. Ukurasa huu uko karibu zaidi; au mwachie mwanzilishi swali lako, utajibiwa ndani ya saa {hours}.',
  unknownOf:
    'Hilo silijui kikamilifu. Tovuti inasema hivi: {what} Mengine mwanzilishi atakujibu ndani ya saa {hours}.',
  untold:
    'Tovuti haisemi lolote kuhusu {what}, kwa hiyo siwezi kuahidi. Mwachie mwanzilishi swali lako, utajibiwa ndani ya saa {hours}.',
  alsoNotTold: 'Jambo moja uliloliuliza halipo kwenye tovuti; mwanzilishi atalijibu ndani ya saa {hours}.',
  otherScript:
    'Naelewa Kiswahili, Kiingereza na Kihindi. Tafadhali andika kwa mojawapo, au mwachie mwanzilishi ujumbe.',
  alsoTime: {
    bot: 'Kwa kawaida huanza ndani ya wiki mbili baada ya kukubali.',
    website:
      'Tovuti ya biashara kwa kawaida hufunguliwa ndani ya wiki mbili baada ya kukubali; duka au app kwa makubaliano.',
    song: 'Sampuli ya kwanza kwa kawaida huja ndani ya siku tatu.',
    other: 'Makadirio hutaja tarehe.',
  },
  forAskers: {
    onlineShop:
      'Ndiyo: kwa maduka ya mtandaoni, bot inayojibu maswali ya oda na bidhaa, na nyingine inayokuambia yanayokuhitaji.',
    localShop:
      'Ndiyo: kwa kliniki, saluni, vituo vya masomo, mali isiyohamishika na maduka madogo, msaidizi wa WhatsApp anayejibu mchana na usiku, kupanga miadi, kukumbusha na kufuatilia.',
    smb: 'Ndiyo: kwa kliniki, saluni, vituo vya masomo, mali isiyohamishika na maduka madogo, msaidizi wa WhatsApp anayejibu mchana na usiku, kupanga miadi, kukumbusha na kufuatilia.',
    school:
      'Ndiyo: kwa shule kuna mipango ya somo, majaribio, msaada wa kusahihisha, ujumbe kwa wazazi na zaidi, kwa bei ya mwaka.',
    teacher:
      'Ndiyo: mipango ya somo ya mtaala wako, majaribio yenye majibu na karatasi za kazi; rasimu ya wewe kumalizia.',
    student: 'Shule hutumia zana hizi kwa wanafunzi wao.',
    author: 'Ndiyo: kwa waandishi, video ya kitabu chako, tovuti yako mwenyewe, wimbo wa maneno yako.',
    creator: 'Ndiyo: kwa wabunifu, nyimbo, jingle, muziki wa maneno yako na matoleo ya kila muundo.',
  },
  contactNoNumber: 'Namba ya simu au WhatsApp bado haipo kwenye tovuti.',
  contactWhatsApp: 'Au WhatsApp {number}.',
}
