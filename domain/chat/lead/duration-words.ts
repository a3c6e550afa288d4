import { wordTable } from '../word-pattern.ts'

/** Units of time, in days. */
export const unitDays = wordTable([
  [1, 'day days din dino dinon दिन दिनों siku'],
  [7, 'week weeks wk wks hafta hafte hafton haftey haptey hapte हफ्ता हफ़्ते हफ्ते हफ़्तों सप्ताह wiki'],
  [30, 'month months mahina mahine mahinay maheene mahino mahinon महीना महीने महीनों माह mwezi miezi'],
  [365, 'year years saal sal साल वर्ष mwaka miaka'],
])

/** Small numbers that occur before or after a unit. */
export const countWords = wordTable([
  [0.5, 'half aadha aadhe आधा आधे nusu'],
  [1, 'one a an ek एक moja mmoja'],
  [1.5, 'dedh डेढ़'],
  [2, 'two couple do दो mbili miwili'],
  [3, 'three few teen tin तीन tatu mitatu kuchh kuch कुछ'],
  [4, 'four char chaar चार nne minne'],
  [5, 'five paanch panch पांच पाँच tano mitano'],
  [6, 'six chhe chhah cheh छह छः छे sita'],
  [7, 'seven saat सात saba'],
  [8, 'eight aath आठ nane minane'],
  [9, 'nine nau नौ tisa'],
  [10, 'ten das दस kumi'],
  [12, 'twelve barah बारह'],
  [15, 'fifteen pandrah पंद्रह'],
])
