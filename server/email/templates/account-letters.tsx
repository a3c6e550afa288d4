import { teamEmailCopy as words } from '#content/emails/team-emails.ts'
import type { EmailLetter } from '../email-templates.ts'
import { Answer, MainButton, Paragraph } from './layout.tsx'

/** To a new account: the link that verifies the address. */
export const verifyEmail: EmailLetter<'verify-email'> = (data) => buttonLetter(words.verifyEmail, data)

/** To a team member who forgot the password. */
export const resetPassword: EmailLetter<'reset-password'> = (data) => buttonLetter(words.resetPassword, data)

/** To the new address of a team member. */
export const changeEmail: EmailLetter<'change-email'> = (data) => buttonLetter(words.changeEmail, data)

/** To a new member of the team. */
export const registrationApproved: EmailLetter<'registration-approved'> = (data) =>
  buttonLetter(words.registrationApproved, data)

/** To the previous address of a team member. */
export const emailChanged: EmailLetter<'email-changed'> = ({ name, email }) => ({
  subject: words.emailChanged.subject,
  words: words.emailChanged,
  greeting: words.emailChanged.greeting(name),
  body: (
    <>
      <Paragraph>{words.emailChanged.text}</Paragraph>
      <Answer label={words.emailChanged.address}>{email}</Answer>
      <Paragraph quiet>{words.emailChanged.notYou}</Paragraph>
    </>
  ),
})

type Words = {
  subject: string
  preview: string
  heading: string
  greeting: (name: string) => string
  text: string
  button: string
  next?: string
  notYou?: string
}

/** A mail about an account: a greeting, an introduction, a button, and what happens next. */
function buttonLetter(words: Words, { name, url }: { name: string; url: string }) {
  return {
    subject: words.subject,
    words,
    greeting: words.greeting(name),
    body: (
      <>
        <Paragraph>{words.text}</Paragraph>
        <MainButton href={url}>{words.button}</MainButton>
        {words.next && <Paragraph>{words.next}</Paragraph>}
        {words.notYou && <Paragraph quiet>{words.notYou}</Paragraph>}
      </>
    ),
  }
}
