import { expect, test } from 'vitest'
import { readViewName, viewLimits } from './saved-view.ts'

test.each([
  ['  Hot  leads\n', 'Hot leads'],
  ['आज के लीड', 'आज के लीड'],
  ['   ', undefined],
  ['x'.repeat(viewLimits.name + 1), undefined],
])('reads the name %s as %s', (text, expected) => {
  expect(readViewName(text)).toBe(expected)
})
