import { expect, test } from 'vitest'
import { readRouteTable } from '#tests/support/requests/route-table.ts'
import { OFFICE } from '../menu-items.ts'
import { commandsFor } from './commands.ts'

const placesOf = (role: 'owner' | 'member', typed = '') =>
  commandsFor({ role }, typed).flatMap(({ items }) =>
    items.flatMap((item) => ('to' in item ? [item.to] : [])),
  )

/** What has an address of its own and is no place to go to: it belongs to what was done or chosen just before. */
const noPlaces = ['/news', '/find', '/account/device', '/privacy/export', '/changes/undo'].map(
  (path) => OFFICE + path,
)

test('every page of the back office can be gone to', async () => {
  const pages = (await readRouteTable())
    .map(({ pattern }) => pattern)
    .filter((pattern) => `${pattern}/`.startsWith(`${OFFICE}/`) && !/[:.*]/.test(pattern))
  const places = placesOf('owner')
  expect(pages.filter((page) => !places.includes(page) && !noPlaces.includes(page))).toEqual([])
  expect(new Set(places).size).toBe(places.length)
})

test('what is the owner’s alone is offered to nobody else', () => {
  expect(placesOf('owner', 'audit')).toEqual([`${OFFICE}/settings/audit`])
  expect(placesOf('member', 'audit')).toEqual([])
  expect(placesOf('member').filter((to) => /\/(settings|team)(\/|$)/.test(to))).toEqual([])
})

test.each([
  ['templates', '/leads/texts'],
  ['texts', '/leads/texts'],
  ['phone', '/account/phone'],
  ['webhooks', '/settings/webhooks'],
  ['outbox', '/emails'],
])('%s finds %s', (typed, path) => {
  expect(placesOf('owner', typed)).toEqual([OFFICE + path])
})
