import type { PriceSentences } from './price-sentences.ts'

export const english: PriceSentences = {
  from: 'from {amount}',
  range: '{amount} – {upTo}',
  setUp: '{amount} set-up',
  perMonth: '{amount}/month',
  'teacher-year': '{amount} per teacher, per year',
  'school-year': '{amount} per school, per year',
  custom: 'custom, quoted after we talk',
  perYear: '{amount} a year',
  together: 'Together: {what}.',
  firstMonth: 'In the first month that is {what} in all.',
  firstYear: 'In the first year that is {what} in all.',
  afterwards: 'From the second year it is {what} a year.',
  months: 'For {n} months that is {what} in all.',
  monthsWithFees: 'For {n} months that is {what} in all; the monthly fees of it are {fees}.',
  overview:
    'Bots begin at {smb_businessBot} set-up + {smb_businessBot_monthly}/month, websites at {websites_portfolio}, school tools at {schools_lessonPlans} a teacher and year, songs at {creative_song}. What is it for? Then I give you the exact price.',
  group: 'Prices: {what}.',
  dollarsOnly:
    'Prices and quotes are in rupees. Only the customer bot has a dollar price as well: {amount} + {monthly}/month, or {what}.',
  dollars: '{name} is {amount} + {monthly}/month in US dollars, or {what}.',
  noDollars:
    'Only the customer bot has a dollar price: {amount} + {monthly}/month. Everything else is quoted in rupees: {what}.',
  cheapest: 'The smallest here: {what}.',
  cheapestOfAll:
    'Songs begin at {creative_song}, websites at {websites_portfolio}, school tools at {schools_lessonPlans} a teacher and year, bots at {smb_businessBot} set-up + {smb_businessBot_monthly}/month.',
  costliest: 'The largest here: {what}.',
  fits: 'Within {budget} there is: {what}.',
  enough: '{budget} is enough: {what}.',
  maybeEnough:
    '{what}. So {budget} may be enough; the free quote names the exact price within {hours} hours.',
  nothingFits: 'Nothing here is within {budget}. The smallest is {what}.',
  either: 'That depends on what it is for: {what}.',
  teachers: 'For {n} teachers: {what} a year.',
  allOfSchool: 'All that is priced per school ({names}) comes to {what}.',
  bundle: 'As a bundle: {what}.',
  added: 'It is added to a bot. {what}.',
  singly: 'Singly, its parts ({names}) come to {what}.',
  saves: 'The bundle saves {once} of the set-up and {monthly} every month.',
  savesOnce: 'The bundle saves {once} of the set-up, but costs {monthly} more every month.',
  difference: 'The difference is {what}.',
  botsFrom: 'Bots begin at {smb_businessBot} set-up + {smb_businessBot_monthly}/month.',
  half: 'Half of {what} is {half}.',
  counted: '{n} of them: {what}.',
  whichOne: 'Take {what}.',
  unknownPrice:
    'I don’t find that in the price list. Bots begin at {smb_businessBot} + {smb_businessBot_monthly}/month, websites at {websites_portfolio}. The founder can quote other work within {hours} hours.',
  unknown:
    'I don’t know that; I only know what stands on this site. Leave your question for the founder, and you hear back within {hours} hours.',
  unknownNearPage:
    'I don’t know that exactly. This page comes nearest; or leave your question for the founder, and you hear back within {hours} hours.',
  unknownOf:
    'I don’t know that exactly. What the site says of it: {what} The rest the founder answers within {hours} hours.',
  untold:
    'The site says nothing about {what}, so I can’t promise it. Leave your question for the founder, and you hear back within {hours} hours.',
  alsoNotTold: 'One thing you ask is not told on this site; the founder answers it within {hours} hours.',
  otherScript:
    'I understand English, Hindi and Swahili. Please write in one of them, or leave a message for the founder.',
  alsoTime: {
    bot: 'Usually live within two weeks of your yes.',
    website: 'A business website usually opens within two weeks of your yes; a shop or an app by agreement.',
    song: 'A first sketch comes usually within three days.',
    other: 'The quote names the date.',
  },
  forAskers: {
    onlineShop:
      'Yes: for online shops, a bot that answers order and product questions, and one that tells you what needs you.',
    localShop:
      'Yes: for clinics, salons, coaching centres, real estate and local shops, an assistant that answers on WhatsApp day and night, takes bookings, reminds and follows up.',
    smb: 'Yes: for clinics, salons, coaching centres, real estate and local shops, an assistant that answers on WhatsApp day and night, takes bookings, reminds and follows up.',
    school:
      'Yes: for schools there are lesson plans, quizzes, grading help, messages to parents and more, priced per year.',
    teacher:
      'Yes: lesson plans for your syllabus, quizzes with answer keys and worksheets, drafted for you to finish.',
    student: 'There are tools that schools use for their students.',
    author: 'Yes: for authors, a video about your book, a website of your own, a song from your words.',
    creator: 'Yes: for creators, songs, jingles, music for your words and cuts for every format.',
  },
  contactNoNumber: 'A phone or WhatsApp number is not on this site yet.',
  contactWhatsApp: 'Or WhatsApp {number}.',
}
