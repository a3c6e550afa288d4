import fc from 'fast-check'
import { expect, test } from 'vitest'
import { cpuTime } from '#tests/support/browser/cpu-time.ts'
import { maskContacts } from './mask-contacts.ts'

test.each([
  ['Write to asha.verma@example.test please', 'Write to [email] please'],
  ['ASHA+shop@Mail.Example.co.in.', '[email].'],
  ['asha at gmail dot com', '[email]'],
  ['asha.v (at) gmail (dot) com', '[email]'],
  ['asha[at]gmail[dot]com', '[email]'],
  ['asha@gmail dot com', '[email]'],
  ['asha at gmail.com', '[email]'],
  ['ａｓｈａ＠example.com', '[email]'],
  ['मेरा ईमेल आशा@उदाहरण.भारत है', 'मेरा ईमेल [email] है'],
  ['asha ऐट gmail डॉट com', '[email]'],
  ['call 9876543210', 'call [phone]'],
  ['call 98765 43210 today', 'call [phone] today'],
  ['+91-98765-43210', '[phone]'],
  ['(+91) 98765.43210', '[phone]'],
  ['9 8 7 6 5 4 3 2 1 0', '[phone]'],
  ['९८७६५ ४३२१०', '[phone]'],
  ['+254 712 345 678 na asha@b.test', '[phone] na [email]'],
  ['98765\u200b43210', '[phone]'],
  ['9876543210 and 9123456780', '[phone] and [phone]'],
  ['9876543210 9123456780', '[phone] [phone]'],
  ['mob no.9876543210,9123456780', 'mob no.[phone],[phone]'],
  ['ph9876543210', 'ph[phone]'],
  ['card 4111 1111 1111 1111', 'card [phone]'],
])('masks %j as %j', (text, masked) => {
  expect(maskContacts(text)).toBe(masked)
})

test.each([
  '₹25,000-50,000',
  '1,00,000 - 2,50,000',
  '25000-50000',
  '100000 - 250000',
  'order 12345678',
  'from 21-11-2026 to 25-11-2026',
  '2026-11-21 10:30',
  '21/11/2026',
  'we are 50-1000 people, 24/7',
  'meet me at the shop',
  'रु ५०,०००',
  'Starter is 19,999 + 2,999',
])('keeps %j', (text) => {
  expect(maskContacts(text)).toBe(text)
})

const pieces = fc.array(
  fc.oneof(
    fc.constantFrom(
      'a@b.test',
      '98765 43210',
      ' at ',
      ' dot ',
      'com',
      '@',
      '.',
      '-',
      '+91',
      '९८७६५',
      '43210',
      ' ',
    ),
    fc.constantFrom('[email]', '[phone]', '₹25,000', '2026-11-21', '(', ')', 'gmail', 'name'),
    fc.string({ unit: 'binary', maxLength: 6 }),
  ),
  { maxLength: 14 },
)

test('changes nothing in masked text', () => {
  fc.assert(
    fc.property(pieces, (parts) => {
      const masked = maskContacts(parts.join(''))
      expect(maskContacts(masked)).toBe(masked)
    }),
    { numRuns: 2_000 },
  )
})

test('masks every address and number, whatever text surrounds it', () => {
  const word = fc.constantFrom('please', 'call', 'मेरा', 'namba', 'ok', '!', '₹500', '21/11/2026')
  const contact = fc.constantFrom(
    'asha@example.test',
    '9876543210',
    '+91 98765-43210',
    'asha at gmail dot com',
  )
  fc.assert(
    fc.property(fc.array(word), contact, fc.array(word), (before, found, after) => {
      const masked = maskContacts([...before, found, ...after].join(' '))
      expect(masked).not.toMatch(/asha|98765|43210/)
    }),
  )
})

test('masks a long message quickly', () => {
  const long = [
    '1 '.repeat(5_000),
    'a.'.repeat(5_000),
    'a@'.repeat(5_000),
    'a at '.repeat(2_000),
    '-'.repeat(10_000),
  ]
  for (const text of long) {
    expect(cpuTime(() => maskContacts(text))).toBeLessThan(500)
  }
})
