import { teamEmailCopy } from '#content/emails/team-emails.ts'
import type { EmailLetter } from '../email-templates.ts'
import { MainButton, Paragraph, Quotation } from './layout.tsx'
import { TeamLayout } from './team-layout.tsx'

const words = teamEmailCopy.webhookStopped

/** To the owner: a webhook was stopped and receives nothing until it is resumed. */
export const webhookStopped: EmailLetter<'webhook-stopped'> = (data, { siteUrl }) => ({
  subject: words.subject(data.host),
  body: (
    <TeamLayout words={words} siteUrl={siteUrl}>
      <Paragraph>{data.isGone ? words.gone : words.text}</Paragraph>
      <Quotation>{data.description ? `${data.description} (${data.host})` : data.host}</Quotation>
      <Paragraph>{words.next}</Paragraph>
      <MainButton href={`${siteUrl}/del-admin-dashboard/settings/webhooks/${data.webhookId}`}>
        {words.button}
      </MainButton>
    </TeamLayout>
  ),
})
