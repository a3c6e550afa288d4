import { teamEmailCopy } from '#content/emails/team-emails.ts'
import type { EmailLetter } from '../email-templates.ts'
import { MainButton, Paragraph } from './layout.tsx'
import { TeamLayout } from './team-layout.tsx'

const words = teamEmailCopy.quarantined

/** To the owner, once a day: submissions that look like spam and wait for a decision. */
export const quarantined: EmailLetter<'quarantined'> = ({ quotes, demos, testimonials }, { siteUrl }) => {
  const page =
    quotes + demos > 0
      ? '/del-admin-dashboard/leads/held-back'
      : '/del-admin-dashboard/testimonials/held-back'
  return {
    subject: words.subject(quotes + demos + testimonials),
    body: (
      <TeamLayout words={words} siteUrl={siteUrl}>
        <Paragraph>{words.text}</Paragraph>
        {quotes > 0 ? <Paragraph>{words.quotes(quotes)}</Paragraph> : null}
        {demos > 0 ? <Paragraph>{words.demos(demos)}</Paragraph> : null}
        {testimonials > 0 ? <Paragraph>{words.testimonials(testimonials)}</Paragraph> : null}
        <MainButton href={siteUrl + page}>{words.button}</MainButton>
      </TeamLayout>
    ),
  }
}
