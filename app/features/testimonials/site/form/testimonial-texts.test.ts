import { expect, test } from 'vitest'
import { copy } from '#content/copy/copy.ts'
import { answerTexts } from './testimonial-texts.ts'

test('does not call a wrong field missing', () => {
  const words = copy.en.testimonialForm
  const title = (problems: object) =>
    answerTexts(words, { kind: 'invalid', problems, fields: {} } as never)?.title
  expect(title({ name: 'required' })).toBe('Missing Information')
  expect(title({ email: 'email' })).toBe('Submission Error')
})
