import { expect, test } from 'vitest'
import { countNews, type NewsItem, newsFrom, takeUnseen } from './news.ts'

const now = new Date('2026-11-21T10:00:00.000Z')
const item = (kind: NewsItem['kind'], id: string): NewsItem => ({ kind, id, name: 'Asha' })

test.each([
  [null, undefined],
  ['', undefined],
  ['yesterday', undefined],
  ['2026-11-21T09:59:50.000Z', '2026-11-21T09:59:35.000Z'],
  ['2020-01-01T00:00:00.000Z', '2026-11-21T09:00:00.000Z'],
])('looks, after “%s”, for news from %s on', (since, from) => {
  expect(newsFrom(since, now)).toBe(from)
})

test('reports no item twice', () => {
  const seen = new Set<string>()
  expect(takeUnseen([item('lead', '1'), item('booking', '1')], seen)).toHaveLength(2)
  expect(takeUnseen([item('lead', '1'), item('lead', '2')], seen)).toEqual([item('lead', '2')])
  const again = (at: string) => ({ ...item('again', '1'), at })
  expect(takeUnseen([again('9:00')], seen)).toHaveLength(1)
  expect(takeUnseen([again('9:00'), again('9:30')], seen)).toEqual([again('9:30')])
})

test.each<[NewsItem[], string]>([
  [[], ''],
  [[item('lead', '1')], '1 new lead'],
  [[item('again', '1')], '1 lead came again'],
  [[item('email', '1')], '1 mail not delivered'],
  [[item('registration', '1')], '1 registration'],
  [[item('booking', '1'), item('lead', '1'), item('lead', '2')], '2 new leads, 1 new demo'],
])('summarises %j as “%s”', (items, words) => {
  expect(countNews(items)).toBe(words)
})
