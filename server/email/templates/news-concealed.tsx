import { teamEmailCopy } from '#content/emails/team-emails.ts'
import { SECURITY_PATH } from '#domain/accounts/paths.ts'
import type { EmailLetter } from '../email-templates.ts'
import { MainButton, Paragraph } from './layout.tsx'
import { TeamLayout } from './team-layout.tsx'

const words = teamEmailCopy.newsConcealed

/** To a team member who must set up two-factor codes before seeing personal data. */
export const newsConcealed: EmailLetter<'news-concealed'> = ({ what }, { siteUrl }) => ({
  subject: words.subject(words.came[what]),
  body: (
    <TeamLayout words={{ ...words, heading: words.came[what] }} siteUrl={siteUrl}>
      <Paragraph>{words.text}</Paragraph>
      <MainButton href={`${siteUrl}${SECURITY_PATH}`}>{words.button}</MainButton>
    </TeamLayout>
  ),
})
