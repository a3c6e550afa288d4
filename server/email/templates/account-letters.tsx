import type { ReactNode } from 'react'
import { teamEmailCopy as words } from '#content/emails/team-emails.ts'
import type { EmailLetter } from '../email-templates.ts'
import { Answer, MainButton, Paragraph } from './layout.tsx'

/** To a new account: the link that verifies the address. */
export const verifyEmail: EmailLetter<'verify-email'> = (data) =>
  buttonLetter(words.verifyEmail, {
    ...data,
    after: (
      <>
        <Paragraph>{words.verifyEmail.next}</Paragraph>
        <Paragraph quiet>{words.verifyEmail.notYou}</Paragraph>
      </>
    ),
  })

/** To a team member who forgot the password. */
export const resetPassword: EmailLetter<'reset-password'> = (data) =>
  buttonLetter(words.resetPassword, {
    ...data,
    after: <Paragraph quiet>{words.resetPassword.notYou}</Paragraph>,
  })

/** To the new address of a team member. */
export const changeEmail: EmailLetter<'change-email'> = (data) =>
  buttonLetter(words.changeEmail, {
    ...data,
    after: <Paragraph quiet>{words.changeEmail.notYou}</Paragraph>,
  })

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
}

/** A mail about an account: a greeting, an introduction, a button, and a closing text. */
function buttonLetter(words: Words, { name, url, after }: { name: string; url: string; after?: ReactNode }) {
  return {
    subject: words.subject,
    words,
    greeting: words.greeting(name),
    body: (
      <>
        <Paragraph>{words.text}</Paragraph>
        <MainButton href={url}>{words.button}</MainButton>
        {after}
      </>
    ),
  }
}
