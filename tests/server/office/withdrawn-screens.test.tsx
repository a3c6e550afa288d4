import type { ComponentProps } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { createRoutesStub } from 'react-router'
import { expect, test } from 'vitest'
import { BookingTable } from '#app/features/bookings/office/booking-table.tsx'
import { ChatFacts } from '#app/features/chat/office/chat-facts.tsx'
import { AskForTestimonial } from '#app/features/testimonials/office/ask-for-testimonial.tsx'
import { TestimonialFacts } from '#app/features/testimonials/office/testimonial-facts.tsx'
import { describePhone } from '#domain/contact/phone-number.ts'

const email = 'asha@example.test'
const phone = '+91 98765 43210'
const phoneContact = describePhone(phone)
const at = '2026-11-22T10:00:00.000Z'
const testimonial = {
  name: 'Asha Verma',
  email,
  name_shown: 'full',
  isVerified: true,
  service_type: 'ai-chatbot',
  locale: 'en',
  created_at: at,
}
const facts = { contactInfo: { email, phone }, budgetIndicators: [] }
const conversation = { language: 'en', started_at: at, last_activity_at: at }

/** Each screen with contact links, or with actions on what a person sent. */
const screens: [string, (withdrawnAt: string | null) => React.ReactNode][] = [
  [
    'asking for a testimonial',
    (withdrawnAt) => (
      <AskForTestimonial
        lead={{ id: 'l', name: 'Asha', email, status: 'won' }}
        {...{ withdrawnAt, request: undefined }}
      />
    ),
  ],
  [
    'a testimonial',
    (withdrawnAt) => (
      <TestimonialFacts
        {...({ testimonial, withdrawnAt, consentedAt: at, consentVersion: '1' } as unknown as ComponentProps<
          typeof TestimonialFacts
        >)}
      />
    ),
  ],
  [
    'a chat',
    (withdrawnAt) => (
      <ChatFacts
        {...({ conversation, facts, phoneContact, withdrawnAt } as unknown as ComponentProps<
          typeof ChatFacts
        >)}
      />
    ),
  ],
  [
    'a list of demos',
    (withdrawnAt) => (
      <BookingTable
        {...{ isLoading: false, summary: null, empty: null }}
        mail="working"
        clock={{ timeZone: 'Asia/Kolkata', now: at }}
        bookings={[
          {
            ...{ id: 'DEMO-1', name: 'Asha', email, company: undefined, phoneContact, withdrawnAt },
            ...{ service: 'ai-chatbots', status: 'held', startsAt: at, endsAt: at },
            ...{ leadId: undefined, conversationId: undefined, sequence: 0 },
          },
        ]}
      />
    ),
  ],
]

function draw(screen: React.ReactNode): string {
  const Stub = createRoutesStub([{ path: '/', Component: () => screen }])
  return renderToStaticMarkup(<Stub />)
}
const ways = /mailto:|wa\.me|tel:|value="request-testimonial"/
const words = /[Ww]ithdrew consent|Consent withdrawn|Withdrawn <time/

test.each(screens)('%s shows no contact link after consent was withdrawn, and says so', (_, screen) => {
  expect(draw(screen(null))).toMatch(ways)
  expect(draw(screen(null))).not.toMatch(words)
  expect(draw(screen(at))).not.toMatch(ways)
  expect(draw(screen(at))).toMatch(words)
})
