import { teamEmailCopy } from '#content/emails/team-emails.ts'
import type { EmailLetter } from '../email-templates.ts'
import { buttonLetter } from './button-letter.tsx'
import { Paragraph } from './layout.tsx'

const words = teamEmailCopy.changeEmail

/** To the new address of a team member. */
export const changeEmail: EmailLetter<'change-email'> = (data, { siteUrl }) =>
  buttonLetter(words, { ...data, siteUrl, after: <Paragraph quiet>{words.notYou}</Paragraph> })
