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
