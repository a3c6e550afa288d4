import { teamEmailCopy } from '#content/emails/team-emails.ts'
import type { EmailLetter } from '../email-templates.ts'
import { MainButton, Paragraph, Quotation } from './layout.tsx'
import { TeamLayout } from './team-layout.tsx'

const words = teamEmailCopy.mailAccountRefused

/** To the owner, who alone can fix it; shown in the outbox if it cannot be sent. */
export const mailAccountRefused: EmailLetter<'mail-account-refused'> = (data, { siteUrl }) => ({
  subject: words.subject,
  body: (
    <TeamLayout words={words} siteUrl={siteUrl}>
      <Paragraph>{words.text}</Paragraph>
      <Quotation>{data.reason}</Quotation>
      <Paragraph>{words.next}</Paragraph>
      <MainButton href={`${siteUrl}/del-admin-dashboard/emails?status=dead`}>{words.button}</MainButton>
    </TeamLayout>
  ),
})
