import { teamEmailCopy } from '#content/emails/team-emails.ts'
import type { EmailLetter } from '../email-templates.ts'
import { Paragraph } from './layout.tsx'
import { TeamLayout } from './team-layout.tsx'

const words = teamEmailCopy.modelKeyRefused

/** To the owner, who alone can fix it. */
export const modelKeyRefused: EmailLetter<'model-key-refused'> = (data, { siteUrl }) => ({
  subject: words.subject,
  body: (
    <TeamLayout words={words} siteUrl={siteUrl}>
      <Paragraph>{words.text(data.model)}</Paragraph>
      <Paragraph>{words.next}</Paragraph>
    </TeamLayout>
  ),
})
