import { expect, test } from 'vitest'
import { type BulkWork, bulkWorkPairs, readBulkWork } from './bulk-work.ts'

test.each<[string, BulkWork | undefined]>([
  ['do=status&new-status=won', { kind: 'status', status: 'won' }],
  ['do=status&new-status=rich', undefined],
  ['do=status&status=won', undefined],
  ['do=assign&new-assigned=Asha@Example.test', { kind: 'assign', to: 'asha@example.test' }],
  ['do=assign&new-assigned=nobody', { kind: 'assign', to: null }],
  ['do=assign&new-assigned=', undefined],
  ['do=follow_up_date&new-day=2026-12-03', { kind: 'follow_up_date', day: '2026-12-03' }],
  ['do=follow_up_date&new-day=2026-02-30', undefined],
  ['do=follow_up_date', undefined],
  ['do=delete', { kind: 'delete' }],
  ['do=purge', undefined],
  ['', undefined],
])('%s', (address, expected) => {
  const params = new URLSearchParams(address)
  const work = readBulkWork((name) => params.get(name))
  expect(work).toEqual(expected)
  if (!work) return
  const again = new URLSearchParams(bulkWorkPairs(work))
  expect(readBulkWork((name) => again.get(name))).toEqual(work)
})
