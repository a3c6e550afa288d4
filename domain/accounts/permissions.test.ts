import { expect, test } from 'vitest'
import { isTeam, may, type Permission } from './permissions.ts'
import type { Viewer } from './viewer.ts'

const owner: Viewer = {
  id: '1',
  email: 'owner@example.test',
  name: 'Owner',
  role: 'owner',
  status: 'approved',
  emailVerified: true,
  sessionId: 's',
}

const everybodys: Permission[] = [
  'account:write',
  'leads:read',
  'leads:write',
  'leads:delete',
  'testimonials:read',
  'testimonials:write',
  'testimonials:delete',
  'emails:read',
  'emails:write',
  'site:read',
]
const ownersOnly: Permission[] = ['team:manage', 'settings:write']

test('allows a user who must set up two-factor codes first nothing but their own account', () => {
  const viewer: Viewer = { ...owner, needsCode: true }
  for (const permission of [...everybodys, ...ownersOnly]) {
    expect(may(viewer, permission), permission).toBe(permission === 'account:write')
  }
})

test.each<[string, Viewer | undefined, { team: boolean; owner: boolean }]>([
  ['the owner', owner, { team: true, owner: true }],
  ['a member', { ...owner, role: 'member' }, { team: true, owner: false }],
  ['a pending member', { ...owner, role: 'member', status: 'pending' }, { team: false, owner: false }],
  ['a suspended member', { ...owner, role: 'member', status: 'suspended' }, { team: false, owner: false }],
  [
    'a member with an unverified address',
    { ...owner, role: 'member', emailVerified: false },
    { team: false, owner: false },
  ],
  ['a suspended owner', { ...owner, status: 'suspended' }, { team: false, owner: false }],
  ['a visitor', undefined, { team: false, owner: false }],
])('allows %s exactly the permissions of the role', (_who, viewer, expected) => {
  expect(isTeam(viewer)).toBe(expected.team)
  for (const permission of everybodys) expect(may(viewer, permission), permission).toBe(expected.team)
  for (const permission of ownersOnly) expect(may(viewer, permission), permission).toBe(expected.owner)
})
