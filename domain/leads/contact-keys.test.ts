import { expect, test } from 'vitest'
import { contactKeys, emailKey } from './contact-keys.ts'

test('ignores case and surrounding spaces of an address', () => {
  expect(emailKey('  Asha.Verma@Example.TEST ')).toBe('asha.verma@example.test')
  expect(emailKey('Asha@उदाहरण.भारत')).toBe('asha@xn--p1b6ci4b4b3a.xn--h2brj9c')
})

test.each([
  [{}, []],
  [{ email: '', phone: '' }, []],
  [{ email: 'A@b.test' }, ['email:a@b.test']],
  [{ phone: '12' }, []],
  [{ email: 'a@b.test', phone: '98765 43210' }, ['email:a@b.test', 'phone:919876543210']],
])('returns for %j the keys %j', (person, keys) => {
  expect(contactKeys(person)).toEqual(keys)
})
