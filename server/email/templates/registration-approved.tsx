import { teamEmailCopy } from '#content/emails/team-emails.ts'
import type { EmailLetter } from '../email-templates.ts'
import { buttonLetter } from './button-letter.tsx'

const words = teamEmailCopy.registrationApproved

/** To a new member of the team. */
export const registrationApproved: EmailLetter<'registration-approved'> = (data, { siteUrl }) =>
  buttonLetter(words, { ...data, siteUrl })
