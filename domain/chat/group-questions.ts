import { foldText, wordSet } from './word-pattern.ts'

/** Similar questions, newest first. */
export type QuestionGroup<Question> = { newest: Question; questions: Question[] }

/** Questions with at least this share of common words are grouped. */
const ALIKE_FROM = 0.7

/** Groups questions that share most of their words. Input and groups are sorted newest first. */
export function groupQuestions<Question extends { text: string }>(
  questions: readonly Question[],
): QuestionGroup<Question>[] {
  const groups: { words: Set<string>; group: QuestionGroup<Question> }[] = []
  for (const question of questions) {
    const words = significantWords(question.text)
    const alike = groups.find((known) => likeness(known.words, words) >= ALIKE_FROM)
    if (alike) alike.group.questions.push(question)
    else groups.push({ words, group: { newest: question, questions: [question] } })
  }
  return groups.map(({ group }) => group)
}

/** Returns how similar two questions are: 1 if they differ only in spelling, filler words or word order. */
export function questionLikeness(one: string, other: string): number {
  return likeness(significantWords(one), significantWords(other))
}

/** Returns the share of common words among all words of both sets (Jaccard similarity). */
function likeness(some: Set<string>, others: Set<string>): number {
  const shared = some.intersection(others).size
  return shared / (some.size + others.size - shared || 1)
}

// These words express how something is asked, not what it is about.
const fillers = wordSet(`
  a an the is are am do does did can could will would you your i my me we our us it this that of to in on for
  at with and or have has any what how when where which who why please pls tell hi hello
  kya hai hain ka ki ke ko se me mein aap aapka aapki apka mera meri mujhe kaise kab kahan koi hota hoti karo batao
  क्या है हैं का की के को से में आप आपका आपकी मेरा मेरी मुझे कैसे कब कहाँ कोई होता होती बताओ बताइए
  je ni na ya wa kwa una mna nini vipi lini wapi hii hiyo tafadhali
`)

function significantWords(text: string): Set<string> {
  const all: string[] = foldText(text).match(/[\p{L}\p{M}\p{N}]+/gu) ?? [text.trim()]
  const significant = all.filter((word) => !fillers.has(word))
  return new Set(significant.length > 0 ? significant : all)
}
