import { teamEmailCopy } from '#content/emails/team-emails.ts'
import type { EmailLetter } from '../email-templates.ts'
import { buttonLetter } from './button-letter.tsx'
import { Paragraph } from './layout.tsx'

const words = teamEmailCopy.verifyEmail

/** To a new account: the link that verifies the address. */
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
