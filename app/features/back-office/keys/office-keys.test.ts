import { expect, test } from 'vitest'
import { menuItems } from '../menu-items.ts'
import { officeLines, readOfficeKey } from './office-keys.ts'

const plain = { ctrlKey: false, metaKey: false, altKey: false, repeat: false, isComposing: false }
const read = (key: string, changes = {}, begun = false) => readOfficeKey({ ...plain, key, ...changes }, begun)

test.each([
  ['j', {}, 'move'],
  ['j', { repeat: true }, 'move'],
  ['n', {}, 'go'],
  ['n', { repeat: true }, undefined],
  ['n', { ctrlKey: true }, undefined],
  ['k', { metaKey: true }, undefined],
  ['o', { altKey: true }, undefined],
  ['x', { isComposing: true }, undefined],
  ['N', {}, undefined],
  ['constructor', {}, undefined],
  ['?', {}, 'help'],
])('%s with %j is %s', (key, changes, kind) => {
  expect(read(key, changes)?.kind).toBe(kind)
})

test.each([
  ['t', '/del-admin-dashboard'],
  ['l', '/del-admin-dashboard/leads'],
  ['j', undefined],
  ['g', undefined],
])('g and then %s leads to %s', (key, to) => {
  const action = read(key, {}, true)
  expect(action?.kind === 'go' ? action.to : undefined).toBe(to)
})

test('each key leads to one place only, and the sheet lists keys that do something', () => {
  const ways = menuItems.flatMap(({ key }) => key ?? [])
  expect(new Set(ways).size).toBe(ways.length)
  const listed = officeLines({ role: 'owner' }).flatMap((line) => line.keys)
  const meanings = listed
    .filter((key) => key !== 'Ctrl K')
    .map((key) => (key.startsWith('g ') ? read(key.slice(2), {}, true) : read(key)))
  expect(meanings).not.toContain(undefined)
})

test('members are shown no keys to what is the owner’s', () => {
  const shown = (role: 'owner' | 'member') => officeLines({ role }).map(({ does }) => does)
  expect(shown('owner')).toContain('Settings')
  expect(shown('member')).not.toContain('Settings')
})
