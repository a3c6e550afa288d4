import { Link } from 'react-router'
import { sayConsent } from '#app/components/back-office/consent.tsx'
import { Facts } from '#app/ui/facts.tsx'
import { wordFor } from '#content/lead-words.ts'
import { testimonialServiceLabels } from '#content/testimonials/labels.ts'
import { nameChoiceWords } from '#content/testimonials/moderation-words.ts'
import { mailLink } from '#domain/contact-links.ts'
import { formatDayAndTime } from '#domain/indian-time.ts'
import { shownName } from '#domain/testimonials/shown-name.ts'
import type { FullTestimonial } from '#server/testimonials/get-testimonial.ts'

const languages: Record<string, string> = { en: 'English', hi: 'Hindi', sw: 'Swahili' }

/** What is known of a testimonial and its writer. */
export function TestimonialFacts({
  testimonial,
  lead,
  requestedAt,
  consentedAt,
  consentVersion,
  withdrawnAt,
}: FullTestimonial) {
  const { name, nameShown } = testimonial
  return (
    <Facts
      facts={[
        [
          'E-mail',
          withdrawnAt ? (
            testimonial.email
          ) : (
            <a key="mail" href={mailLink(testimonial.email)} className="admin-link">
              {testimonial.email}
            </a>
          ),
        ],
        ['Address', testimonial.isVerified ? 'Confirmed by its owner' : 'Not confirmed yet'],
        ['Role', testimonial.role],
        ['Company', testimonial.company],
        ['Service', wordFor(testimonialServiceLabels.en, testimonial.service)],
        [
          'Name is shown',
          `${nameChoiceWords[nameShown] ?? nameShown}${nameShown === 'short' ? `: ${shownName(name, 'short')}` : ''}`,
        ],
        [
          'Lead',
          lead ? (
            <Link key="lead" to={`/del-admin-dashboard/leads/${lead.id}`} className="admin-link">
              {lead.name}
            </Link>
          ) : null,
        ],
        ['Asked for', requestedAt && formatDayAndTime(requestedAt)],
        ['Language', wordFor(languages, testimonial.locale)],
        ['Consent', sayConsent({ givenAt: consentedAt, wording: consentVersion, withdrawnAt })],
        ['Came in', formatDayAndTime(testimonial.createdAt)],
      ]}
    />
  )
}
