import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { sendRequest } from '../support/requests/raw-request.ts'
import { expectSafe } from '../support/requests/safe-answer.ts'
import { type Site, startSite } from '../support/servers/start-site.ts'

let site: Site

beforeAll(async () => {
  site = await startSite()
})
afterAll(() => site.remove())

describe('hostile choice in the address of a package', () => {
  const parts = [
    '__proto__,constructor,toString,hasOwnProperty',
    'smb.__proto__,smb.constructor',
    '__proto__.businessBot',
    '<script>alert(31337)</script>',
    '%3Cscript%3Ealert(31337)%3C/script%3E',
    '%00',
    '%ff%fe',
    '%ed%a0%80',
    '%',
    '%F0%9F%A4%96,%E0%A4%AC',
    'voice,'.repeat(500),
    ','.repeat(3_000),
    'x'.repeat(3_500),
    'voice&parts=bundle&parts=__proto__&parts[]=voice&parts[a][b]=1',
    'voice&teachers=1e309&teachers=-1',
    'voice&teachers=%00',
    `voice&teachers=${'9'.repeat(2_000)}`,
    'voice&build=__proto__',
    'voice&build=constructor&build=schools',
    'voice&build=packages',
    'voice&build=%3Cscript%3Ealert(31337)',
  ]
  const pages = ['/services', '/services/smb', '/services/education-tools', '/contact', '/services/smb.data']

  test.each(parts)('shows the page (%#)', async (query) => {
    for (const target of pages) {
      const answer = await sendRequest(site, 'GET', `${target}?parts=${query}`)
      expect([target, answer.status], query.slice(0, 100)).toEqual([target, 200])
      expectSafe(answer, site, ['<script>alert(31337)', '__proto__'])
    }
  })
})
