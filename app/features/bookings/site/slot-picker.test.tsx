import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { book } from '#content/copy/en/book.ts'
import { SlotPicker } from './slot-picker.tsx'

/** The slots are at 15:30 and 16:00 in India. */
const slots = {
  timeZone: 'Asia/Kolkata',
  slotMinutes: 30,
  days: ['2026-11-24', '2026-11-27'].map((date) => ({
    date,
    starts: [`${date}T10:00:00.000Z`, `${date}T10:30:00.000Z`],
  })),
}

function chosenFrom(start: { date?: string; time?: string }) {
  const html = renderToString(
    <SlotPicker
      id="book"
      words={book.form.picker}
      slots={slots}
      start={start}
      problems={{}}
      onRetry={() => {}}
      onPick={() => {}}
    />,
  )
  return [...html.matchAll(/<input[^>]* checked=""[^>]*>/g)].map(
    ([input]) => /value="(.*?)"/.exec(input)?.[1],
  )
}

test.each([
  ['a day that is free', { date: '2026-11-24', time: '15:30' }, ['2026-11-24', '15:30']],
  ['another day at a time that is taken', { date: '2026-11-27', time: '11:00' }, ['2026-11-27']],
  ['a day that is full', { date: '2026-11-25', time: '15:30' }, ['2026-11-27']],
  ['a day after the last free one', { date: '2026-11-30', time: '15:30' }, ['2026-11-27']],
  ['nothing', {}, ['2026-11-24']],
])('of %s, chooses only what is free on that day', (_, start, chosen) => {
  expect(chosenFrom(start)).toEqual(chosen)
})
