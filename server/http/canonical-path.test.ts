import type { ServerBuild } from 'react-router'
import { expect, test } from 'vitest'
import { createCanonicalPath } from './canonical-path.ts'

const route = (id: string, path?: string, parentId?: string) => [id, { id, path, parentId, module: {} }]
const canonicalPath = createCanonicalPath(
  Object.fromEntries([
    route('root', ''),
    route('contact', 'contact', 'root'),
    route('booking', 'booking/:token', 'root'),
    route('leads', 'del-admin-dashboard/leads', 'root'),
    route('new', 'new', 'leads'),
    route('lead', ':id', 'leads'),
    route('rest', '*', 'root'),
  ]) as unknown as ServerBuild['routes'],
)

test.each([
  ['/contact/', '/contact'],
  ['/Contact', '/contact'],
  ['/%63ontact', '/contact'],
  ['/CONTACT.data', '/contact.data'],
  ['/Booking/Ab-Cd_9', '/booking/Ab-Cd_9'],
  ['/booking/Ab-Cd_9/', '/booking/Ab-Cd_9'],
  ['/booking/a%2Fb/', '/booking/a%2Fb'],
  ['/Del-Admin-Dashboard/Leads/New', '/del-admin-dashboard/leads/new'],
])('redirects %s to %s', (path, canonical) => {
  expect(canonicalPath(path)).toBe(canonical)
  expect(canonicalPath(canonical)).toBeUndefined()
})

test.each(['/', '/contact', '/contact.data', '/booking/Ab-Cd_9', '/assets/entry-AbC.js', '/No-Such-Page/'])(
  'does not redirect %s',
  (path) => {
    expect(canonicalPath(path)).toBeUndefined()
  },
)
