import { describe, expect, test } from 'vitest'
import { createCookies } from './cookies.ts'

describe('on https', () => {
  const cookies = createCookies('https://www.example.com')

  test('a cookie belongs to this host alone and to no script', () => {
    expect(cookies.write('form', 'a.b', { maxAgeSeconds: 60 })).toBe(
      '__Host-form=a.b; Path=/; SameSite=Lax; HttpOnly; Secure; Max-Age=60',
    )
  })

  test('a readable one is only not HttpOnly', () => {
    expect(cookies.write('hint', '1', { readable: true })).toBe('__Host-hint=1; Path=/; SameSite=Lax; Secure')
  })

  test('a cookie without the prefix, which others could set, is not read', () => {
    expect(cookies.read('form=planted; __Host-form=ours', 'form')).toBe('ours')
    expect(cookies.read('form=planted', 'form')).toBeUndefined()
  })
})

describe('on http', () => {
  const cookies = createCookies('http://127.0.0.1:3000')

  test('there is no prefix and no Secure, or browsers would drop it', () => {
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
