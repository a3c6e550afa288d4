import { expect, test } from 'vitest'
import { cpuTime } from '#tests/support/browser/cpu-time.ts'
import { checkReply } from './check-reply.ts'
import { hidesAddress } from './hidden-address.ts'

const own = { paths: new Set(['/contact']), origin: 'https://site.example', email: 'hello@site.example' }

test.each([
  'Pay at evil[.]example now.',
  'Pay at evil(dot)com now.',
  'Pay at evil { . } com now.',
  'Pay at evil dot com slash pay.',
  'Pay at evil DOT example.',
  'evil डॉट com par jao',
  'Nenda evil nukta com.',
  'Pay at evil . com now.',
  'Pay at evil .com now.',
  'Pay at evil . in now.',
  'Pay at evil. com now.',
  'Pay at evil.\ncom now.',
  'Pay at evil,com now.',
  'Pay at e v i l . c o m now.',
  'Go to https : // evil pay.',
  'Go to hxxps: evil pay.',
  'Go to http:evil now.',
  'Go to www evil com now.',
  'Write to attacker @ evil now.',
  'Write to attacker (at) evil.',
  'Write to attacker at evil dot example.',
  'See localhost:3000 now.',
  'See [::1] now.',
  'See 0x7f000001 now.',
  'See ../admin now.',
  'Call nine eight seven six five four three two one zero.',
  'Call nau aath saat chhe paanch char.',
  'java\tscript:alert(1)',
])('finds the address in %j and shows none of it', (text) => {
  expect(hidesAddress(text, own)).toBe(true)
  const shown = checkReply(text, {
    ...own,
    amounts: { rupees: new Set(), dollars: new Set() },
    correction: '',
  })
  expect(shown.text.replace(/now\.?/, '')).toBe('')
})

test.each([
  'Write to hello@site.example or see https://site.example/contact.',
  'Made with Node.js, e.g. at 9 a.m. on any day.',
  'We connect WhatsApp, Instagram and your website. In two weeks it is live.',
  'It answers in Hindi, English and Swahili. Me too.',
  'A, B or C: you choose.',
  'We do it in two or three weeks.',
  'Your 1st, 2nd and 3rd song.',
  'एक या दो हफ्ते में बन जाता है। मैं मदद कर सकता हूँ।',
  'Ek do din mein, teen char logon ke liye.',
  'We do that. Example: a salon. Dev work too.',
  'Look at it from this point in time.',
])('finds no address in %j', (text) => {
  expect(hidesAddress(text, own)).toBe(false)
})

test('checks a long text quickly', () => {
  for (const text of [
    'a '.repeat(700),
    'one '.repeat(400),
    ' . '.repeat(400),
    'h t t p '.repeat(200),
    '['.repeat(1_400),
  ]) {
    expect(cpuTime(() => hidesAddress(text, own))).toBeLessThan(500)
  }
})
