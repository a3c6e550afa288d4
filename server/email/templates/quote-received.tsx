import { visitorEmailCopy } from '#content/emails/visitor-emails.ts'
import type { EmailLetter } from '../email-templates.ts'
import { Answer, OurMailLink, Paragraph, Quotation, Subheading } from './layout.tsx'

// Anyone can have this mail sent to any address, so it quotes enough to recognise the request but not a whole
// advertisement.
const MAX_REPEATED = 1_000

/** To the visitor who asked for a quote. */
export const quoteReceived: EmailLetter<'quote-received'> = (data, { locale }) => {
  const copy = visitorEmailCopy[locale]
  const words = copy.quoteReceived
  const service = data.serviceInterest ? copy.services[data.serviceInterest] : words.noService
  return {
    subject: words.subject(service),
    words,
    greeting: copy.greeting(data.name),
    body: (
      <>
        <Paragraph>{words.promise}</Paragraph>
        <Subheading>{words.asked}</Subheading>
        <Answer label={words.service}>{service}</Answer>
        <Answer label={words.message}>{''}</Answer>
        <Quotation>{shortened(data.message)}</Quotation>
        <Subheading>{words.reach}</Subheading>
        <Paragraph>
          {words.reachBefore} <OurMailLink /> {words.reachAfter}
        </Paragraph>
        <Paragraph quiet>{words.notYou}</Paragraph>
      </>
    ),
  }
}

function shortened(message: string): string {
  const characters = [...message]
  return characters.length > MAX_REPEATED ? `${characters.slice(0, MAX_REPEATED).join('')}…` : message
}
