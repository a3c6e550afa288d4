import { expect, test } from 'vitest'
import { readDay, readMoment } from './address-values.ts'

test.each([
  ['2026-11-21', '2026-11-21'],
  ['2028-02-29', '2028-02-29'],
  ['2026-02-29', undefined],
  ['2026-13-01', undefined],
  ['0000-01-01', undefined],
  ['9999-12-31', undefined],
  ['+010000-01-01', undefined],
  ['2026-1-1', undefined],
  ['', undefined],
  [null, undefined],
])('reads the day %j as %j', (text, day) => expect(readDay(text)).toBe(day))

test.each([
  ['2026-11-21T20:00:00.000Z', '2026-11-21T20:00:00.000Z'],
  ['2026-11-21T20:00:00Z', '2026-11-21T20:00:00.000Z'],
  ['2026-02-30T00:00:00.000Z', undefined],
  ['2026-11-21T25:00:00.000Z', undefined],
  ['0000-12-31T18:30:00.000Z', undefined],
  ['+275760-09-13T00:00:00.000Z', undefined],
  ['2026-11-21', undefined],
  ['Sat, 21 Nov 2026 20:00:00 GMT', undefined],
  [undefined, undefined],
])('reads the moment %j as %j', (text, moment) => expect(readMoment(text)).toBe(moment))
