import { teamEmailCopy } from '#content/emails/team-emails.ts'
import type { EmailLetter } from '../email-templates.ts'
import { Layout, MainButton, Paragraph } from './layout.tsx'

const words = teamEmailCopy.verifyEmail

/** To somebody who registered: the link that shows that the address is theirs. */
export const verifyEmail: EmailLetter<'verify-email'> = (data, { siteUrl }) => ({
  subject: words.subject,
  body: (
    <Layout
      language="en"
      preview={words.preview}
      heading={words.heading}
      footer={teamEmailCopy.footer}
      siteUrl={siteUrl}
    >
      <Paragraph>
        <bdi>{words.greeting(data.name)}</bdi>
      </Paragraph>
      <Paragraph>{words.text}</Paragraph>
      <MainButton href={data.url}>{words.button}</MainButton>
      <Paragraph>{words.next}</Paragraph>
      <Paragraph quiet>{words.notYou}</Paragraph>
    </Layout>
  ),
})
