const latinSounds: readonly [RegExp, string][] = [
  [/ph/g, 'f'],
  [/ee|ii/g, 'i'],
  [/oo|uu/g, 'u'],
  [/([bdgjtk])h/g, '$1'],
  [/sh/g, 's'],
  [/w/g, 'v'],
  [/z/g, 'j'],
  [/q|c(?=[^ehiy])|ck/g, 'k'],
  [/x/g, 'ks'],
  [/y$/g, 'i'],
  [/(.)\1+/g, '$1'],
  [/(?<=.{3})h$/g, ''],
]

const hindiSounds: readonly [RegExp, string][] = [
  [/ई/g, 'इ'],
  [/ऊ/g, 'उ'],
  [/[ऐए]/g, 'ए'],
  [/[औऑओ]/g, 'ओ'],
  [/ी/g, 'ि'],
  [/ू/g, 'ु'],
  [/[ैॅ]/g, 'े'],
  [/[ौॉ]/g, 'ो'],
  [/ण/g, 'न'],
  [/[शष]/g, 'स'],
  [/\u094d/g, ''],
  [/[ंः]/g, ''],
  [/(.)\1+/g, '$1'],
  // Endings of number and case: दुकान, दुकानों, दुकाने.
  [/(?<=.{2})[ािुेो]+$/g, ''],
]

const hindi = /[\u0900-\u097f]/

/** How a word sounds, roughly: spellings that people mix up are one. */
export function soundOf(word: string): string {
  const sounds = hindi.test(word) ? hindiSounds : latinSounds
  return sounds.reduce((heard, [spelling, sound]) => heard.replace(spelling, sound), word)
}

const isVowel = /[aeiouyh\u093e-\u094c\u0902]/

/** The consonants of a word as bits, to see at a glance that two words are too different to compare. */
export function consonantsOf(sound: string): number {
  let bits = 0
  for (const letter of sound) if (!isVowel.test(letter)) bits |= 1 << (letter.charCodeAt(0) % 32)
  return bits
}

export function countBits(bits: number): number {
  let left = bits
  let count = 0
  for (; left !== 0; count++) left &= left - 1
  return count
}
