import { expect, test } from 'vitest'
import { suspicionsAbout } from './spam-signs.ts'

const person = { name: 'Asha Verma', message: 'We miss calls after eight.' }
const traps = { honeypot: '', timer: 'ok' } as const
const link = 'See https://example.test'

test.each([
  ['passes a person', person, traps, 0],
  ['passes a person whose browser sends no time trap', person, { ...traps, timer: 'missing' }, 0],
  ['passes a person with a link', { ...person, message: link }, traps, 0],
  ['suspects a link without a time trap', { ...person, message: link }, { ...traps, timer: 'missing' }, 1],
  ['suspects a filled honeypot', person, { ...traps, honeypot: 'x' }, 1],
  ['suspects a form sent within two seconds', person, { ...traps, timer: 'too-fast' }, 1],
  ['suspects many links', { ...person, message: Array(4).fill(link).join(' ') }, traps, 1],
  ['suspects a link as a name', { ...person, name: 'www.example.test' }, traps, 1],
] as const)('%s', (_, submission, given, reasons) => {
  expect(suspicionsAbout(submission, given)).toHaveLength(reasons)
})
