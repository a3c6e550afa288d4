import { joints } from '#content/chat/clause-words.ts'

const sentenceEnd = /[.?!;:।\n]+\s+|,\s+/u
const joint = new RegExp(`\\s(?:${joints.split(', ').join('|')})\\s`, 'iu')

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

function isQuestion(sentence: string): boolean {
  return sentence.trimEnd().endsWith('?')
}
