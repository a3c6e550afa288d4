import { wordSet } from '../word-pattern.ts'

/**
 * Countable things that are not money: "1,000 characters". "package" is missing because "the 15,999 package"
 * states its price.
 */
export const countedThings = wordSet(`
  minute minutes mins second seconds hour hours hrs day days weeks words word characters character letters pages messages
  customers clients employees staff people persons users students teachers schools children questions lessons songs
  videos images photos steps times products orders leads calls replies revisions languages options packages services
  items percent px pixels mb gb kb
  दिन दिनों घंटे घंटा मिनट सेकंड लोग लोगों ग्राहक ग्राहकों कर्मचारी कर्मचारियों छात्र छात्रों संदेश शब्द अक्षर सवाल भाषाएं भाषाओं प्रतिशत
  dino ghante ghanta minat log logon grahak grahakon karmchari chhatra chhatron sandesh shabd akshar sawal
  siku saa dakika sekunde watu wateja wafanyakazi wanafunzi walimu ujumbe maneno herufi kurasa maswali lugha asilimia
`)

/** These are units only after small numbers: "6 months", but "2,999 महीना" is a monthly price. */
export const lengthsOfTime = wordSet(`
  week month months year years wk yr yrs din hafta hafte mahina mahine saal sal wiki mwezi miezi mwaka miaka
  हफ्ता हफ्ते हफ़्ते सप्ताह महीना महीने माह साल वर्ष
`)

export const discountWords = wordSet(`
  off discount discounts cashback rebate less cheaper छूट डिस्काउंट chhoot chhut chut kam punguzo
`)

/** These words turn a following bare number into a price: "costs only 50". */
export const priceWords = wordSet(`
  cost costs costing price prices priced pricing fee fees pay pays charge charges rate setup bill owe owes total amount
  कीमत दाम मूल्य फीस शुल्क खर्च kimat keemat daam kharcha bei gharama ada
`)
export const betweenWords = wordSet(`
  is are at of about around approx just only merely be for to you us : - = है सिर्फ केवल मात्र बस hai sirf bas keval ni tu yake
`)
export const onlyWords = wordSet('just only merely सिर्फ केवल मात्र sirf keval')
export const plainFollowers = wordSet(`
  l m cr per a an each only for and or to monthly yearly once now all हर प्रति महीना hai h है में mein me tu kwa kila na
`)

export const periods = wordSet(`
  month mo year yr teacher school hour piece mahina mahine saal mwezi mwaka महीना महीने माह साल वर्ष मासिक
`)
export const perWords = wordSet('per a each every / प्रति हर har prati kwa kila')
export const periodic = wordSet('monthly yearly annually मासिक सालाना')

/** These words turn a following number from 1990 to 2099 into a year. */
export const yearWords = wordSet(`
  in since until till year act © january february march april may june july august september
  october november december jan feb mar apr jun jul aug sep sept oct nov dec सन साल वर्ष mwaka tangu
`)
