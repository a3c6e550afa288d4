import { editCost } from './edit-cost.ts'
import { consonantsOf, countBits, soundOf } from './sound-of.ts'
import type { Vocabulary } from './vocabulary.ts'

/** The known word that a word is, in another form or spelling. */
export function knownForm(word: string, known: Vocabulary): string | undefined {
  if (forms.has(word)) return forms.get(word)
  const form = findForm(word, known)
  if (forms.size < MOST_FORMS) forms.set(word, form)
  return form
}

// The same words come again and again in what is learnt from.
const forms = new Map<string, string | undefined>()
const MOST_FORMS = 15_000

function findForm(word: string, known: Vocabulary): string | undefined {
  const isHeard = known.heard.has(word)
  if (known.words.has(word) && !isHeard) return word
  if (/^\d/.test(word) || hasKnownPart(word, known)) return word
  const base = englishForms(word).find((form) => known.languages.get(form)?.has('en'))
  if (base) return base
  const stem = hindiStem(word, known)
  if (stem) return stem
  const twice = word.replace(/(.)\1+/g, '$1')
  if (known.words.has(twice)) return twice
  const sound = soundOf(word)
  if (sound.length > 2) {
    const alike = known.bySound.get(sound)
    if (alike) return alike
  }
  return isHeard ? word : undefined
}

/** What an English word may be a form of: "selling" of "sell", "charged" of "charge". */
function englishForms(word: string): string[] {
  const [, stem = ''] = /^([a-z]{3,})(?:ing|ed|es|er|ers|ly|s)$/.exec(word) ?? []
  if (!stem) return []
  return [word.replace(/s$/, ''), stem, `${stem}e`, stem.replace(/(.)\1$/, '$1'), stem.replace(/i$/, 'y')]
}

// Longest first: infinitives, participles, the future, wishes and commands.
const hindiVerbEndings =
  'वाऊंगा वाऊंगी वाएंगे वाएगा वाएगी वाओगे वाना वाने वानी ाऊंगा ाऊंगी ाएंगे ाएगा ाएगी ाओगे ूंगा ूंगी ेंगे ेंगी ेगा ेगी ोगे ोगी ाना ाने ानी ना ने नी ता ते ती कर ूं ूँ ें ो'
    .split(' ')
    .map((ending) => new RegExp(`^(.{2,}?)${ending}$`, 'u'))

/** The known stem of a Hindi verb in its own script: "भेजने", "भेजूंगा" and "भेजें" of "भेज". */
function hindiStem(word: string, { languages, heard }: Vocabulary): string | undefined {
  if (!/^[\u0900-\u097f]{4,}$/.test(word)) return undefined
  for (const ending of hindiVerbEndings) {
    const [, stem] = ending.exec(word) ?? []
    // "जीता" is no form of "जी", which is "yes".
    const isStem = stem && (stem.length > 2 || /[\u0904-\u0939]$/.test(stem))
    if (isStem && !heard.has(stem) && languages.get(stem)?.has('hi')) return stem
  }
  return undefined
}

/** Whether it begins or ends as a starred entry of the lexicon says. */
export function hasKnownPart(word: string, { beginnings, endings }: Vocabulary): boolean {
  return (
    beginnings.some((affix) => isBeginning(word, affix)) || endings.some((affix) => isEnding(word, affix))
  )
}

export function isBeginning(word: string, { part }: { part: string }): boolean {
  return word.startsWith(part) && word.length - part.length <= 6
}

export function isEnding(word: string, { part }: { part: string }): boolean {
  return word.endsWith(part) && word.length - part.length <= 6
}

/** The known word that a strange one is probably a misspelling of. */
export function nearestWord(word: string, known: Vocabulary): string | undefined {
  if (nearest.has(word)) return nearest.get(word)
  const found = findNearest(word, known)
  if (nearest.size < MOST_FORMS) nearest.set(word, found)
  return found
}

// With each message those before it are read again.
const nearest = new Map<string, string | undefined>()

function findNearest(word: string, { neighbours }: Vocabulary): string | undefined {
  const sound = soundOf(word)
  const limit = allowance(sound.length)
  if (limit === 0) return undefined
  const isShort = sound.length < 5
  const consonants = consonantsOf(sound)
  let best: string | undefined
  let least = limit + 0.01
  for (const candidate of neighbours.get(sound[0] ?? '') ?? []) {
    // In a short word, only a vowel may be left out: "prce", but not "wife" for "wifi".
    if (isShort && candidate.sound.length <= sound.length) continue
    if (allowance(candidate.sound.length) === 0 || countBits(consonants ^ candidate.consonants) > limit * 2)
      continue
    const cost = editCost(sound, candidate.sound, limit)
    if (cost < least) {
      least = cost
      best = candidate.word
    }
  }
  return best
}

// Short words have too many neighbours.
function allowance(length: number): number {
  if (length < 4) return 0
  if (length === 4) return 0.5
  return length < 8 ? 1 : 2
}
