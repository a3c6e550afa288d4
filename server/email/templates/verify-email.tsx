import { teamEmailCopy } from '#content/emails/team-emails.ts'
import type { EmailLetter } from '../email-templates.ts'
import { buttonLetter } from './button-letter.tsx'
import { Paragraph } from './layout.tsx'

const words = teamEmailCopy.verifyEmail

/** To somebody who registered: the link that shows that the address is theirs. */
export const verifyEmail: EmailLetter<'verify-email'> = (data, { siteUrl }) =>
  buttonLetter(words, {
    ...data,
    siteUrl,
    after: (
      <>
        <Paragraph>{words.next}</Paragraph>
        <Paragraph quiet>{words.notYou}</Paragraph>
      </>
    ),
  })
