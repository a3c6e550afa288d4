import { teamEmailCopy } from '#content/emails/team-emails.ts'
import type { EmailLetter } from '../email-templates.ts'
import { MainButton, Paragraph } from './layout.tsx'

const words = teamEmailCopy.invitation

/** To an invited person: the link that makes them a member. */
export const invitation: EmailLetter<'invitation'> = ({ by, url }) => ({
  subject: words.subject(by),
  words,
  body: (
    <>
      <Paragraph>
        <bdi>{words.text(by)}</bdi>
      </Paragraph>
      <MainButton href={url}>{words.button}</MainButton>
      <Paragraph>{words.next}</Paragraph>
      <Paragraph quiet>{words.notYou}</Paragraph>
    </>
  ),
})
