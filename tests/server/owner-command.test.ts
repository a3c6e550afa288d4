import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, test } from 'vitest'
import { readOwnerLink } from '#server/accounts/register/owner-link.ts'
import { systemClock } from '#server/clock.ts'
import { openDatabase } from '#server/database/open-database.ts'
import { describeOnEveryDatabase } from '../support/records/test-database.ts'
import { createPostgresUrl } from '../support/servers/postgres-url.ts'

const root = path.resolve(import.meta.dirname, '../..')

function runOwner(args: string[], env: Record<string, string>) {
  return spawnSync(process.execPath, ['scripts/owner.ts', ...args], {
    cwd: root,
    env: { PATH: process.env.PATH, SITE_URL: 'https://site.test', ...env },
    encoding: 'utf8',
  })
}

describeOnEveryDatabase('npm run owner', (kind) => {
  test('prints a link for the address, even before the first start of the site', async () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'owner-'))
    const postgres = kind === 'postgres' ? await createPostgresUrl() : undefined
    const env = { DATA_DIR: folder, ...(postgres ? { DATABASE_URL: postgres.url } : {}) }
    const { stdout, stderr, status } = runOwner(['Owner@Example.test'], env)
    expect({ stderr, status }).toEqual({ stderr: '', status: 0 })
    const link = new URL(/https:\S+/.exec(stdout)?.[0] ?? '')
    expect(link.origin + link.pathname).toBe('https://site.test/del-admin-portal-2025')

    const database = openDatabase({ url: postgres?.url, file: path.join(folder, 'site.db') })
    const token = link.searchParams.get('claim') ?? ''
    expect(await readOwnerLink({ database, clock: systemClock }, token)).toEqual({
      email: 'owner@example.test',
      name: null,
    })
    await database.close()
    await postgres?.drop()
    rmSync(folder, { recursive: true })
  })
})

test.each([
  ['no address', [], {}, 'npm run owner -- you@example.com'],
  ['something that is not an address', ['owner'], {}, 'npm run owner -- you@example.com'],
  ['an invalid setting', ['owner@example.test'], { PORT: 'x' }, 'PORT: must be a port number'],
])('npm run owner explains what is wrong with %s', (_what, args, env, words) => {
  const { stdout, stderr, status } = runOwner(args, env)
  expect(stderr).toContain(words)
  expect({ stdout, status }).toEqual({ stdout: '', status: 1 })
})
