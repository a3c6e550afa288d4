import { sayConsent } from '#app/components/back-office/consent.tsx'
import { FactList } from '#app/components/back-office/fact-list.tsx'
import { chatServiceWords, replyLanguageWords } from '#content/inbox-words.ts'
import { quoteLabels } from '#content/quote-options.ts'
import { mailLink } from '#domain/contact-links.ts'
import { formatDayAndTime } from '#domain/indian-time.ts'
import type { Transcript } from '#server/chat/inbox/read-transcript.ts'

const words = quoteLabels.en

type Props = Pick<Transcript, 'conversation' | 'facts' | 'phoneContact' | 'withdrawnAt'>

/** What the visitor told, and how the conversation stands. */
export function ChatFacts({ conversation, facts, phoneContact, withdrawnAt }: Props) {
  const { serviceInterest, quoteService, budget, timeline, contactInfo } = facts
  const { email } = contactInfo
  const chat = withdrawnAt ? undefined : phoneContact?.whatsApp
  const mail = <Outward href={mailLink(email ?? '')}>{email}</Outward>
  const whatsApp = <Outward href={chat ?? ''}>{phoneContact?.text}</Outward>
  const known: [label: string, value: React.ReactNode][] = [
    ['Name', facts.name],
    ['E-mail', email && (withdrawnAt ? email : mail)],
    ['Phone', chat ? whatsApp : phoneContact?.text],
    ['Interested in', serviceInterest && chatServiceWords[serviceInterest]],
    ['Service', quoteService && words.serviceInterest[quoteService]],
    ['Need', facts.need],
    ['Urgency', facts.urgencyLevel],
    ['Budget', budget && words.budgetRange[budget]],
    ['Timeline', timeline && words.projectTimeline[timeline]],
    ['Spoke of money', facts.budgetIndicators.join('\n')],
    ['Language', replyLanguageWords[conversation.language]],
    ['Consent', sayConsent({ givenAt: null, wording: null, withdrawnAt })],
    ['Rating', conversation.rating && `${conversation.rating} of 5`],
    ['Began on', conversation.start_page],
    ['Began', formatDayAndTime(conversation.started_at)],
    ['Last written', formatDayAndTime(conversation.last_activity_at)],
  ]
  return <FactList facts={known} />
}

function Outward({ href, children }: { href: string; children: React.ReactNode }) {
  return (
    <a href={href} target="_blank" rel="noreferrer" className="admin-link">
      {children}
    </a>
  )
}
