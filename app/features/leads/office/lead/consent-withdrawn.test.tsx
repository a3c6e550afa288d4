import { renderToStaticMarkup } from 'react-dom/server'
import { createRoutesStub } from 'react-router'
import { expect, test } from 'vitest'
import { withPhoneContact } from '#domain/contact/phone-number.ts'
import { buildLeadRow } from '#tests/support/records/seed-leads.ts'
import { ReplyPage } from '../reply/reply-page.tsx'
import { type FullLead, LeadFacts } from './lead-facts.tsx'
import { LeadHead } from './lead-head.tsx'

const lead = withPhoneContact(buildLeadRow()) as FullLead
const withdrawnAt = '2026-11-22T20:00:00.000Z'
const details = {
  score_reasons: [],
  project_complexity: null,
  business_size: null,
  version: 1,
  marketing_source: null,
  attribution: {},
  locale: 'en',
  consented_at: '2026-11-21T10:00:00.000Z',
  consent_version: '2026-11',
}
function draw(screen: React.ReactNode) {
  const Stub = createRoutesStub([{ path: '/', Component: () => screen }])
  return renderToStaticMarkup(<Stub />)
}
const head = (at: string | null) =>
  draw(
    <LeadHead
      lead={lead}
      withdrawnAt={at}
      members={[]}
      now={withdrawnAt}
      next={null}
      queue={null}
      onCall={() => {}}
      onNote={() => {}}
      onDelete={() => {}}
    />,
  )

test('a lead’s page shows no links to a person who withdrew consent, but the date', () => {
  expect(head(null)).toContain('tel:')
  expect(head(null)).toContain('/reply')
  const html = head(withdrawnAt)
  expect(html).toContain('Withdrew consent on 23 Nov 2026: no calls, no messages')
  expect(html).not.toMatch(/tel:|\/reply|wa\.me|mailto:/)
})

test.each([
  [null, '21 Nov 2026, 3:30 pm, wording 2026-11'],
  [withdrawnAt, 'Withdrawn 23 Nov 2026, 1:30 am; given 21 Nov 2026, 3:30 pm, wording 2026-11'],
])('withdrawn at %j the facts say: %s', (at, words) => {
  const html = draw(<LeadFacts lead={lead} details={details} withdrawnAt={at} />)
  expect(html.replaceAll(/<[^>]+>/g, '')).toContain(words)
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
