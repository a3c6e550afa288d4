import { wordSet, wordTable } from '../word-pattern.ts'

export type Currency = 'rupees' | 'dollars' | 'other'

export const currencyWords = wordTable<Currency>([
  [
    'rupees',
    '₹ ₨ rs re inr rupee rupees rupay rupaye rupaya rupaiya rupaiye rupya rupyon rupai rupiya rupia rupe rp',
  ],
  ['rupees', 'रुपये रुपए रुपया रुपयों रूपये रूपए रुपै रु रू'],
  ['dollars', '$ usd dollar dollars bucks dola डॉलर'],
  [
    'other',
    '€ £ ¥ eur euro euros gbp pound pounds aed dirham dirhams kes ksh kshs tzs tsh ugx sh shilling shillings',
  ],
  ['other', 'rupiah shilingi aud cad sgd btc bitcoin usdt eth paisa cents'],
])

/** Words that multiply the preceding number. */
export const scales = wordTable([
  [100, 'hundred sau सौ'],
  [1_000, 'k thousand grand hazar hazaar hajar hajaar hazzar hzar हज़ार'],
  [1_00_000, 'lakh lakhs lac lacs lack laakh लाख l'],
  [10_00_000, 'million mn m मिलियन'],
  [1_00_00_000, 'crore crores cr karod करोड़'],
  [1_000_000_000, 'billion bn'],
])

/** Letters that are a scale only directly after a digit: "2l", "1m". */
export const gluedScales = wordSet('l m')

/** Scales that denote an amount even without a number that we can read. */
export const tellingScales = wordSet(
  'k thousand hazar hazaar hajar hajaar lakh lac laakh million crore karod elfu laki milioni हज़ार लाख करोड़',
)

/** In Swahili the scale precedes the number: "elfu hamsini". */
export const swahiliScales = wordTable([
  [100, 'mia'],
  [1_000, 'elfu'],
  [1_00_000, 'laki'],
  [10_00_000, 'milioni'],
])

/** Words that are common besides amounts: "a", "do you", "pay half", "bei mbili" (two prices). */
export const everydayNumbers = wordSet('a an one half do ek aadha आधा एक दो moja mbili tatu')

/** Common number words; rare Hindi ones are left out to avoid wrong guesses. */
export const numberWords = wordTable([
  [0.5, 'half aadha आधा'],
  [1, 'one a an ek एक moja mmoja'],
  [1.5, 'dedh derh डेढ़'],
  [2, 'two do दो mbili miwili wawili'],
  [2.5, 'dhai dhaai adhai ढाई'],
  [3, 'three teen tin तीन tatu mitatu watatu'],
  [4, 'four char chaar चार nne minne wanne'],
  [5, 'five paanch panch पांच पाँच tano mitano watano'],
  [6, 'six chhe che chhah छह छः छे sita'],
  [7, 'seven saat सात saba'],
  [8, 'eight aath आठ nane'],
  [9, 'nine nau नौ tisa'],
  [10, 'ten das dus दस kumi'],
  [11, 'eleven gyarah ग्यारह'],
  [12, 'twelve barah बारह'],
  [13, 'thirteen terah तेरह'],
  [14, 'fourteen chaudah चौदह'],
  [15, 'fifteen pandrah पंद्रह पन्द्रह'],
  [16, 'sixteen solah सोलह'],
  [17, 'seventeen satrah सत्रह'],
  [18, 'eighteen atharah अठारह'],
  [19, 'nineteen unnis उन्नीस'],
  [20, 'twenty bees bis बीस ishirini'],
  [25, 'pachees pachis पच्चीस'],
  [30, 'thirty tees tis तीस thelathini'],
  [35, 'paintees पैंतीस'],
  [40, 'forty fourty chalis chaalis चालीस arobaini'],
  [45, 'paintalis पैंतालीस'],
  [50, 'fifty pachas pachaas पचास hamsini'],
  [60, 'sixty saath साठ sitini'],
  [70, 'seventy sattar सत्तर sabini'],
  [75, 'pachhattar पचहत्तर'],
  [80, 'eighty assi अस्सी themanini'],
  [90, 'ninety nabbe नब्बे tisini'],
])
