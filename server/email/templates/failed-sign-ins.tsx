import { teamEmailCopy } from '#content/emails/team-emails.ts'
import type { EmailLetter } from '../email-templates.ts'
import { MainButton, Paragraph } from './layout.tsx'
import { TeamLayout } from './team-layout.tsx'

const words = teamEmailCopy.failedSignIns

/** To the owner, once a day: accounts for which many wrong passwords were entered. */
export const failedSignIns: EmailLetter<'failed-sign-ins'> = ({ accounts }, { siteUrl }) => ({
  subject: words.subject,
  body: (
    <TeamLayout words={words} siteUrl={siteUrl}>
      <Paragraph>{words.text}</Paragraph>
      {accounts.map(({ email, attempts }) => (
        <Paragraph key={email}>{words.account(email, attempts)}</Paragraph>
      ))}
      <Paragraph>{words.next}</Paragraph>
      <MainButton href={`${siteUrl}/del-admin-dashboard/settings/audit`}>{words.button}</MainButton>
    </TeamLayout>
  ),
})
