import { expect, test } from 'vitest'
import { readConfig } from '#server/config.ts'
import { NewerDatabaseError } from '#server/database/migrate.ts'
import { whyNotStarted } from './why-not-started.ts'

const read = readConfig({ DATA_DIR: '/data', DATABASE_URL: 'postgres://site:pass@db/site' })
if (!read.ok) throw new Error('no configuration')
const { config } = read

test.each([
  ['a port in use', { code: 'EADDRINUSE' }, /^Port 3000 is taken/],
  ['a full disk while writing the secret', { code: 'ENOSPC' }, /is full/],
  ['a full disk while SQLite writes', { errcode: 13 }, /is full/],
  ['a damaged file', { errcode: 11 }, /is damaged/],
  ['a file that is no database', { errcode: 26 }, /is damaged/],
  ['a locked file', { errcode: 261 }, /has locked/],
  ['a read-only folder', { errcode: 1288 }, /cannot be written/],
  ['a file that cannot be opened', { errcode: 14 }, /cannot be written/],
  ['a folder of another user', { code: 'EACCES', syscall: 'open' }, /cannot be written/],
  ['no database server', { code: 'ECONNREFUSED' }, /does not answer/],
  ['a database host without an address', { code: 'ENOTFOUND', hostname: 'db' }, /does not answer/],
  ['a HOST without an address', { code: 'ENOTFOUND', hostname: '127.0.0.1' }, /no address of this machine/],
  ['a silent database', { message: 'Connection terminated due to connection timeout' }, /does not answer/],
  ['a wrong password', { code: '28P01' }, /refuses the user/],
  ['a missing database', { code: '3D000' }, /refuses the user/],
  ['any other error', { message: 'first line\nsecond line' }, /^The site could not start: first line$/],
])('explains %s in one line', (_what, facts, line) => {
  expect(whyNotStarted(Object.assign(new Error(), facts), config)).toMatch(line)
})

test('explains a database of a newer version in one line', () => {
  expect(whyNotStarted(new NewerDatabaseError(), config)).toMatch(/made by a newer version/)
})
