import { sayConsent } from '#app/office/consent.tsx'
import { When } from '#app/office/when.tsx'
import { Facts } from '#app/ui/facts.tsx'
import { TextLink } from '#app/ui/text-link.tsx'
import { chatServiceWords, replyLanguageWords } from '#content/office/inbox-words.ts'
import { quoteLabels } from '#content/quote-options.ts'
import { mailLink } from '#domain/contact/contact-links.ts'
import type { Transcript } from '#server/chat/inbox/read-transcript.ts'

const words = quoteLabels.en

type Props = Pick<Transcript, 'conversation' | 'facts' | 'phoneContact' | 'withdrawnAt'>

/** What is known about the visitor, and the details of the conversation. */
export function ChatFacts({ conversation, facts, phoneContact, withdrawnAt }: Props) {
  const { serviceInterest, quoteService, budget, timeline, contactInfo } = facts
  const { email } = contactInfo
  const whatsApp = withdrawnAt ? undefined : phoneContact?.whatsApp
  const phone = whatsApp ? <Outward href={whatsApp}>{phoneContact?.text}</Outward> : phoneContact?.text
  const mail = email && !withdrawnAt ? <Outward href={mailLink(email)}>{email}</Outward> : email
  return (
    <Facts
      facts={[
        ['E-mail', mail],
        ['Phone', phone],
        ['Interested in', serviceInterest && chatServiceWords[serviceInterest]],
        ['Service', quoteService && words.serviceInterest[quoteService]],
        ['Need', facts.need],
        ['Urgency', facts.urgencyLevel],
        ['Budget', budget && words.budgetRange[budget]],
        ['Timeline', timeline && words.projectTimeline[timeline]],
        ['Mentioned budget', facts.budgetIndicators.join('\n')],
        ['Language', replyLanguageWords[conversation.language]],
        ['Consent', sayConsent({ givenAt: null, wording: null, withdrawnAt })],
        ['Rating', conversation.rating && `${conversation.rating} of 5`],
        ['Started on', conversation.start_page],
        ['Started', <When key="started" at={conversation.started_at} isFirst />],
        ['Last message', <When key="last" at={conversation.last_activity_at} isFirst />],
      ]}
    />
  )
}

function Outward({ href, children }: { href: string; children: React.ReactNode }) {
  return (
    <TextLink isAlone to={href} target="_blank" rel="noreferrer">
      {children}
    </TextLink>
  )
}
