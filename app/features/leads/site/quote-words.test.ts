import { expect, test } from 'vitest'
import { contact } from '#content/copy/en/contact.ts'
import { failureText, problemsTitle, problemText, sentText } from './quote-words.ts'

const words = contact.form

test.each([
  ['Hot', 1, 'Our team will contact you within 1 day for Hot priority leads.'],
  ['Warm', 3, 'Our team will contact you within 3 days for Warm priority leads.'],
  ['Cold', 7, 'Our team will contact you within 7 days.'],
] as const)('promises %s leads a reply within %i days', (category, followUpDays, text) => {
  expect(sentText(words, { kind: 'sent', category, followUpDays, reference: '7K2M9Q' })).toBe(text)
})

test('says what failed and what to do', () => {
  expect(failureText(words, { kind: 'too-many', retryAfterSeconds: 61, fields: {} })).toBe(
    'Several requests came from your connection. You can send the next one in 2 minutes. Please try again or contact us directly.',
  )
  expect(failureText(words, { kind: 'too-many', retryAfterSeconds: 20, fields: {} })).toContain(
    'in 1 minute.',
  )
  expect(failureText(words, { kind: 'unreachable' })).toMatch(/Please try again or contact us directly\.$/)
  expect(
    failureText(words, { kind: 'sent', category: 'Hot', followUpDays: 1, reference: '7K2M9Q' }),
  ).toBeUndefined()
  expect(failureText(words, undefined)).toBeUndefined()
})

test('has a message for every problem', () => {
  expect(problemText(words, 'name', 'required')).toBe('Enter your name.')
  expect(problemText(words, 'message', 'too-long')).toBe('That is too long. Use at most 5000 characters.')
  expect(problemText(words, 'budgetRange', 'choice')).toBe('Select one of the options.')
})

test('distinguishes missing answers from wrong ones in the title', () => {
  expect(problemsTitle(words, { email: 'email', name: 'required' })).toBe(
    'Please fill in all required fields',
  )
  expect(problemsTitle(words, { consent: 'consent' })).toBe('Please fill in all required fields')
  expect(problemsTitle(words, { email: 'email' })).toBe('Please check the marked fields')
})
