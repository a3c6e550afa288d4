import { expect, test } from 'vitest'
import { readShortcut, testimonialShortcuts } from './shortcut-keys.ts'

const plain = { ctrlKey: false, metaKey: false, altKey: false, repeat: false, isComposing: false }

test.each([
  ['a', {}, true],
  ['a', { repeat: true }, false],
  ['a', { ctrlKey: true }, false],
  ['r', { metaKey: true }, false],
  ['f', { altKey: true }, false],
  ['a', { isComposing: true }, false],
  ['A', {}, false],
  ['q', {}, false],
  ['constructor', {}, false],
  ['z', {}, false],
])('%s with %j is a shortcut: %s', (key, changes, isShortcut) => {
  expect(readShortcut({ ...plain, key, ...changes }) !== undefined).toBe(isShortcut)
})

test('the help lists keys that do something', () => {
  const listed = testimonialShortcuts.flatMap(({ keys }) => keys)
  expect(listed.map((key) => readShortcut({ ...plain, key })).includes(undefined)).toBe(false)
  expect(new Set(listed).size).toBe(listed.length)
})
