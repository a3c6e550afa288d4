import { expect, test } from 'vitest'
import { cpuTime } from '#tests/cpu-time.ts'
import { readShallowJson } from './shallow-json.ts'

test.each([
  ['{"message":"hello"}', { message: 'hello' }],
  ['{"message":"[[[[[[{{{{ \\" ]]"}', { message: '[[[[[[{{{{ " ]]' }],
  ['{"a":{"b":[1]}}', { a: { b: [1] } }],
])('reads %s', (text, value) => {
  expect(readShallowJson(text)).toEqual(value)
})

test.each(['', 'null', '[]', '"text"', '7', '{"a":', '{"a":{"b":{"c":{"d":{"e":1}}}}}', '['.repeat(30_000)])(
  'finds no shallow object in %.40s',
  (text) => {
    expect(readShallowJson(text)).toBeUndefined()
  },
)

test('handles an endless string quickly', () => {
  const took = cpuTime(() => {
    readShallowJson(`{"a":"${'\\"'.repeat(16_000)}`)
    readShallowJson('"'.repeat(32_001))
  })
  expect(took).toBeLessThan(500)
})
