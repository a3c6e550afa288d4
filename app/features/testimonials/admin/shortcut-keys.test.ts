import { expect, test } from 'vitest'
import { pageShortcuts, readShortcut } from './shortcut-keys.ts'

const plain = { ctrlKey: false, metaKey: false, altKey: false, repeat: false, isComposing: false }

test.each([
  ['a', {}, 'press'],
  ['a', { repeat: true }, undefined],
  ['a', { ctrlKey: true }, undefined],
  ['r', { metaKey: true }, undefined],
  ['f', { altKey: true }, undefined],
  ['a', { isComposing: true }, undefined],
  ['A', {}, undefined],
  ['q', {}, undefined],
  ['constructor', {}, undefined],
  ['z', {}, 'undo'],
])('%s with %j is %s', (key, changes, kind) => {
  expect(readShortcut({ ...plain, key, ...changes })?.kind).toBe(kind)
})

test('the help lists keys that do something', () => {
  const listed = pageShortcuts.flatMap(({ keys }) => keys)
  expect(listed.map((key) => readShortcut({ ...plain, key })).includes(undefined)).toBe(false)
  expect(new Set(listed).size).toBe(listed.length)
})
