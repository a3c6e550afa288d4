import { demoServiceLabels } from '#content/demo-labels.ts'
import { teamEmailCopy } from '#content/emails/team-emails.ts'
import type { EmailLetter } from '../email-templates.ts'
import {
  Answer,
  Layout,
  MailLink,
  MainButton,
  mailto,
  Paragraph,
  Quotation,
  Subheading,
  WebLink,
} from './layout.tsx'

const words = teamEmailCopy.demoRequested

/** To the team: who wants to see what, and when. */
export const demoRequested: EmailLetter<'demo-requested'> = (data, { siteUrl }) => {
  const { fields, notProvided } = words
  const service = demoServiceLabels[data.service]
  return {
    subject: words.subject({ name: data.name, service, date: data.date }),
    body: (
      <Layout
        language="en"
        preview={words.preview(data.date, data.time)}
        heading={words.heading}
        footer={teamEmailCopy.footer}
        siteUrl={siteUrl}
      >
        <Paragraph>{words.text}</Paragraph>
        <MainButton href={mailto(data.email, words.answerSubject(data.date))}>{words.answer}</MainButton>
        <Paragraph>
          <WebLink href={`${siteUrl}/del-admin-dashboard/leads`}>{words.openLeads}</WebLink>
        </Paragraph>
        <Subheading>{service}</Subheading>
        <Answer label={fields.date}>{data.date}</Answer>
        <Answer label={fields.time}>{data.time}</Answer>
        <Answer label={fields.name}>{data.name}</Answer>
        <Answer label={fields.email}>
          <MailLink address={data.email} />
        </Answer>
        <Answer label={fields.company}>{data.company ?? notProvided}</Answer>
        <Answer label={fields.phone}>{data.phone ?? notProvided}</Answer>
        <Answer label={fields.bookingId}>{data.bookingId}</Answer>
        <Answer label={fields.message}>{data.message ? '' : words.noMessage}</Answer>
        {data.message && <Quotation>{data.message}</Quotation>}
      </Layout>
    ),
  }
}
