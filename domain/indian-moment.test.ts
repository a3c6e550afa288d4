import { expect, test } from 'vitest'
import { indianTime, momentInIndia } from './indian-moment.ts'

test.each([
  ['2026-11-21T20:00:00.000Z', '01:30'],
  ['2026-11-21T18:29:59.999Z', '23:59'],
  ['2026-12-31T18:30:00.000Z', '00:00'],
])('converts %s to %s in Delhi', (iso, time) => {
  expect(indianTime(iso)).toBe(time)
})

test.each([
  ['2026-11-22', undefined, '2026-11-22T03:30:00.000Z'],
  ['2026-11-22', '00:00', '2026-11-21T18:30:00.000Z'],
  ['2028-02-29', '23:59', '2028-02-29T18:29:00.000Z'],
  ['2026-02-30', undefined, undefined],
  ['2026-13-01', undefined, undefined],
  ['2026-11-22', '24:00', undefined],
  ['tomorrow', undefined, undefined],
  ['', undefined, undefined],
  ['2026-11-22T00:00', undefined, undefined],
])('converts %s at %s to %s', (day, time, moment) => {
  expect(momentInIndia(day, time)).toBe(moment)
})
