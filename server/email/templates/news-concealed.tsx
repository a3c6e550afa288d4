import { teamEmailCopy } from '#content/emails/team-emails.ts'
import { SECURITY_PATH } from '#domain/accounts/paths.ts'
import type { EmailLetter } from '../email-templates.ts'
import { MainButton, Paragraph } from './layout.tsx'
import { TeamLayout } from './team-layout.tsx'

const words = teamEmailCopy.newsConcealed

/** To somebody of the team who must set up codes before they may see whom it is about. */
export const newsConcealed: EmailLetter<'news-concealed'> = ({ what }, { siteUrl }) => ({
  subject: words.subject(words.came[what]),
  body: (
    <TeamLayout words={{ ...words, heading: words.came[what] }} siteUrl={siteUrl}>
      <Paragraph>{words.text}</Paragraph>
      <MainButton href={`${siteUrl}${SECURITY_PATH}`}>{words.button}</MainButton>
    </TeamLayout>
  ),
})
