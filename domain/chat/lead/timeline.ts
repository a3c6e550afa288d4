import type { ProjectTimeline } from '#domain/leads/lead.ts'
import { numberWords } from '../money/money-words.ts'
import { type Token, tokenize } from '../tokens.ts'
import { wordPattern, wordTable } from '../word-pattern.ts'
import { urgencyOf } from './urgency.ts'

const phrases: readonly [ProjectTimeline, RegExp][] = [
  [
    'asap',
    wordPattern(`
      this week, next week, right now, fortnight, is hafte, isi hafte, agle hafte, kal tak,
      इस हफ्ते, इसी हफ्ते, अगले हफ्ते, कल तक, wiki hii, wiki ijayo
    `),
  ],
  [
    '1-month',
    wordPattern(`
      this month, next month, month end, end of the month, is mahine, isi mahine, agle mahine, mahine ke end,
      इस महीने, इसी महीने, अगले महीने, mwezi huu, mwezi ujao, mwisho wa mwezi
    `),
  ],
  [
    '6-months-plus',
    wordPattern('next year, half a year, half year, no deadline, agle saal, अगले साल, mwaka ujao, mwakani'),
  ],
]

/** Units of time, in days. */
const unitDays = wordTable([
  [1, 'day days din dino dinon दिन दिनों siku'],
  [7, 'week weeks hafta hafte hafton haftey हफ्ता हफ़्ते हफ्ते सप्ताह wiki'],
  [30, 'month months mahina mahine mahino महीना महीने महीनों माह mwezi miezi'],
  [365, 'year years saal sal साल वर्ष mwaka miaka'],
])

/** Counts of a unit, besides number words. */
const vagueCounts = wordTable([
  [0.5, 'nusu'],
  [2, 'couple'],
  [3, 'few kuch कुछ'],
])

// "In three months", "teen mahine mein chahiye".
const wants = wordPattern(`
  in, within, by, under, need, needed, want, start, launch, deadline, ready,
  mein, me, andar, baad, tak, chahiye, chaiye, में, अंदर, बाद, तक, चाहिए,
  ndani, baada, kabla, nahitaji, tunahitaji, nataka, katika
`)
// "We opened 3 years ago" and "a demo in two days" set no deadline.
const isOther = wordPattern(`
  ago, since, experience, old, last, every, per, pehle, purana, purani, har, पहले, पुराना, हर, iliyopita, kila, kwa
`)
const isAppointment = wordPattern(`
  demo, call, meeting, meet, appointment, visit, डेमो, मीटिंग, कॉल, milna, मिलना, onyesho, mkutano, kukutana, simu
`)
/** In messages of up to this many words, a lone duration is the timeline. */
const SHORT_ANSWER_WORDS = 5

/**
 * Returns the timeline that a folded message names. A duration alone counts if the reply asked for it, or if
 * the message is short or expresses a need.
 */
export function timelineOf(text: string, asked: boolean): ProjectTimeline | undefined {
  if (!asked && isAppointment.test(text)) return undefined
  for (const [timeline, pattern] of phrases) if (pattern.test(text)) return timeline
  const tokens = tokenize(text)
  const length = longestDuration(tokens)
  const words = tokens.filter(({ text }) => /[\p{L}\d]/u.test(text)).length
  const meant = asked || (!isOther.test(text) && (words <= SHORT_ANSWER_WORDS || wants.test(text)))
  if (length !== undefined && meant) return timelineFor(length)
  return urgencyOf(text) === 'High' ? 'asap' : undefined
}

/** Returns the nearest choice of the form. */
function timelineFor(days: number): ProjectTimeline {
  if (days <= 15) return 'asap'
  if (days <= 45) return '1-month'
  if (days < 180) return '2-3-months'
  return '6-months-plus'
}

/** Returns the longest duration in days: three weeks for "2-3 weeks", 60 days for Swahili "miezi 2". */
function longestDuration(tokens: readonly Token[]): number | undefined {
  const durations = tokens.flatMap(({ text }, at) => {
    const unit = unitDays.get(text)
    // This skips the connecting token in "6+ months" and "a couple of weeks".
    const isJoined = ['+', 'of'].includes(tokens[at - 1]?.text ?? '')
    const count = countOf(tokens[isJoined ? at - 2 : at - 1]) ?? countOf(tokens[at + 1])
    return unit && count ? [unit * count] : []
  })
  return durations.length > 0 ? Math.max(...durations) : undefined
}

function countOf(token: Token | undefined): number | undefined {
  const text = token?.text ?? ''
  return /^\d/.test(text) ? Number.parseFloat(text) : (numberWords.get(text) ?? vagueCounts.get(text))
}
