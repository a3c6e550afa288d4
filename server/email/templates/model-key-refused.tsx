import { teamEmailCopy } from '#content/emails/team-emails.ts'
import type { EmailLetter } from '../email-templates.ts'
import { Layout, Paragraph } from './layout.tsx'

const words = teamEmailCopy.modelKeyRefused

/** To the owner, who alone can mend it. */
export const modelKeyRefused: EmailLetter<'model-key-refused'> = (data, { siteUrl }) => ({
  subject: words.subject,
  body: (
    <Layout
      language="en"
      preview={words.preview}
      heading={words.heading}
      footer={teamEmailCopy.footer}
      siteUrl={siteUrl}
    >
      <Paragraph>{words.text(data.model)}</Paragraph>
      <Paragraph>{words.next}</Paragraph>
    </Layout>
  ),
})
