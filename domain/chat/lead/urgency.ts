import type { UrgencyLevel } from '../conversation.ts'
import { wholeWords, wordPattern } from '../word-pattern.ts'
import { urgencyWords } from './urgency-words.ts'

const GAP = "[\\s'-]{1,3}"
const some = (fillers: string, most: number) => `(?:${wholeWords(fillers)}${GAP}){0,${most}}`

const notBefore = `${wholeWords('not, never, isnt, dont, doesnt, non, neednt, hardly, without')}|(?<=n't)`
const afterNot = `
  a, an, the, that, so, very, really, too, all, at, much, any, in, of, such, particularly, exactly, super, need,
  needed, require, required, want, it, this, be, have, to, do, done, something, anything, yet, for, terribly
`
// Fewer words may follow "no" because "No, it is urgent" is no negation.
const noBefore = wholeWords('no, nothing, zero, koi nahi, na')
const afterNo = 'need, to, for, of, any, real, particular, big, great, such, very, that, so'

// In Hindi the negation follows: "koi jaldi nahi hai". "Nahi to" means "or else".
const hindiBetween = `
  ki, koi, zarurat, jarurat, zaroorat, jaroorat, baat, hai, hain, itna, itni, utni, bilkul, bhi, abhi, me, mein,
  wala, wali, hi, aisi, kaam, matter, chahiye, की, कोई, ज़रूरत, बात, है, हैं, इतनी, इतना, बिल्कुल, भी, अभी, में,
  वाली, वाला, काम, चाहिए
`
const hindiNot = wholeWords('nahi, nahin, nhi, nai, nahee, mat, नहीं, नही, मत')
const orElse = wholeWords('to, toh, तो')

const swahiliNot = wholeWords('si, sio, siyo, hakuna, hamna, sina, hatuna, bila, haina, sihitaji')
const swahiliBetween = 'ya, wa, la, kwa, jambo, kitu, suala, hiyo, hata, sana'

const found = wholeWords(Object.values(urgencyWords).join(','))
const negated = new RegExp(
  [
    `(?:${notBefore})${GAP}${some(afterNot, 4)}${found}`,
    `${noBefore}${GAP}${some(afterNo, 3)}${found}`,
    `${swahiliNot}${GAP}${some(swahiliBetween, 2)}${found}`,
    `${found}${GAP}${some(hindiBetween, 4)}${hindiNot}(?!${GAP}${orElse})`,
  ].join('|'),
  'gu',
)
const patterns = {
  High: wordPattern(urgencyWords.High),
  Medium: wordPattern(urgencyWords.Medium),
  Low: wordPattern(urgencyWords.Low),
}

/**
 * Returns the highest urgency that a folded text states without negation. "No rush" alone is Low, because it
 * withdraws an earlier statement.
 */
export function urgencyOf(text: string): UrgencyLevel | undefined {
  const rest = text.replace(negated, ' . ')
  if (patterns.High.test(rest)) return 'High'
  if (patterns.Medium.test(rest)) return 'Medium'
  if (patterns.Low.test(rest)) return 'Low'
  const denied = text.match(negated) ?? []
  return denied.some((words) => patterns.High.test(words)) ? 'Low' : undefined
}
