import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { expect, test } from 'vitest'
import { withPhoneContact } from '#domain/phone-number.ts'
import { buildLeadRow } from '#tests/seed-leads.ts'
import { LeadActions } from './lead-actions.tsx'
import { type FullLead, LeadFacts } from './lead-facts.tsx'
import { ReplyPage } from './reply/reply-page.tsx'

const lead = withPhoneContact(buildLeadRow()) as FullLead
const withdrawnAt = '2026-11-22T20:00:00.000Z'
const details = {
  score_reasons: [],
  project_complexity: null,
  marketing_source: null,
  attribution: {},
  locale: 'en',
  consented_at: '2026-11-21T10:00:00.000Z',
  consent_version: '2026-11',
}
const draw = (screen: React.ReactNode) => renderToStaticMarkup(<MemoryRouter>{screen}</MemoryRouter>)
const actions = (at: string | null) =>
  draw(
    <LeadActions lead={lead} withdrawnAt={at} queue={null} onDelete={() => {}}>
      Next
    </LeadActions>,
  )

test('a lead’s page has no way to somebody who withdrew their consent, and says since when', () => {
  expect(actions(null)).toMatch(/tel:.*Edit/s)
  expect(actions(null)).toContain('/reply')
  const html = actions(withdrawnAt)
  expect(html).toContain('Withdrew consent on 23 Nov 2026: no calls, no messages')
  expect(html).not.toMatch(/tel:|\/reply|wa\.me|mailto:/)
  expect(html).toContain('Edit')
})

test.each([
  [null, '21 Nov 2026, 15:30, wording 2026-11'],
  [withdrawnAt, 'Withdrawn 23 Nov 2026, 01:30; given 21 Nov 2026, 15:30, wording 2026-11'],
])('withdrawn at %j the facts say: %s', (at, words) => {
  expect(draw(<LeadFacts lead={lead} details={details} withdrawnAt={at} />)).toContain(`>${words}<`)
})

test('the page of an answer has nothing to send to them', () => {
  const html = draw(
    <ReplyPage
      lead={{ ...lead, locale: 'en' }}
      {...{ withdrawnAt, isDue: false, templates: [], templateId: '', subject: '', text: '' }}
      {...{ emails: [], phones: [], to: null }}
      {...{ by: 'whatsapp', queue: null, mail: 'working', formKey: 'k', result: undefined }}
    />,
  )
  expect(html).toContain('no calls, no messages')
  expect(html).not.toMatch(/<form|wa\.me/)
})
