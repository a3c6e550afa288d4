import { askingWords, joints, openingWords, shortJoints } from '#content/chat/clause-words.ts'
import { wordsOf } from './fold-text.ts'

const anyOf = (list: string) => list.split(', ').join('|')

const sentenceEnd = /(?<=[.?!;:।\n])\s+|,\s+/u
const asking = `(?:${anyOf(askingWords)}|${anyOf(openingWords)})`
const joint = new RegExp(
  `\\s(?:${anyOf(joints)})\\s|\\s(?:${anyOf(shortJoints)})\\s(?=(?:\\S+\\s)?${asking}\\s)`,
  'iu',
)

/** The parts of a message that may each ask something: by its stops, and by the words that join two questions. */
export function splitMessage(message: string): string[] {
  return message
    .split(sentenceEnd)
    .flatMap((sentence) => sentence.split(joint))
    .filter((part) => part.trim() !== '')
}

// Shorter ones are easily meant as questions: "price", "tell me the time it takes".
const TOLD = 7

/** A message without its sentences that only tell: the long ones without a question mark, where others have one. */
export function withoutTold(message: string): string {
  const sentences = message.split(/(?<=[.?!।\n])\s+/u)
  if (!sentences.some(isQuestion)) return message
  return sentences
    .filter((sentence) => isQuestion(sentence) || sentence.split(/\s+/).length <= TOLD)
    .join(' ')
}

const anywhere = new Set(askingWords.split(', ').flatMap(wordsOf))
const opening = new Set(openingWords.split(', ').flatMap(wordsOf))
const OPENING = 3

/** Whether a part of a message asks something, rather than tells: by its mark, or by its words. */
export function isAsking(part: string): boolean {
  return asks(part, OPENING)
}

/** The same, where "we are a salon in Pune" only tells. */
export function isPlainlyAsking(part: string): boolean {
  return asks(part, 1)
}

/** `mostBefore`: among so many of its first words one that questions begin with makes it a question. */
function asks(part: string, mostBefore: number): boolean {
  const words = wordsOf(part)
  return (
    isQuestion(part) ||
    words.some((word) => anywhere.has(word)) ||
    words.slice(0, mostBefore).some((word) => opening.has(word))
  )
}

function isQuestion(sentence: string): boolean {
  return sentence.trimEnd().endsWith('?')
}
