import path from 'node:path'
import type { Browser } from 'playwright-core'
import { renderToString } from 'react-dom/server'
import { build, type Rollup } from 'vite'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { launchBrowser, newVisitor } from '#tests/support/browser/browser.ts'
import { AuthProvider, useAuth } from './auth-provider.tsx'

function Shown() {
  const { loading, user } = useAuth()
  return <p>{loading ? 'loading' : (user?.email ?? 'nobody')}</p>
}

test('outside its provider useAuth says so', () => {
  expect(() => renderToString(<Shown />)).toThrow('useAuth must be used within an AuthProvider')
})

test('it starts loading, and on the server nobody is known', () => {
  const html = renderToString(
    <AuthProvider>
      <Shown />
    </AuthProvider>,
  )
  expect(html).toBe('<p>loading</p>')
})

describe('in a browser', () => {
  const origin = 'http://localhost:9'
  let browser: Browser
  let script: string

  beforeAll(async () => {
    ;[browser, script] = await Promise.all([launchBrowser(), bundleHarness()])
  })
  afterAll(() => browser.close())

  /** A page with the provider on it; the server is played by `answers`. */
  async function show(answers: { cookie?: string; session?: unknown; signOut?: number }) {
    const { page, context } = await newVisitor(browser)
    const asked: string[] = []
    const logged: string[] = []
    page.on('console', (message) => logged.push(message.text()))
    if (answers.cookie) await context.addCookies([{ name: answers.cookie, value: '1', url: origin }])
    await page.route(`${origin}/**`, async (route) => {
      const { pathname } = new URL(route.request().url())
      if (pathname === '/') return route.fulfill({ contentType: 'text/html', body: '<div id="root"></div>' })
      asked.push(pathname)
      if (pathname === '/api/session' && answers.session) return route.fulfill({ json: answers.session })
      if (pathname === '/api/sign-out') return route.fulfill({ status: answers.signOut ?? 200, json: {} })
      return route.abort()
    })
    await page.goto(origin)
    await page.addScriptTag({ content: script, type: 'module' })
    return { page, asked, logged }
  }
  const owner = { viewer: { email: 'owner@example.test', name: 'Owner', role: 'owner' } }

  test('a visitor without the hint costs no request', async () => {
    const { page, asked } = await show({})
    await page.getByText('nobody').waitFor()
    expect(asked).toEqual([])
  })

  test('asks for a person with the hint, and shows them', async () => {
    const { page, asked } = await show({ cookie: 'signed_in', session: owner })
    await page.getByText('owner@example.test').waitFor()
    expect(asked).toEqual(['/api/session'])
  })

  test('a session that is over is nobody', async () => {
    const { page } = await show({ cookie: 'signed_in', session: { viewer: null } })
    await page.getByText('nobody').waitFor()
  })

  test('a server that does not answer is nobody, too', async () => {
    const { page, logged } = await show({ cookie: 'signed_in' })
    await page.getByText('nobody').waitFor()
    expect(logged.join()).toContain('Error reading the session')
  })

  test('signing out calls the server', async () => {
    const { page, asked } = await show({ cookie: 'signed_in', session: owner })
    await page.getByText('owner@example.test').waitFor()
    await page.getByRole('button', { name: 'Sign Out' }).click()
    await page.getByText('nobody').waitFor()
    expect(asked).toEqual(['/api/session', '/api/sign-out'])
  })

  test('a sign-out that fails is logged only', async () => {
    const { page, logged } = await show({ cookie: 'signed_in', session: owner, signOut: 503 })
    await page.getByText('owner@example.test').waitFor()
    await Promise.all([
      page.waitForEvent('console', (message) => message.text().includes('Error signing out')),
      page.getByRole('button', { name: 'Sign Out' }).click(),
    ])
    expect(await page.getByText('owner@example.test').isVisible()).toBe(true)
    expect(logged.join()).toContain('status: 503')
  })
})

/** The provider with something to look at, as one script. */
async function bundleHarness(): Promise<string> {
  const entry = 'virtual:harness'
  const feature = path.join(import.meta.dirname, 'auth-provider.tsx')
  const outputs = await build({
    configFile: false,
    logLevel: 'silent',
    // The test runner's NODE_ENV would choose React's development code for one half.
    oxc: { jsx: { runtime: 'automatic', development: false } },
    define: { 'process.env.NODE_ENV': '"production"' },
    plugins: [
      {
        name: 'harness',
        resolveId: (id) => (id === entry ? `\0${entry}` : null),
        load: (id) =>
          id === `\0${entry}`
            ? `import { createElement as h } from 'react'
               import { createRoot } from 'react-dom/client'
               import { AuthProvider, useAuth } from ${JSON.stringify(feature)}
               function Shown() {
                 const { loading, user, signOut } = useAuth()
                 const text = loading ? 'loading' : (user?.email ?? 'nobody')
                 return h('div', null, h('p', null, text), h('button', { onClick: signOut }, 'Sign Out'))
               }
               createRoot(document.getElementById('root')).render(h(AuthProvider, null, h(Shown)))`
            : null,
      },
    ],
    build: { write: false, minify: false, rollupOptions: { input: entry } },
  })
  const [output] = (Array.isArray(outputs) ? outputs : [outputs]) as Rollup.RollupOutput[]
  const chunk = output?.output.find((part) => part.type === 'chunk')
  if (!chunk) throw new Error('nothing was bundled')
  return chunk.code
}
