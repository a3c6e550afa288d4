import { expect, test } from 'vitest'
import { demoFields } from '#tests/support/records/test-bookings.ts'
import { type DemoProblems, readDemoForm } from './submit-demo.ts'

const ZONE = 'Asia/Kolkata'
/** Half past one at night in Delhi, and still the day before in UTC. */
const now = new Date('2026-11-21T20:00:00.000Z')
const fields = demoFields({ date: '2026-11-22' })

test('the form accepts the fields of the specification', () => {
  expect(readDemoForm(fields, now, ZONE)).toMatchObject({
    ok: true,
    submission: { name: 'Ravi Rao', service: 'voice-ai', date: '2026-11-22', time: '15:30' },
  })
})

test('a missing choice gets the first option', () => {
  expect(readDemoForm({ ...fields, service: '' }, now, ZONE)).toMatchObject({
    submission: { service: 'ai-chatbots' },
  })
})

test.each([
  ['Africa/Nairobi', 'Africa/Nairobi'],
  ['africa/nairobi', 'Africa/Nairobi'],
  ['Mars/Olympus', undefined],
  ['+05:30', undefined],
  ['Asia/Kolkata\r\nBcc: a@b.test', undefined],
  [{ $ne: '' }, undefined],
  ['A'.repeat(10_000), undefined],
])('of the zone %j it keeps %s', (timeZone, kept) => {
  const read = readDemoForm({ ...fields, timeZone }, now, ZONE)
  expect(read.ok && read.submission.timeZone).toBe(kept)
})

test.each<[Record<string, unknown>, DemoProblems]>([
  [{ name: '  ' }, { name: 'required' }],
  [
    { name: undefined, email: '', date: '', time: '' },
    { name: 'required', email: 'required', date: 'required', time: 'required' },
  ],
  [{ email: 'ravi@' }, { email: 'email' }],
  [{ email: 'a@b.test\r\nBcc: c@d.test' }, { email: 'email' }],
  [{ phone: '12345' }, { phone: 'phone' }],
  [{ service: 'world-peace' }, { service: 'choice' }],
  [{ date: '2026-11-21' }, { date: 'past' }],
  [{ date: '2026-02-30' }, { date: 'required' }],
  [{ date: 'tomorrow' }, { date: 'required' }],
  [{ time: '25:00' }, { time: 'required' }],
  [{ time: '3 pm' }, { time: 'required' }],
  [{ message: 'x'.repeat(2_001) }, { message: 'too-long' }],
  [{ consent: undefined }, { consent: 'consent' }],
  [{ name: { $gt: '' } }, { name: 'required' }],
])('in %j the form finds what is wrong', (changes, problems) => {
  expect(readDemoForm({ ...fields, ...changes }, now, ZONE)).toEqual({ ok: false, problems })
})
