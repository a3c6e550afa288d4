import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { contactKeys, emailKey, phoneKey } from './contact-keys.ts'

describe('phone numbers', () => {
  test.each([
    '9876543210',
    '98765 43210',
    '98765-43210',
    '098765 43210',
    '+91 98765 43210',
    '+91-98765-43210',
    '+91 (0) 98765 43210',
    '91 98765 43210',
    '0091 98765 43210',
    '(+91) 98765.43210',
    ' +919876543210 ',
    '０９８７６５４３２１０',
    '९८७६५ ४३२१०',
    '+९१ ९८७६५ ४३२१०',
  ])('%j is one Indian number, however it is written', (written) => {
    expect(phoneKey(written)).toBe('919876543210')
  })

  test.each([
    ['+254 712 345 678', '254712345678'],
    ['00254 712 345 678', '254712345678'],
    ['+255 712 345 678', '255712345678'],
    ['+1 (415) 555-0100', '14155550100'],
    ['+65 6123 4567', '6561234567'],
    ['+49 1512 3456789', '4915123456789'],
    ['+44 (0)20 7946 0958', '442079460958'],
  ])('%s keeps its own country', (written, key) => {
    expect(phoneKey(written)).toBe(key)
  })

  test.each([
    '',
    '-',
    '12345',
    '123456789',
    '+91 98765',
    '1234567890123456',
    '0000000000',
    'call me',
    '₹50,000',
  ])('%j is none', (written) => {
    expect(phoneKey(written)).toBeUndefined()
  })

  test('any separators between the digits make no difference', () => {
    const digits = fc.stringMatching(/^[6-9][0-9]{9}$/)
    const separators = fc.array(fc.constantFrom('', ' ', '-', '.', '/', '\u00a0'), {
      minLength: 10,
      maxLength: 10,
    })
    fc.assert(
      fc.property(
        digits,
        separators,
        fc.constantFrom('', '0', '+91', '+91 ', '0091 ', '91-'),
        (number, gaps, front) => {
          const written = front + [...number].map((digit, i) => digit + gaps[i]).join('')
          expect(phoneKey(written)).toBe(`91${number}`)
        },
      ),
    )
  })

  test('whatever is typed makes a key of 10 to 15 digits or none', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 60 }), (written) => {
        const key = phoneKey(written)
        if (key !== undefined) expect(key).toMatch(/^[1-9]\d{9,14}$/)
      }),
    )
  })
})

test('an address is the same in any letters and with space around it', () => {
  expect(emailKey('  Asha.Verma@Example.TEST ')).toBe('asha.verma@example.test')
})

test.each([
  [{}, []],
  [{ email: '', phone: '' }, []],
  [{ email: 'A@b.test' }, ['email:a@b.test']],
  [{ phone: '12' }, []],
  [{ email: 'a@b.test', phone: '98765 43210' }, ['email:a@b.test', 'phone:919876543210']],
])('%j is found by %j', (person, keys) => {
  expect(contactKeys(person)).toEqual(keys)
})
