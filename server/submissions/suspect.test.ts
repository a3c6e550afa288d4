import { expect, test } from 'vitest'
import { suspicionsAbout } from './suspect.ts'

const person = { name: 'Asha Verma', message: 'We miss calls after eight.' }
const signs = { honeypot: '', timer: 'ok' } as const
const link = 'See https://example.test'

test.each([
  ['passes a person', person, signs, 0],
  ['passes a person whose browser sends no time trap', person, { ...signs, timer: 'missing' }, 0],
  ['passes a person with a link', { ...person, message: link }, signs, 0],
  ['suspects a link without a time trap', { ...person, message: link }, { ...signs, timer: 'missing' }, 1],
  ['suspects a filled honeypot', person, { ...signs, honeypot: 'x' }, 1],
  ['suspects a form sent within two seconds', person, { ...signs, timer: 'too-fast' }, 1],
  ['suspects many links', { ...person, message: Array(4).fill(link).join(' ') }, signs, 1],
  ['suspects a link as a name', { ...person, name: 'www.example.test' }, signs, 1],
] as const)('%s', (_, submission, given, reasons) => {
  expect(suspicionsAbout(submission, given)).toHaveLength(reasons)
})
