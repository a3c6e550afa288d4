import { expect, test } from 'vitest'
import { readConfig } from '#server/config.ts'
import { NewerDatabaseError } from '#server/database/migrate.ts'
import { whyNotStarted } from './why-not-started.ts'

const read = readConfig({ DATA_DIR: '/data', DATABASE_URL: 'postgres://site:pass@db/site' })
if (!read.ok) throw new Error('no configuration')
const { config } = read

test.each([
  ['a port in use', { code: 'EADDRINUSE' }, /^Port 3000 is taken/],
  ['a database server that refuses on every address', { code: 'ECONNREFUSED' }, /: ECONNREFUSED$/],
  ['any other error', { message: 'first line\nsecond line' }, /^The site could not start .*: first line$/],
])('explains %s in one line', (_what, facts, line) => {
  expect(whyNotStarted(Object.assign(new Error(), facts), config)).toMatch(line)
})

test('explains a database of a newer version in one line', () => {
  expect(whyNotStarted(new NewerDatabaseError(), config)).toMatch(/made by a newer version/)
})
