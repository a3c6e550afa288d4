import { describe, expect, test } from 'vitest'
import { createCookies } from './cookies.ts'

describe('on https', () => {
  const cookies = createCookies('https://www.example.com')

  test('restricts a cookie to this host and hides it from scripts', () => {
    expect(cookies.write('form', 'a.b', { maxAgeSeconds: 60 })).toBe(
      '__Host-form=a.b; Path=/; SameSite=Lax; HttpOnly; Secure; Max-Age=60',
    )
  })

  test('omits only HttpOnly for a readable cookie', () => {
    expect(cookies.write('hint', '1', { readable: true })).toBe('__Host-hint=1; Path=/; SameSite=Lax; Secure')
  })

  test('ignores a cookie without the prefix, which other hosts could set', () => {
    expect(cookies.read('form=planted; __Host-form=ours', 'form')).toBe('ours')
    expect(cookies.read('form=planted', 'form')).toBeUndefined()
  })
})

describe('on http', () => {
  const cookies = createCookies('http://127.0.0.1:3000')

  test('omits the prefix and Secure, because browsers would drop the cookie', () => {
    expect(cookies.write('form', 'a.b')).toBe('form=a.b; Path=/; SameSite=Lax; HttpOnly')
  })

  test.each([
    [undefined, undefined],
    ['', undefined],
    ['form', undefined],
    ['form=', ''],
    ['a=1; form=two=2; b=3', 'two=2'],
    ['xform=1', undefined],
  ])('reads %j as %j', (header, value) => {
    expect(cookies.read(header, 'form')).toBe(value)
  })
})
