import type { ReactNode } from 'react'
import { teamEmailCopy as words } from '#content/emails/team-emails.ts'
import type { EmailLetter } from '../email-templates.ts'
import { Answer, MainButton, Paragraph } from './layout.tsx'
import { TeamLayout } from './team-layout.tsx'

/** To a new account: the link that verifies the address. */
export const verifyEmail: EmailLetter<'verify-email'> = (data, { siteUrl }) =>
  buttonLetter(words.verifyEmail, {
    ...data,
    siteUrl,
    after: (
      <>
        <Paragraph>{words.verifyEmail.next}</Paragraph>
        <Paragraph quiet>{words.verifyEmail.notYou}</Paragraph>
      </>
    ),
  })

/** To a team member who forgot the password. */
export const resetPassword: EmailLetter<'reset-password'> = (data, { siteUrl }) =>
  buttonLetter(words.resetPassword, {
    ...data,
    siteUrl,
    after: <Paragraph quiet>{words.resetPassword.notYou}</Paragraph>,
  })

/** To the new address of a team member. */
export const changeEmail: EmailLetter<'change-email'> = (data, { siteUrl }) =>
  buttonLetter(words.changeEmail, {
    ...data,
    siteUrl,
    after: <Paragraph quiet>{words.changeEmail.notYou}</Paragraph>,
  })

/** To a new member of the team. */
export const registrationApproved: EmailLetter<'registration-approved'> = (data, { siteUrl }) =>
  buttonLetter(words.registrationApproved, { ...data, siteUrl })

/** To the previous address of a team member. */
export const emailChanged: EmailLetter<'email-changed'> = ({ name, email }, { siteUrl }) => ({
  subject: words.emailChanged.subject,
  body: (
    <TeamLayout words={words.emailChanged} siteUrl={siteUrl}>
      <Paragraph>
        <bdi>{words.emailChanged.greeting(name)}</bdi>
      </Paragraph>
      <Paragraph>{words.emailChanged.text}</Paragraph>
      <Answer label={words.emailChanged.address}>{email}</Answer>
      <Paragraph quiet>{words.emailChanged.notYou}</Paragraph>
    </TeamLayout>
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
function buttonLetter(
  words: Words,
  { name, url, siteUrl, after }: { name: string; url: string; siteUrl: string; after?: ReactNode },
) {
  return {
    subject: words.subject,
    body: (
      <TeamLayout words={words} siteUrl={siteUrl}>
        <Paragraph>
          <bdi>{words.greeting(name)}</bdi>
        </Paragraph>
        <Paragraph>{words.text}</Paragraph>
        <MainButton href={url}>{words.button}</MainButton>
        {after}
      </TeamLayout>
    ),
  }
}
