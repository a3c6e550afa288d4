import fc from 'fast-check'
import { expect, test } from 'vitest'
import { detectLanguage } from './detect-language.ts'

test.each([
  ['What does a WhatsApp bot cost?', 'en'],
  ['how much', 'en'],
  ['Do you work with schools in Delhi?', 'en'],
  ["I'm looking for a wedding song", 'en'],
  ['can u make website for my shop', 'en'],
  ['is it per month', 'en'],
  ['I want to do a demo', 'en'],
  ['मुझे WhatsApp bot चाहिए', 'hi'],
  ['वेबसाइट का दाम क्या है', 'hi'],
  ['नमस्ते', 'hi'],
  ['Business Growth का price?', 'hi'],
  ['bot kitne ka hai', 'hi-Latn'],
  ['mujhe website banwani hai', 'hi-Latn'],
  ['kya aap school ke liye bhi karte ho', 'hi-Latn'],
  ['price kya h', 'hi-Latn'],
  ['paise wapas milenge kya', 'hi-Latn'],
  ['namaste', 'hi-Latn'],
  ['aur voice ke saath?', 'hi-Latn'],
  ['Boti ya WhatsApp ni bei gani?', 'sw'],
  ['nataka wimbo wa harusi', 'sw'],
  ['Habari, mnatoa huduma gani?', 'sw'],
  ['je, mnaweza kutengeneza tovuti', 'sw'],
  ['asante sana', 'sw'],
  ['inachukua muda gani', 'sw'],
  ['ok', 'unsure'],
  ['price?', 'unsure'],
  ['WhatsApp bot', 'unsure'],
  ['98765 43210', 'unsure'],
  ['??', 'unsure'],
  ['', 'unsure'],
])('detects %j as %s', (text, language) => {
  expect(detectLanguage(text)).toBe(language)
})

test('returns a language for any input', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      expect(['en', 'hi', 'hi-Latn', 'sw', 'unsure']).toContain(detectLanguage(text))
    }),
  )
})
