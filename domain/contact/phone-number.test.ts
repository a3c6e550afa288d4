import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { describePhone, phoneKey, readPhone, storedPhone } from './phone-number.ts'

const LEFT_TO_RIGHT = '\u200e'
const EMBEDDING = '\u202a'
const END_OF_EMBEDDING = '\u202c'

describe('reading a phone number', () => {
  test.each([
    '9876543210',
    '98765 43210',
    '98765-43210',
    '098765 43210',
    '+91 98765 43210',
    '+91-98765-43210',
    '+91 (0) 98765 43210',
    '91 98765 43210',
    '919876543210',
    '0091 98765 43210',
    '(+91) 98765.43210',
    ' +919876543210 ',
    '०९८७६५४३२१०',
    '９８７６５４３２１０',
    '৯৮৭৬৫ ৪৩২১০',
    '+९१ ९८७६५ ४३२१०',
    '9876543210.0',
    '9.876543210E+9',
    '9.19876543210E+11',
    'Mobile: 98765 43210',
    'WhatsApp no. 98765 43210',
  ])('stores %j as one Indian number', (typed) => {
    expect(storedPhone(typed)).toBe('+919876543210')
    expect(phoneKey(typed)).toBe('919876543210')
  })

  test.each([
    ["'+65 9123 4601", '+6591234601'],
    ['tel:+65-9123-4601', '+6591234601'],
    ['Mobile: +65 9123 4601', '+6591234601'],
    ['="+6591234601"', '+6591234601'],
    [`${LEFT_TO_RIGHT}+65 9123 4601`, '+6591234601'],
    [`${EMBEDDING}+65 9123 4601${END_OF_EMBEDDING}`, '+6591234601'],
    ['9876500001.0', '+919876500001'],
    ['9.19876500003E+11', '+919876500003'],
    ['011-23456026', '+911123456026'],
    ['011-23456026 ext 12', '+911123456026 ext. 12'],
    ['+911123456026 ext. 12', '+911123456026 ext. 12'],
    ['+254 712 345 678', '+254712345678'],
    ['254712345678', '+254712345678'],
    ['00254 712 345 678', '+254712345678'],
    ['+1 (415) 555-0100', '+14155550100'],
    ['+49 1512 3456789', '+4915123456789'],
    ['+44 (0)20 7946 0958', '+442079460958'],
  ])('stores %j as %s', (typed, stored) => {
    expect(storedPhone(typed)).toBe(stored)
    expect(storedPhone(stored)).toBe(stored)
  })

  test.each([
    ['011-23456026/27', '911123456026'],
    ['98765 43210, 98765 43211', '919876543210'],
    ['98765 43210 / 98765 43211', '919876543210'],
    ['98765 43210\n+44 20 7946 0958', '919876543210'],
    ['9876543210 (Ravi, after six)', '919876543210'],
    ['+91 98765 43210"><script>', '919876543210'],
    // Codes that divert calls are dropped.
    ['*21*+919876543210#', '919876543210'],
  ])('keeps %j as typed because it contains more than the number %s', (typed, key) => {
    expect(storedPhone(typed)).toBe(typed)
    expect(phoneKey(typed)).toBe(key)
  })

  test.each([
    '',
    '-',
    '12345',
    '+91 98765',
    '0000000000',
    '1234567890123456',
    '9.19877E+11',
    'call me',
    '₹50,000',
    '₹50,000-60,000',
    'javascript:alert(1)',
  ])('keeps %j as typed because it is no number', (typed) => {
    expect(readPhone(typed)).toBeUndefined()
    expect(storedPhone(typed)).toBe(typed)
  })

  test('ignores separators between the digits', () => {
    const digits = fc.stringMatching(/^[6-9][0-9]{9}$/)
    const gaps = fc.array(fc.constantFrom('', ' ', '-', '.', '\u00a0'), { minLength: 9, maxLength: 9 })
    fc.assert(
      fc.property(
        digits,
        gaps,
        fc.constantFrom('', '0', '+91', '+91 ', '0091 '),
        (number, between, front) => {
          const written = front + [...number].map((digit, i) => digit + (between[i] ?? '')).join('')
          expect(storedPhone(written)).toBe(`+91${number}`)
        },
      ),
    )
  })

  test('returns a key of 8 to 15 digits or none for any text, and reads stored numbers unchanged', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 60 }), (typed) => {
        const key = phoneKey(typed)
        if (key !== undefined) expect(key).toMatch(/^[1-9]\d{7,14}$/)
        expect(phoneKey(storedPhone(typed))).toBe(key)
      }),
    )
  })
})

describe('displaying a phone number', () => {
  test.each([
    [
      '+919876543210',
      { text: '+91 98765 43210', call: 'tel:+919876543210', whatsApp: 'https://wa.me/919876543210' },
    ],
    [
      '098765-43210',
      { text: '+91 98765 43210', call: 'tel:+919876543210', whatsApp: 'https://wa.me/919876543210' },
    ],
    [
      '+911123456026 ext. 12',
      {
        text: '+91 11 2345 6026 ext. 12',
        call: 'tel:+911123456026;ext=12',
        whatsApp: 'https://wa.me/911123456026',
      },
    ],
    [
      '98765 43210, 98765 43211',
      { text: '98765 43210, 98765 43211', call: 'tel:+919876543210', whatsApp: 'https://wa.me/919876543210' },
    ],
    ['ask for Ravi', { text: 'ask for Ravi' }],
    ['', undefined],
    [null, undefined],
  ])('displays %j as %j', (stored, shown) => {
    expect(describePhone(stored)).toEqual(shown)
  })
})
