import { expect, test } from 'vitest'
import { pickerStart } from './picker-start.ts'

const slots = {
  timeZone: 'Asia/Kolkata',
  slotMinutes: 30,
  days: ['2026-11-24', '2026-11-27', '2026-12-28'].map((date) => ({ date, starts: [] })),
}
const chosen = { date: '2026-11-27', time: '15:30' }

test.each([
  ['nothing', undefined],
  ['the times of the chosen day', 'day'],
  ['an invalid date', '2026-13-45'],
])('asked for %s, keeps the visitor’s choice', (_, show) => {
  expect(pickerStart(slots, chosen, show)).toEqual(chosen)
})

test('asked for other weeks, starts with their first free day and without the time of another day', () => {
  expect(pickerStart(slots, chosen, '2026-12-21')).toEqual({ date: '2026-12-28', from: '2026-12-21' })
})

test('ignores a date that does not exist', () => {
  expect(pickerStart(slots, { date: 'tomorrow', time: '15:30' })).toEqual({ date: undefined, time: '15:30' })
})
