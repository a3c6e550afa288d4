import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { withPhoneContact } from '#domain/phone-number.ts'
import { buildLeadRow } from '#tests/seed-leads.ts'
import type { FullLead } from './lead-facts.tsx'
import { LeadSummary } from './lead-summary.tsx'

const everything = {
  company: 'Sample Clinic',
  service_interest: 'ai-chatbots',
  budget_range: '50k-1l',
  project_timeline: 'asap',
  source: 'ai_chat',
  // Half past one at night in India.
  created_at: '2026-11-22T20:00:00.000Z',
  email: 'asha@example.test',
  phone: '+919876543210',
} as const
const nothing = {
  company: null,
  service_interest: null,
  budget_range: null,
  project_timeline: null,
  source: null,
  email: '',
  phone: null,
} as const

test.each([
  [
    everything,
    'Sample Clinic · AI chatbots and WhatsApp automation · ₹50,000-1,00,000 · ASAP (Within 2 weeks) · AI chat · came today, 01:30',
    'asha@example.test · +91 98765 43210',
  ],
  [{ ...everything, ...nothing }, 'came today, 01:30', ''],
  [{ ...everything, ...nothing, phone: '+919876543210' }, 'came today, 01:30', '+91 98765 43210'],
])('says at a glance who it is, what they want and how to reach them: %#', (changes, what, reach) => {
  const lead = withPhoneContact(buildLeadRow(changes as never)) as FullLead
  const html = renderToStaticMarkup(<LeadSummary lead={lead} now="2026-11-23T09:00:00.000Z" />)
  const lines = [...html.matchAll(/<p[^>]*>(.*?)<\/p>/g)].map(([, text]) => text?.replaceAll(/<[^>]+>/g, ''))
  expect(lines).toEqual([what, reach].filter(Boolean))
})

test('what they call themselves keeps to its own direction: it turns nothing around that we say', () => {
  const lead = withPhoneContact(
    buildLeadRow({ ...everything, company: '\u202eنور بیکری' } as never),
  ) as FullLead
  const html = renderToStaticMarkup(<LeadSummary lead={lead} now="2026-11-23T09:00:00.000Z" />)
  expect(html).toContain('<bdi>\u202eنور بیکری</bdi> · AI chatbots')
})
