import type { PriceSentences } from './price-sentences.ts'

export const romanised: PriceSentences = {
  from: '{amount} se',
  range: '{amount} – {upTo}',
  setUp: '{amount} set-up',
  perMonth: '{amount}/mahina',
  'teacher-year': '{amount} prati teacher, prati saal',
  'school-year': '{amount} prati school, prati saal',
  custom: 'baat karke quote hota hai (custom)',
  perYear: '{amount} prati saal',
  together: 'Kul milakar: {what}.',
  firstMonth: 'Pehle mahine ka kul {what}.',
  firstYear: 'Pehle saal ka kul {what}.',
  afterwards: 'Doosre saal se {what} saal ka.',
  months: '{n} mahine ka kul {what}.',
  monthsWithFees: '{n} mahine ka kul {what}; usmein mahine ki fees {fees}.',
  overview:
    'Bot {smb_businessBot} set-up + {smb_businessBot_monthly}/mahina se, website {websites_portfolio} se, school tools {schools_lessonPlans} prati teacher prati saal se, gaane {creative_song} se. Kis cheez ke liye chahiye? Phir sahi daam bataunga.',
  group: 'Daam: {what}.',
  dollarsOnly:
    'Daam aur quote rupaye mein hain. Dollar daam sirf customer bot ka hai: {amount} + {monthly}/mahina, ya {what}.',
  dollars: '{name} dollar mein {amount} + {monthly}/mahina, ya {what}.',
  noDollars: 'Dollar daam sirf customer bot ka hai: {amount} + {monthly}/mahina. Baaki rupaye mein: {what}.',
  cheapest: 'Yahan sabse chhota: {what}.',
  cheapestOfAll:
    'Gaane {creative_song} se, website {websites_portfolio} se, school tools {schools_lessonPlans} prati teacher prati saal se, bot {smb_businessBot} set-up + {smb_businessBot_monthly}/mahina se.',
  costliest: 'Yahan sabse bada: {what}.',
  fits: '{budget} mein yeh aata hai: {what}.',
  enough: '{budget} mein ho jayega: {what}.',
  maybeEnough:
    '{what}. Yaani {budget} mein ho sakta hai; pakka daam {hours} ghante mein milne wale free quote mein hota hai.',
  nothingFits: '{budget} mein yahan kuch nahi hai. Sabse chhota: {what}.',
  either: 'Kis ke liye hai us par hai: {what}.',
  teachers: '{n} teachers ke liye: {what} prati saal.',
  allOfSchool: 'Poore school ke daam wale sab tool ({names}) milakar {what}.',
  bundle: 'Bundle mein: {what}.',
  added: 'Yeh bot ke saath judta hai. {what}.',
  singly: 'Alag-alag ({names}): {what}.',
  saves: 'Bundle mein set-up par {once} aur har mahine {monthly} bachte hain.',
  savesOnce: 'Bundle mein set-up par {once} bachte hain, par har mahine {monthly} zyada lagte hain.',
  difference: 'Farak {what} ka hai.',
  botsFrom: 'Bot {smb_businessBot} set-up + {smb_businessBot_monthly}/mahina se shuru hote hain.',
  half: '{what} ka aadha {half} hai.',
  counted: '{n} ke liye: {what}.',
  whichOne: 'Kaunsa: {what}.',
  unknownPrice:
    'Price list mein yeh nahi mila. Bot {smb_businessBot} + {smb_businessBot_monthly}/mahina se, website {websites_portfolio} se. Doosre kaam ka quote founder {hours} ghante mein de sakte hain.',
  unknown:
    'Yeh mujhe nahi pata; main wahi jaanta hoon jo site par hai. Founder ke liye sawal chhodiye, {hours} ghante mein jawab milega.',
  unknownNearPage:
    'Yeh mujhe theek se nahi pata. Sabse kareeb yeh page hai; ya founder ke liye sawal chhodiye, {hours} ghante mein jawab milega.',
  unknownOf:
    'Yeh mujhe theek se nahi pata. Site par iske baare mein: {what} Baaki founder {hours} ghante mein batayenge.',
  untold:
    '{what} ke baare mein site par kuch nahi likha, isliye vaada nahi kar sakta. Founder ke liye sawal chhodiye, {hours} ghante mein jawab milega.',
  alsoNotTold: 'Aapki ek baat site par nahi likhi hai; founder {hours} ghante mein bata denge.',
  otherScript:
    'Main Hindi, English aur Swahili samajhta hoon. Inme se kisi mein likhiye, ya founder ke liye message chhodiye.',
  alsoTime: {
    bot: 'Aksar aapki haan ke do hafte mein chalu.',
    website: 'Business website aksar aapki haan ke do hafte mein khulti hai; shop ya app baat karke.',
    song: 'Pehla namuna aksar teen din mein.',
    other: 'Tareekh quote mein hoti hai.',
  },
  forAskers: {
    onlineShop:
      'Haan: online shop ke liye ek bot jo order aur product ke sawal ka jawab de, aur ek jo aapko zaroori baat bataye.',
    localShop:
      'Haan: clinic, salon, coaching, real estate aur chhoti dukan ke liye WhatsApp assistant jo din-raat jawab de, booking le, yaad dilaye, follow-up kare.',
    smb: 'Haan: clinic, salon, coaching, real estate aur chhoti dukan ke liye WhatsApp assistant jo din-raat jawab de, booking le, yaad dilaye, follow-up kare.',
    school:
      'Haan: school ke liye lesson plan, quiz, copy jaanch mein madad, parents ko message aur aur bhi, saal ke daam par.',
    teacher:
      'Haan: aapke syllabus ke lesson plan, answer key ke saath quiz aur worksheet; draft taiyar, aap poora karein.',
    student: 'School apne students ke liye yeh tools lete hain.',
    author: 'Haan: lekhakon ke liye kitab par video, apni website, aapke shabdon ka gaana.',
    creator: 'Haan: creators ke liye gaane, jingle, aapke shabdon ka sangeet aur har format ke cut.',
  },
  contactNoNumber: 'Phone ya WhatsApp number abhi site par nahi diya hai.',
  contactWhatsApp: 'Ya WhatsApp {number}.',
}
