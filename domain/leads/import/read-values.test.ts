import { expect, test } from 'vitest'
import { readAmount, readChoice, readDate, readSource } from './read-values.ts'

test.each([
  ['₹2,50,000', 2_50_000],
  ['Rs. 40k', 40_000],
  ['2.5 lakh', 2_50_000],
  ['1.2 Cr', 1_20_00_000],
  ['INR 1200.50', 1_201],
  ['50,000/-', 50_000],
  ['', undefined],
  ['a lot', undefined],
  ['-5', undefined],
  ['1e9', undefined],
  ['9999999999999999', undefined],
])('reads the amount %j as %j', (text, amount) => {
  expect(readAmount(text)).toBe(amount)
})

test.each([
  ['2026-11-21', '2026-11-20T18:30:00.000Z'],
  ['2026-11-21T10:00:00.000Z', '2026-11-21T10:00:00.000Z'],
  ['2026-11-21 15:30', '2026-11-21T10:00:00.000Z'],
  ['2026-11-21T15:30:00+0530', '2026-11-21T10:00:00.000Z'],
  ['21/11/2026', '2026-11-20T18:30:00.000Z'],
  ['05-04-2026 9:05', '2026-04-05T03:35:00.000Z'],
  ['11/21/2026', '2026-11-20T18:30:00.000Z'],
  ['5-Nov-26', '2026-11-04T18:30:00.000Z'],
  ['05/11/26', '2026-11-04T18:30:00.000Z'],
  ['21 November 2026', '2026-11-20T18:30:00.000Z'],
  ['21 Sept, 2026 15:30', '2026-09-21T10:00:00.000Z'],
  ['Nov 21, 2026', '2026-11-20T18:30:00.000Z'],
  ['30/11/2026 5:30 PM', '2026-11-30T12:00:00.000Z'],
  ['30/11/2026 5:30:15\u202fpm', '2026-11-30T12:00:00.000Z'],
  ['30-11-2026 12:05 a.m.', '2026-11-29T18:35:00.000Z'],
  ['30-11-2026 12 PM', '2026-11-30T06:30:00.000Z'],
  ['11/30/2026, 5:30:00 PM', '2026-11-30T12:00:00.000Z'],
  ['30 Nov 2026 5:30 PM', '2026-11-30T12:00:00.000Z'],
  ['Nov 30, 2026, 5:30 PM IST', '2026-11-30T12:00:00.000Z'],
  ['2026-11-21 15:30:00 UTC', '2026-11-21T15:30:00.000Z'],
  ['2026-11-21 15:30 or later', undefined],
  ['30/11/2026 after lunch', undefined],
  ['30/11/2026 17:30 PM', undefined],
  ['30/11/2026 25:00', undefined],
  ['30/11/2026 5', undefined],
  ['21 Nov 2026 (asked twice)', undefined],
  ['21-Nov', undefined],
  ['31-Feb-26', undefined],
  ['5-Nowhere-26', undefined],
  ['31/02/2026', undefined],
  ['yesterday', undefined],
  ['', undefined],
])('reads the date %j as %j', (text, iso) => {
  expect(readDate(text)?.toISOString()).toBe(iso)
})

const words = { 'ai-chatbots': 'AI chatbots and WhatsApp automation', proposal_sent: 'Proposal sent' }
test.each([
  ['ai-chatbots', 'ai-chatbots'],
  ['AI Chatbots', 'ai-chatbots'],
  ['ai chatbots and whatsapp automation', 'ai-chatbots'],
  ['PROPOSAL SENT', 'proposal_sent'],
  ['proposal_sent', 'proposal_sent'],
  ['something else', undefined],
  ['', undefined],
  ['constructor', undefined],
])('reads the choice %j as %j', (text, key) => {
  expect(readChoice(text, words)).toBe(key)
})

test.each([
  ['website_contact', 'website_contact'],
  ['Organic Search', 'organic_search'],
  ['Paid Search', 'google_ads'],
  ['Facebook Ads', 'social_media'],
  ['Employee Referral', 'referral'],
  ['Web Form', 'website_contact'],
  ['Trade fair', undefined],
])('reads the source %j as %j', (text, source) => {
  expect(readSource(text)).toBe(source)
})
