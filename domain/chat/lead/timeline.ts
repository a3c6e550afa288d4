import type { ProjectTimeline } from '#domain/leads/lead.ts'
import { type Token, tokenize } from '../tokens.ts'
import { wordPattern } from '../word-pattern.ts'
import { countWords, unitDays } from './duration-words.ts'
import { urgencyOf } from './urgency.ts'

const phrases: readonly [ProjectTimeline, RegExp][] = [
  [
    'asap',
    wordPattern(`
      this week, next week, by tomorrow, today itself, right now, fortnight, within days,
      is hafte, isi hafte, agle hafte, agla hafta, aaj hi, kal tak, abhi chahiye,
      इस हफ्ते, इसी हफ्ते, अगले हफ्ते, अगले सप्ताह, आज ही, कल तक, अभी चाहिए,
      wiki hii, wiki ijayo, leo hii, sasa hivi
    `),
  ],
  [
    '1-month',
    wordPattern(`
      this month, next month, month end, end of the month, end of month,
      is mahine, isi mahine, agle mahine, agla mahina, mahine ke end,
      इस महीने, इसी महीने, अगले महीने, mwezi huu, mwezi ujao, mwisho wa mwezi
    `),
  ],
  ['2-3-months', wordPattern('this quarter, next quarter')],
  [
    '6-months-plus',
    wordPattern(`
      next year, half a year, half year, someday, no deadline, agle saal, अगले साल, mwaka ujao, mwakani,
      nusu mwaka, aadha saal, आधा साल, later this year
    `),
  ],
]

const wants = wordPattern(`
  in, within, by, after, under, need, needed, want, start, launch, deadline, timeline,
  ready, finish, finished, live, done, about, around, max, maybe, take, time,
  mein, me, andar, baad, tak, chahiye, chaiye, chahie, lagega, में, अंदर, बाद, तक, चाहिए,
  ndani, baada, kabla, nahitaji, tunahitaji, nataka, katika
`)
const isPast = wordPattern(`
  ago, since, experience, old, last, past, every, each, per, monthly, yearly, running,
  been, support, warranty, fee, contract, pehle, purana, purani, har, se, anubhav,
  पहले, पुराना, पुरानी, हर, अनुभव, iliyopita, uliopita, kila, uzoefu, kwa
`)
// "A demo next week" is an appointment, not a deadline.
const isAppointment = wordPattern(`
  demo, call, meeting, meet, appointment, visit, callback, डेमो, मीटिंग, कॉल, मिलना,
  milna, onyesho, mkutano, kukutana, simu
`)
/** In messages of up to this many words, a lone duration is the timeline. */
const SHORT_ANSWER_WORDS = 5

/**
 * Returns the timeline that a folded message names. A duration alone counts if the reply asked for it, or if
 * the message is short or expresses a need: "we opened 3 years ago" is no timeline.
 */
export function timelineOf(text: string, asked: boolean): ProjectTimeline | undefined {
  if (!asked && isAppointment.test(text)) return undefined
  for (const [timeline, pattern] of phrases) if (pattern.test(text)) return timeline
  const tokens = tokenize(text)
  const length = longestDuration(tokens)
  const words = tokens.filter(({ text }) => /[\p{L}\d]/u.test(text)).length
  const meant = asked || (!isPast.test(text) && (words <= SHORT_ANSWER_WORDS || wants.test(text)))
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

/** Returns the longest duration in days: three weeks for "2-3 weeks". */
function longestDuration(tokens: readonly Token[]): number | undefined {
  let longest: number | undefined
  tokens.forEach((token, at) => {
    const unit = unitDays.get(token.text)
    if (unit === undefined) return
    const count = countBefore(tokens, at) ?? countOf(tokens[at + 1])
    if (count !== undefined) longest = Math.max(longest ?? 0, count * unit)
  })
  return longest
}

function countBefore(tokens: readonly Token[], unitAt: number): number | undefined {
  // This skips the connecting token in "6+ months" and "a couple of weeks".
  const at = ['+', 'of'].includes(tokens[unitAt - 1]?.text ?? '') ? unitAt - 2 : unitAt - 1
  return countOf(tokens[at])
}

function countOf(token: Token | undefined): number | undefined {
  const text = token?.text ?? ''
  return /^\d/.test(text) ? Number.parseFloat(text) : countWords.get(text)
}
