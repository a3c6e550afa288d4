import { business } from '#content/business.ts'
import { demoServiceLabels } from '#content/demo-labels.ts'
import { visitorEmailCopy } from '#content/emails/visitor-emails.ts'
import type { EmailLetter } from '../email-templates.ts'
import { Answer, Layout, MailLink, Paragraph, Subheading } from './layout.tsx'

/** To the visitor who asked for a demo. It repeats only what we chose: anybody can have it sent to anybody. */
export const demoReceived: EmailLetter<'demo-received'> = (data, { locale, siteUrl }) => {
  const copy = visitorEmailCopy[locale]
  const words = copy.demoReceived
  return {
    subject: words.subject(data.date),
    body: (
      <Layout
        language={copy.language}
        preview={words.preview}
        heading={words.heading}
        footer={copy.footer}
        siteUrl={siteUrl}
      >
        <Paragraph>
          <bdi>{words.greeting(data.name)}</bdi>
        </Paragraph>
        <Paragraph>{words.promise}</Paragraph>
        <Subheading>{words.asked}</Subheading>
        <Answer label={words.service}>{demoServiceLabels[data.service]}</Answer>
        <Answer label={words.date}>{data.date}</Answer>
        <Answer label={words.time}>{data.time}</Answer>
        <Answer label={words.booking}>{data.bookingId}</Answer>
        <Paragraph>
          {words.reachBefore} <MailLink address={business.contactEmail} /> {words.reachAfter}
        </Paragraph>
        <Paragraph quiet>{words.notYou}</Paragraph>
      </Layout>
    ),
  }
}
