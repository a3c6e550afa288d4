import { teamEmailCopy } from '#content/emails/team-emails.ts'
import type { EmailLetter } from '../email-templates.ts'
import { Answer, MailLink, MainButton, Paragraph } from './layout.tsx'
import { TeamLayout } from './team-layout.tsx'

const words = teamEmailCopy.registrationWaiting

/** To the owner, who decides on new accounts. */
export const registrationWaiting: EmailLetter<'registration-waiting'> = (data, { siteUrl }) => ({
  subject: words.subject(data.name),
  body: (
    <TeamLayout words={words} siteUrl={siteUrl}>
      <Paragraph>{words.text}</Paragraph>
      <Answer label={words.name}>{data.name}</Answer>
      <Answer label={words.email}>
        <MailLink address={data.email} />
      </Answer>
      <Paragraph>{words.notKnown}</Paragraph>
      <MainButton href={data.url}>{words.button}</MainButton>
    </TeamLayout>
  ),
})
