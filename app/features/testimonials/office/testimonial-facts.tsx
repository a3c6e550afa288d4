import { sayConsent } from '#app/office/consent.tsx'
import { When } from '#app/office/when.tsx'
import { Badge } from '#app/ui/badge.tsx'
import { Facts } from '#app/ui/facts.tsx'
import { TextLink } from '#app/ui/text-link.tsx'
import { leadLocaleWords, wordFor } from '#content/office/lead-words.ts'
import { nameChoiceWords } from '#content/office/testimonial-words.ts'
import { testimonialServiceLabels } from '#content/testimonials/labels.ts'
import { mailLink } from '#domain/contact/contact-links.ts'
import { shownName } from '#domain/testimonials/shown-name.ts'
import type { FullTestimonial } from '#server/testimonials/get-testimonial.ts'

/** The facts about a testimonial and its author. */
export function TestimonialFacts({
  testimonial,
  lead,
  requestedAt,
  consentedAt,
  consentVersion,
  withdrawnAt,
}: FullTestimonial) {
  const { name, name_shown } = testimonial
  return (
    <Facts
      facts={[
        [
          'E-mail',
          <span key="mail">
            {withdrawnAt ? (
              testimonial.email
            ) : (
              <TextLink to={mailLink(testimonial.email)}>{testimonial.email}</TextLink>
            )}{' '}
            {testimonial.isVerified ? <Badge>Confirmed</Badge> : <Badge tone="amber">Not confirmed</Badge>}
          </span>,
        ],
        ['Verified client', testimonial.isClient && 'Yes, through your request'],
        ['Role', testimonial.role],
        ['Company', testimonial.company],
        ['Service', wordFor(testimonialServiceLabels.en, testimonial.service_type)],
        [
          'Name shown',
          `${nameChoiceWords[name_shown] ?? name_shown}${name_shown === 'short' ? `: ${shownName(name, 'short')}` : ''}`,
        ],
        [
          'Lead',
          lead ? (
            <TextLink key="lead" to={`/del-admin-dashboard/leads/${lead.id}`}>
              {lead.name}
            </TextLink>
          ) : null,
        ],
        ['Requested', requestedAt && <When key="requested" at={requestedAt} isFirst />],
        ['Language', wordFor(leadLocaleWords, testimonial.locale)],
        ['Consent', sayConsent({ givenAt: consentedAt, wording: consentVersion, withdrawnAt })],
        ['Received', <When key="received" at={testimonial.created_at} isFirst />],
      ]}
    />
  )
}
