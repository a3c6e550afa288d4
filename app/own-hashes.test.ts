import type { EntryContext } from 'react-router'
import { expect, test } from 'vitest'
import { withOwnHashes } from './own-hashes.ts'

const manifest = {
  url: '/assets/manifest.js',
  entry: { module: '/assets/entry.js', imports: ['/assets/react.js'] },
  routes: {
    root: { module: '/assets/root.js', imports: ['/assets/link.js'] },
    home: { module: '/assets/home.js' },
    leads: { module: '/assets/leads.js', imports: ['/assets/link.js', '/assets/table.js'] },
  },
  sri: Object.fromEntries(
    ['manifest', 'entry', 'react', 'root', 'link', 'home', 'leads', 'table'].map((name) => [
      `/assets/${name}.js`,
      `sha384-${name}`,
    ]),
  ),
}

function contextOf(given: object, ...ids: string[]): EntryContext {
  return {
    manifest: given,
    staticHandlerContext: { matches: ids.map((id) => ({ route: { id } })) },
  } as unknown as EntryContext
}

const namesFor = (...ids: string[]) =>
  Object.values(withOwnHashes(contextOf(manifest, ...ids)).manifest.sri ?? {})

test('a page has the hashes of what it loads, and no others', () => {
  const always = ['sha384-manifest', 'sha384-entry', 'sha384-react']
  expect(namesFor('root', 'home')).toEqual([...always, 'sha384-root', 'sha384-link', 'sha384-home'])
  expect(namesFor('root', 'leads')).toEqual([
    ...always,
    'sha384-root',
    'sha384-link',
    'sha384-leads',
    'sha384-table',
  ])
  expect(namesFor('root', 'home')).toHaveLength(6)
})

test('what has no hash gets none', () => {
  const { sri } = manifest
  const { '/assets/home.js': _, ...others } = sri
  const own = withOwnHashes(contextOf({ ...manifest, sri: others }, 'root', 'home')).manifest.sri
  expect(Object.keys(own ?? {})).not.toContain('/assets/home.js')
})

test('in development, without hashes, nothing changes', () => {
  const { sri: _, ...plain } = manifest
  const context = contextOf(plain, 'root', 'home')
  expect(withOwnHashes(context)).toBe(context)
})
