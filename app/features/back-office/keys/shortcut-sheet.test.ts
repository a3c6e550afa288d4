import { expect, test } from 'vitest'
import { menuItems } from '../menu-items.ts'
import { keyLines } from './shortcut-sheet.tsx'

test('each key leads to one place only', () => {
  const keys = menuItems.flatMap(({ key }) => key ?? [])
  expect(new Set(keys).size).toBe(keys.length)
})

test('members are shown no keys to what is the owner’s', () => {
  const shown = (role: 'owner' | 'member') => keyLines({ role }).map(([, does]) => does)
  expect(shown('owner')).toContain('Settings')
  expect(shown('member')).not.toContain('Settings')
})
