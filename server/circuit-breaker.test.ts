import { beforeEach, expect, test } from 'vitest'
import { type CircuitBreaker, createCircuitBreaker } from './circuit-breaker.ts'

let now: number
let breaker: CircuitBreaker

beforeEach(() => {
  now = Date.parse('2026-11-21T10:00:00Z')
  breaker = createCircuitBreaker(() => new Date(now))
})

const fail = (times: number) => {
  for (let i = 0; i < times; i++) breaker.failed()
}

test('two failures in a row change nothing, a success forgets them', () => {
  fail(2)
  expect(breaker.allows()).toBe(true)
  breaker.succeeded()
  fail(2)
  expect(breaker.allows()).toBe(true)
})

test('three in a row close the way for a minute', () => {
  fail(3)
  expect(breaker.allows()).toBe(false)
  now += 59_999
  expect(breaker.allows()).toBe(false)
})

test('after the minute one may try, and the others wait for how it goes', () => {
  fail(3)
  now += 60_000
  expect([breaker.allows(), breaker.allows(), breaker.allows()]).toEqual([true, false, false])
  breaker.succeeded()
  expect([breaker.allows(), breaker.allows()]).toEqual([true, true])
})

test('a failed trial closes it for another minute', () => {
  fail(3)
  now += 60_000
  expect(breaker.allows()).toBe(true)
  breaker.failed()
  expect(breaker.allows()).toBe(false)
  now += 60_000
  expect(breaker.allows()).toBe(true)
})

test('a trial that the visitor stopped lets the next one try', () => {
  fail(3)
  now += 60_000
  expect(breaker.allows()).toBe(true)
  breaker.gaveUp()
  expect(breaker.allows()).toBe(true)
})

test('a trial that nobody heard of again does not keep it closed for ever', () => {
  fail(3)
  now += 60_000
  expect(breaker.allows()).toBe(true)
  now += 60_000
  expect(breaker.allows()).toBe(true)
})
