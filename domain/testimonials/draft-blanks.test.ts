import { expect, test } from 'vitest'
import { draftSentences } from '#content/testimonials/draft-sentences.ts'
import { hasBlank } from './draft-blanks.ts'

const drafts = Object.entries(draftSentences).flatMap(([locale, { testimonial, projectDetails }]) =>
  [testimonial.needed, testimonial.now, projectDetails.task, projectDetails.duration, projectDetails.use].map(
    (sentence) => [locale, sentence] as const,
  ),
)

test.each(drafts)('finds the placeholder of a draft (%s): %s', (_locale, sentence) => {
  expect(hasBlank(sentence)).toBe(true)
})

test.each([
  'What I needed was a bot (it answers at night).',
  'We waited … and then it worked.',
  'Well... (it was late) it works.',
])('finds no placeholder in text that a person writes: %s', (text) => {
  expect(hasBlank(text)).toBe(false)
})
