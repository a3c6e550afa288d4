import { expect, test } from 'vitest'
import { withoutAnswer } from './change-result.ts'

const LEADS = '/del-admin-dashboard/leads'

test.each([
  [`${LEADS}?q=ravi&done=bulk&undo=a1&page=2`, `${LEADS}?q=ravi&page=2`],
  [`${LEADS}?done=status&back=task+7`, LEADS],
  [`${LEADS}?q=a%20b`, `${LEADS}?q=a%20b`],
])('%s leads back to %s', (address, expected) => {
  expect(withoutAnswer(address)).toBe(expected)
})
