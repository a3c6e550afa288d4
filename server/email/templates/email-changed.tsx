import { teamEmailCopy } from '#content/emails/team-emails.ts'
import type { EmailLetter } from '../email-templates.ts'
import { Answer, Paragraph } from './layout.tsx'
import { TeamLayout } from './team-layout.tsx'

const words = teamEmailCopy.emailChanged

/** To the previous address of a team member. */
export const emailChanged: EmailLetter<'email-changed'> = ({ name, email }, { siteUrl }) => ({
  subject: words.subject,
  body: (
    <TeamLayout words={words} siteUrl={siteUrl}>
      <Paragraph>
        <bdi>{words.greeting(name)}</bdi>
      </Paragraph>
      <Paragraph>{words.text}</Paragraph>
      <Answer label={words.address}>{email}</Answer>
      <Paragraph quiet>{words.notYou}</Paragraph>
    </TeamLayout>
  ),
})
