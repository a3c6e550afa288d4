import type { UrgencyLevel } from '../conversation.ts'
import { wholeWords, wordPattern } from '../word-pattern.ts'

/** The specification's words for each level, with their Hindi and Swahili equivalents. */
const words: Record<UrgencyLevel, string> = {
  High: `
    urgent, urgently, urgency, asap, immediately, immediate, critical, critically, emergency, as soon as possible,
    right away, at once, rush, hurry, quickly, today itself, urjent, arjent, turant, jaldi, jldi, aaj hi, abhi chahiye,
    अर्जेंट, अर्जेन्ट, तुरंत, तुरन्त, फ़ौरन, जल्दी, आज ही, अभी चाहिए, तत्काल, इमरजेंसी,
    haraka, dharura, mara moja, sasa hivi, upesi, leo hii
  `,
  Medium: `
    soon, within month, within a month, within the month, within one month, within 1 month, this month, planning,
    plan to, jald, is mahine, isi mahine, plan kar, yojana, जल्द, इस महीने, इसी महीने, एक महीने में, प्लान कर, योजना,
    karibuni, hivi karibuni, ndani ya mwezi, mwezi huu, napanga, tunapanga, kupanga
  `,
  Low: `
    exploring, explore, considering, consider, maybe, may be, future, just looking, someday,
    shayad, soch raha, soch rahe, soch rahi, bhavishya, baad mein, baad me, sirf dekh, bas dekh,
    शायद, सोच रहा, सोच रहे, सोच रही, भविष्य, बाद में, बस देख, सिर्फ़ देख,
    labda, pengine, huenda, baadaye, baadae, siku zijazo, nafikiria, tunafikiria, naangalia tu
  `,
}

const GAP = "[\\s'-]{1,3}"
/** Matches a few words between the negation and what it denies. */
const few = (fillers: string) => `(?:${wholeWords(fillers)}${GAP}){0,4}`

const not = `(?:${wholeWords('not, never, isnt, dont, doesnt, non')}|(?<=n't))`
const afterNot = few('a, an, the, that, so, very, really, too, any, in, such, need, it, this, to, be, have')
// Fewer words may follow "no" because "No, it is urgent" is no negation.
const no = wholeWords('no, nothing')
const afterNo = few('need, to, for, real, big')
const swahiliNot = wholeWords('si, sio, hakuna, sina, hatuna, bila, haina')
// In Hindi the negation follows: "koi jaldi nahi hai". "Nahi to" means "or else".
const beforeNahi = few(
  'ki, koi, zarurat, jarurat, baat, hai, itni, bhi, abhi, की, कोई, ज़रूरत, बात, है, इतनी, भी, अभी',
)
const nahi = `${wholeWords('nahi, nahin, nhi, नहीं, नही')}(?!${GAP}${wholeWords('to, toh, तो')})`

const urgent = wholeWords(Object.values(words).join(','))
const negated = new RegExp(
  [
    `${not}${GAP}${afterNot}${urgent}`,
    `${no}${GAP}${afterNo}${urgent}`,
    `${swahiliNot}${GAP}${few('ya, wa, kwa')}${urgent}`,
    `${urgent}${GAP}${beforeNahi}${nahi}`,
  ].join('|'),
  'gu',
)
const patterns = {
  High: wordPattern(words.High),
  Medium: wordPattern(words.Medium),
  Low: wordPattern(words.Low),
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
