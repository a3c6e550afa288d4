import { expect, test } from 'vitest'
import { googleCalendarLink, outlookCalendarLink } from './calendar-links.ts'

const entry = {
  title: 'Demo: AI Chatbots & more',
  details: 'Line one\nनमस्ते + 100%',
  place: 'https://meet.example.test/a?b=c&d',
  startsAt: '2026-11-24T10:00:00.000Z',
  endsAt: '2026-11-24T10:30:00.000Z',
}

test('passes UTC moments and all texts unchanged to Google Calendar', () => {
  const link = new URL(googleCalendarLink(entry))
  expect(link.origin + link.pathname).toBe('https://calendar.google.com/calendar/render')
  expect(Object.fromEntries(link.searchParams)).toEqual({
    action: 'TEMPLATE',
    text: entry.title,
    dates: '20261124T100000Z/20261124T103000Z',
    details: entry.details,
    location: entry.place,
  })
})

test('passes the same to Outlook, without plus signs for spaces', () => {
  const text = outlookCalendarLink(entry)
  expect(text).not.toContain('+')
  const { searchParams, hostname } = new URL(text)
  expect(hostname).toBe('outlook.live.com')
  expect(Object.fromEntries(searchParams)).toEqual({
    path: '/calendar/action/compose',
    rru: 'addevent',
    subject: entry.title,
    startdt: entry.startsAt,
    enddt: entry.endsAt,
    body: entry.details,
    location: entry.place,
  })
})

test('never adds a query field from typed text', () => {
  const typed = { ...entry, title: 'x&add=victim@example.test#', details: '\ud800' }
  for (const link of [googleCalendarLink(typed), outlookCalendarLink(typed)]) {
    const { searchParams, hash } = new URL(link)
    expect(searchParams.get('add')).toBeNull()
    expect(hash).toBe('')
  }
})
