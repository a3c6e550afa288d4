import { expect, test } from 'vitest'
import { nextPath } from './next-path.ts'

const leads = '/del-admin-dashboard/leads'

test.each([
  ['/del-admin-dashboard/leads?status=new&q=a%20b', '/del-admin-dashboard/leads?status=new&q=a%20b'],
  ['/del-admin-dashboard/team', '/del-admin-dashboard/team'],
  [null, leads],
  ['', leads],
  ['/home', leads],
  ['https://evil.test/del-admin-dashboard', leads],
  ['//evil.test/del-admin-dashboard', leads],
  ['/\\evil.test/del-admin-dashboard', leads],
  ['/del-admin-dashboard/..//evil.test', leads],
  ['/del-admin-x/../../\\evil.test', leads],
  ['\t//evil.test', leads],
  ['javascript:alert(1)', leads],
  ['/del-admin-portal-2025?next=/del-admin-dashboard/leads', leads],
])('after signing in, %s leads to %s', (asked, expected) => {
  expect(nextPath(asked)).toBe(expected)
})
