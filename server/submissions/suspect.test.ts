import { expect, test } from 'vitest'
import { suspicionsAbout } from './suspect.ts'

const person = { name: 'Asha Verma', message: 'We miss calls after eight.' }
const signs = { honeypot: '', timer: 'ok' } as const
const link = 'See https://example.test'

test.each([
  ['a person', person, signs, 0],
  ['a person whose browser sends no time trap', person, { ...signs, timer: 'missing' }, 0],
  ['a person with a link', { ...person, message: link }, signs, 0],
  ['a link without a time trap', { ...person, message: link }, { ...signs, timer: 'missing' }, 1],
  ['a filled honeypot', person, { ...signs, honeypot: 'x' }, 1],
  ['a form sent within two seconds', person, { ...signs, timer: 'too-fast' }, 1],
  ['many links', { ...person, message: Array(4).fill(link).join(' ') }, signs, 1],
  ['a link for a name', { ...person, name: 'www.example.test' }, signs, 1],
] as const)('%s', (_, submission, given, reasons) => {
  expect(suspicionsAbout(submission, given)).toHaveLength(reasons)
})
