import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { pages } from '#content/pages.ts'
import { postForm, quoteFields } from '#tests/support/browser/post-form.ts'
import { sendRequest } from '#tests/support/requests/raw-request.ts'
import { type Site, startSite } from '#tests/support/servers/start-site.ts'

let site: Site

beforeAll(async () => {
  site = await startSite({ env: { LOG_LEVEL: 'info' } })
})
afterAll(() => site?.remove())

const get = (path: string) => fetch(site.url + path, { redirect: 'manual' })

test.each(Object.values(pages).map(({ path }) => path))(
  'caches nothing of the first visitor on %s',
  async (path) => {
    const headers: [string, string][] = [
      ['Host', 'planted.example'],
      ['Cookie', 'theme=dark; planted=planted'],
      ['Referer', 'https://planted.example/planted'],
      ['X-Forwarded-Host', 'planted.example'],
      ['X-Forwarded-Proto', 'https'],
      ['Accept-Language', 'hi'],
    ]
    const first = await sendRequest(site, 'GET', `${path}?utm_source=planted&planted=1`, headers)
    expect(first.status).toBe(200)
    expect(first.body.includes('planted')).toBe(false)
    const second = await fetch(site.url + path, { headers: { cookie: 'theme=dark' } })
    expect(second.headers.get('etag')).not.toBeNull()
    expect((await second.text()) === first.body).toBe(true)
  },
)

describe('redirects other spellings to the canonical address', () => {
  test.each([
    ['/contact/', '/contact'],
    ['/Contact?service=ai-chatbots', '/contact?service=ai-chatbots'],
    ['/Booking/not-A-token/', '/booking/not-A-token'],
    ['/DEL-admin-portal-2025/', '/del-admin-portal-2025'],
    ['/del-admin-dashboard/Leads/', '/del-admin-dashboard/leads'],
  ])('%s', async (path, canonical) => {
    const answer = await get(path)
    expect(answer.status).toBe(308)
    expect(answer.headers.get('location')).toBe(canonical)
  })

  test('redirects a form too', async () => {
    const answer = await postForm(`${site.url}/Contact/`, quoteFields())
    expect(answer.status).toBe(308)
    expect(answer.headers.get('location')).toBe('/contact')
  })

  test('logs no token of another spelling', async () => {
    await get('/BOOKING/a-Secret-Token/')
    await get('/My-Data/a-Secret-Token/')
    expect(site.output()).not.toContain('a-Secret-Token')
  })
})
