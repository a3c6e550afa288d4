import { expect, test } from 'vitest'
import { readViewName, viewAddress, viewLimits } from './saved-view.ts'

test.each([
  ['', ''],
  ['status=won&sort=value-desc', 'status=won&sort=value-desc'],
  ['sort=value-desc&after=some-lead&done=status&status=won', 'status=won&sort=value-desc'],
  ['columns=company&columns=score', 'columns=company%2Cscore'],
  ['status=rich&next=https%3A%2F%2Fevil.test', ''],
])('of %s a view keeps %s', (address, expected) => {
  expect(viewAddress(address)).toBe(expected)
})

test.each([
  ['  Hot  leads\n', 'Hot leads'],
  ['आज के लीड', 'आज के लीड'],
  ['   ', undefined],
  ['x'.repeat(viewLimits.name + 1), undefined],
])('the name %s is %s', (text, expected) => {
  expect(readViewName(text)).toBe(expected)
})
