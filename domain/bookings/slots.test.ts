import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type Availability, defaultAvailability, type TimeRange, weekdays } from './availability.ts'
import { type Busy, freeSlots, judgeSlot, nearestSlots, startOfDay } from './slots.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

const build = (changes: Partial<Availability> = {}): Availability => ({ ...defaultAvailability, ...changes })
const everyDay = (...ranges: TimeRange[]) =>
  Object.fromEntries(weekdays.map((weekday) => [weekday, ranges])) as Availability['weekly']
const timesOn = (availability: Availability, date: string, now: string, busy: Busy[] = []) =>
  freeSlots(availability, new Date(now), busy)
    .find((day) => day.date === date)
    ?.slots.map(({ time }) => time) ?? []
const demoAt = (startsAt: string, minutes = 30): Busy => ({
  startsAt,
  endsAt: new Date(Date.parse(startsAt) + minutes * MINUTE).toISOString(),
})

describe('free slots', () => {
  const monday = '2026-11-23T01:00:00.000Z'

  test('fill the opening hours of a free day and leave the weekend empty', () => {
    const times = timesOn(build(), '2026-11-24', monday)
    expect(times).toHaveLength(16)
    expect([times[0], times.at(-1)]).toEqual(['10:00', '17:30'])
    expect(timesOn(build(), '2026-11-28', monday)).toEqual([])
  })

  test('leave out breaks, days off, the notice period and days beyond the horizon', () => {
    const weekly = everyDay({ from: '14:00', to: '15:10' }, { from: '10:00', to: '11:00' })
    const rules = build({ weekly, daysOff: [{ date: '2026-11-25' }], horizonDays: 3 })
    // It is 6:30; the notice period of four hours ends at 10:30.
    expect(timesOn(rules, '2026-11-23', monday)).toEqual(['10:30', '14:00', '14:30'])
    expect(freeSlots(rules, new Date(monday), []).map(({ date }) => date)).toEqual([
      '2026-11-23',
      '2026-11-24',
      '2026-11-26',
    ])
  })

  test('keep the larger buffer between two demos, in either order', () => {
    const rules = build({ weekly: everyDay({ from: '10:00', to: '13:00' }) })
    const noon = [demoAt('2026-11-24T06:00:00.000Z')] // 11:30 to 12:00 in Delhi
    expect(timesOn(rules, '2026-11-24', monday, noon)).toEqual(['10:00', '10:30', '12:30'])
    const one = { ...rules, bufferBeforeMinutes: 0, bufferAfterMinutes: 40 }
    expect(timesOn(one, '2026-11-24', monday, noon)).toEqual(['10:00'])
    const other = { ...rules, bufferBeforeMinutes: 40, bufferAfterMinutes: 0 }
    expect(timesOn(other, '2026-11-24', monday, noon)).toEqual(['10:00'])
    const none = { ...rules, bufferBeforeMinutes: 0, bufferAfterMinutes: 0 }
    expect(timesOn(none, '2026-11-24', monday, noon)).toEqual(['10:00', '10:30', '11:00', '12:00', '12:30'])
  })
})

describe('slots on a day with a clock change', () => {
  const night = everyDay({ from: '00:00', to: '05:00' })
  test.each([
    // 02:00 to 03:00 does not exist.
    ['Europe/Berlin', '2026-03-29', ['00:00', '01:00', '03:00', '04:00']],
    // 02:00 to 03:00 occurs twice; the first occurrence counts.
    ['Europe/Berlin', '2026-10-25', ['00:00', '01:00', '02:00', '03:00', '04:00']],
    ['America/New_York', '2026-03-08', ['00:00', '01:00', '03:00', '04:00']],
    ['America/New_York', '2026-11-01', ['00:00', '01:00', '02:00', '03:00', '04:00']],
    // The clock moves by half an hour: 02:00 to 02:30 does not exist.
    ['Australia/Lord_Howe', '2026-10-04', ['00:00', '01:00', '03:00', '04:00']],
    // The day begins at 01:00.
    ['Africa/Cairo', '2026-04-24', ['01:00', '02:00', '03:00', '04:00']],
    ['Asia/Kolkata', '2026-03-29', ['00:00', '01:00', '02:00', '03:00', '04:00']],
  ])('in %s, %s, slots of one hour are %j', (timeZone, date, times) => {
    const rules = build({ timeZone, weekly: night, slotMinutes: 60, minimumNoticeHours: 0 })
    const before = new Date(Date.parse(date) - 3 * DAY)
    expect(timesOn(rules, date, before.toISOString())).toEqual(times)
    const lengths = freeSlots(rules, before, []).flatMap(({ slots }) =>
      slots.map(({ startsAt, endsAt }) => Date.parse(endsAt) - Date.parse(startsAt)),
    )
    expect(new Set(lengths)).toEqual(new Set([HOUR]))
  })

  test('leave out a slot that spans the change', () => {
    const rules = build({
      timeZone: 'Europe/Berlin',
      weekly: everyDay({ from: '00:30', to: '04:30' }),
      slotMinutes: 60,
    })
    // 01:30 to 02:30 would end at 03:30; 02:30 does not exist.
    expect(timesOn(rules, '2026-03-29', '2026-03-26T00:00:00.000Z')).toEqual(['00:30', '03:30'])
    const judged = judgeSlot(rules, { date: '2026-03-29', time: '02:30' }, new Date('2026-03-26'), [])
    expect(judged).toEqual({ slot: undefined, objections: ['no-such-time'] })
  })
})

test.each([
  [{ date: '2026-11-24', time: '10:00' }, []],
  [{ date: '2026-11-23', time: '06:00' }, ['past', 'outside-hours']],
  [{ date: '2026-11-23', time: '10:00' }, ['notice']],
  [{ date: '2026-12-25', time: '10:00' }, ['horizon']],
  [{ date: '2026-11-25', time: '10:00' }, ['day-off']],
  [{ date: '2026-11-24', time: '10:10' }, ['outside-hours']],
  [{ date: '2026-11-24', time: '16:00' }, ['taken']],
  [{ date: '2026-11-28', time: '23:00' }, ['outside-hours']],
])('objects to %j with %j', (wanted, objections) => {
  const rules = build({ daysOff: [{ date: '2026-11-25' }] })
  const busy = [demoAt('2026-11-24T10:00:00.000Z')]
  expect(judgeSlot(rules, wanted, new Date('2026-11-23T01:00:00.000Z'), busy).objections).toEqual(objections)
})

test('sorts the nearest slots by time', () => {
  const days = freeSlots(build(), new Date('2026-11-23T01:00:00.000Z'), [])
  const wanted = new Date('2026-11-28T06:00:00.000Z')
  expect(nearestSlots(days, wanted, 3).map(({ date, time }) => `${date} ${time}`)).toEqual([
    '2026-11-27 16:30',
    '2026-11-27 17:00',
    '2026-11-27 17:30',
  ])
  expect(nearestSlots([], wanted, 3)).toEqual([])
})

const zones = [
  'Asia/Kolkata',
  'Asia/Kathmandu',
  'Europe/Berlin',
  'America/New_York',
  'America/St_Johns',
  'America/Santiago',
  'America/Havana',
  'Australia/Lord_Howe',
  'Pacific/Chatham',
  'Africa/Cairo',
  'Africa/Casablanca',
  'Asia/Beirut',
  'UTC',
]

/** Half of the moments fall in the days before clock changes. */
const moment = fc
  .record({
    timeZone: fc.constantFrom(...zones),
    at: fc.integer({ min: Date.UTC(2024, 0), max: Date.UTC(2031, 0) }),
    beforeChange: fc.option(fc.integer({ min: 0, max: 4 * 24 * 60 }), { freq: 1 }),
  })
  .map(({ timeZone, at, beforeChange }) => {
    const change =
      beforeChange === null
        ? null
        : Temporal.Instant.fromEpochMilliseconds(at)
            .toZonedDateTimeISO(timeZone)
            .getTimeZoneTransition('next')
    const now = change && beforeChange !== null ? change.epochMilliseconds - beforeChange * MINUTE : at
    return { timeZone, now: new Date(now) }
  })

const time = (minutes: number) =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`

/** Up to three ranges a day that do not overlap, sometimes out of order. */
const ranges = fc.uniqueArray(fc.integer({ min: 0, max: 24 * 12 - 1 }), { maxLength: 6 }).map((marks) => {
  const sorted = marks.map((mark) => mark * 5).toSorted((a, b) => a - b)
  return Array.from({ length: Math.floor(sorted.length / 2) }, (_, i) => ({
    from: time(sorted[2 * i] ?? 0),
    to: time(sorted[2 * i + 1] ?? 0),
  })).reverse()
})

const situation = fc
  .record({
    moment,
    weekly: fc.tuple(ranges, ranges, ranges, ranges, ranges, ranges, ranges),
    daysOff: fc.array(fc.integer({ min: 0, max: 6 }), { maxLength: 2 }),
    slotMinutes: fc.integer({ min: 10, max: 120 }),
    bufferBeforeMinutes: fc.integer({ min: 0, max: 90 }),
    bufferAfterMinutes: fc.integer({ min: 0, max: 90 }),
    minimumNoticeHours: fc.integer({ min: 0, max: 48 }),
    horizonDays: fc.integer({ min: 1, max: 6 }),
    busy: fc.array(
      fc.record({
        after: fc.integer({ min: -300, max: 6 * 24 * 60 }),
        minutes: fc.integer({ min: 10, max: 240 }),
      }),
      { maxLength: 8 },
    ),
  })
  .map(({ moment: { timeZone, now }, weekly, daysOff, busy, ...numbers }) => ({
    now,
    busy: busy.map(({ after, minutes }) =>
      demoAt(new Date(now.getTime() + after * MINUTE).toISOString(), minutes),
    ),
    rules: build({
      ...numbers,
      timeZone,
      weekly: Object.fromEntries(
        weekdays.map((weekday, i) => [weekday, weekly[i]]),
      ) as Availability['weekly'],
      daysOff: daysOff.map((days) => ({ date: clockOf(timeZone)(now.getTime() + days * DAY).date })),
    }),
  }))

/** Reads wall clocks through Intl, because the code under test uses Temporal. */
function clockOf(timeZone: string) {
  const format = new Intl.DateTimeFormat('en-CA', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  })
  const shown = new Map<number, { date: string; time: string }>()
  return (at: number) => {
    let known = shown.get(at)
    if (!known) {
      const [date = '', time = ''] = format.format(at).split(', ')
      known = { date, time }
      shown.set(at, known)
    }
    return known
  }
}

/** Computes all slots by brute force, by checking every minute until the horizon. */
function slotsByLooking(rules: Availability, now: Date, busy: Busy[]): string[] {
  const clock = clockOf(rules.timeZone)
  const today = clock(now.getTime()).date
  const lastDay = new Date(Date.parse(today) + rules.horizonDays * DAY).toISOString().slice(0, 10)
  const earliest = now.getTime() + rules.minimumNoticeHours * HOUR
  const seen = new Set<string>()
  const found: string[] = []
  const minutesOf = (text: string) => Number(text.slice(0, 2)) * 60 + Number(text.slice(3))
  // No day is longer than 25 hours.
  const first = Math.ceil((now.getTime() - 26 * HOUR) / MINUTE) * MINUTE
  for (let at = first; ; at += MINUTE) {
    const { date, time } = clock(at)
    if (date > lastDay) break
    if (date < today || seen.has(`${date} ${time}`)) continue
    seen.add(`${date} ${time}`)
    const weekday = weekdays[(new Date(date).getUTCDay() + 6) % 7] ?? 'monday'
    const minute = minutesOf(time)
    const range = rules.weekly[weekday].find(
      ({ from, to }) => minutesOf(from) <= minute && minute < minutesOf(to),
    )
    if (!range || (minute - minutesOf(range.from)) % rules.slotMinutes !== 0) continue
    if (minute + rules.slotMinutes > minutesOf(range.to)) continue
    if (rules.daysOff.some((day) => day.date === date)) continue
    if (at <= now.getTime() || at < earliest) continue
    // The clock must run through every minute of the slot.
    const runs = Array.from({ length: rules.slotMinutes }, (_, i) => minutesOf(clock(at + i * MINUTE).time))
    if (runs.some((shown, i) => shown !== minute + i)) continue
    const end = at + rules.slotMinutes * MINUTE
    const gap = Math.max(rules.bufferBeforeMinutes, rules.bufferAfterMinutes) * MINUTE
    const clashes = busy.some(
      ({ startsAt, endsAt }) => at < Date.parse(endsAt) + gap && Date.parse(startsAt) - gap < end,
    )
    if (!clashes) found.push(new Date(at).toISOString())
  }
  return found
}

describe('random rules, zones, days and bookings', () => {
  test('offer exactly the slots that a minute-by-minute search finds', () => {
    fc.assert(
      fc.property(situation, ({ rules, now, busy }) => {
        const free = freeSlots(rules, now, busy).flatMap(({ slots }) => slots)
        expect(free.map(({ startsAt }) => startsAt)).toEqual(slotsByLooking(rules, now, busy))
        for (const { startsAt, endsAt, date, time } of free) {
          expect(Date.parse(endsAt) - Date.parse(startsAt)).toBe(rules.slotMinutes * MINUTE)
          expect(clockOf(rules.timeZone)(Date.parse(startsAt))).toEqual({ date, time })
        }
      }),
      { numRuns: 40 },
    )
  })

  test('accept a wall time only if it was offered, and never twice', () => {
    const wanted = fc.record({
      day: fc.integer({ min: -1, max: 8 }),
      minute: fc.integer({ min: 0, max: 1439 }),
    })
    fc.assert(
      fc.property(situation, wanted, fc.nat(), ({ rules, now, busy }, { day, minute }, pick) => {
        const free = freeSlots(rules, now, busy).flatMap(({ slots }) => slots)
        const { date } = clockOf(rules.timeZone)(now.getTime() + day * DAY)
        const asked = { date, time: time(minute) }
        const isOffered = free.some((slot) => slot.date === date && slot.time === asked.time)
        expect(judgeSlot(rules, asked, now, busy).objections.length === 0).toBe(isOffered)

        const slot = free[pick % Math.max(free.length, 1)]
        if (!slot) return
        expect(judgeSlot(rules, slot, now, busy)).toEqual({ slot, objections: [] })
        const taken = [...busy, slot]
        expect(judgeSlot(rules, slot, now, taken).objections).toEqual(['taken'])
        // Two slots that remain free together are separated by the buffer.
        const left = freeSlots(rules, now, taken).flatMap(({ slots }) => slots)
        const gap = Math.max(rules.bufferBeforeMinutes, rules.bufferAfterMinutes) * MINUTE
        for (const other of left) {
          const isBefore = Date.parse(other.endsAt) + gap <= Date.parse(slot.startsAt)
          const isAfter = Date.parse(slot.endsAt) + gap <= Date.parse(other.startsAt)
          expect(isBefore || isAfter).toBe(true)
        }
      }),
      { numRuns: 200 },
    )
  }, 60_000)
})

test('starts a day at the zone’s first moment of it', () => {
  expect(startOfDay('2026-11-24', 'Asia/Kolkata')).toBe('2026-11-23T18:30:00.000Z')
  // Midnight does not exist on this day; it begins at 01:00.
  expect(startOfDay('2026-04-24', 'Africa/Cairo')).toBe('2026-04-23T22:00:00.000Z')
  expect(startOfDay('2026-03-29', 'Europe/Berlin', 1)).toBe('2026-03-29T22:00:00.000Z')
})
