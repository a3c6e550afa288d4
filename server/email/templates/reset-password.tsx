import { teamEmailCopy } from '#content/emails/team-emails.ts'
import type { EmailLetter } from '../email-templates.ts'
import { buttonLetter } from './button-letter.tsx'
import { Paragraph } from './layout.tsx'

const words = teamEmailCopy.resetPassword

/** To a team member who forgot the password. */
export const resetPassword: EmailLetter<'reset-password'> = (data, { siteUrl }) =>
  buttonLetter(words, {
    ...data,
    siteUrl,
    after: <Paragraph quiet>{words.notYou}</Paragraph>,
  })
