import { teamEmailCopy } from '#content/emails/team-emails.ts'
import type { EmailLetter } from '../email-templates.ts'
import { Answer, MainButton, Paragraph, Quotation } from './layout.tsx'

const words = teamEmailCopy.chatWaiting

/** To the owner, at once: a visitor in the chat asks for a person. */
export const chatWaiting: EmailLetter<'chat-waiting'> = (data, { siteUrl }) => ({
  subject: words.subject(data.name ?? data.contact ?? words.nobody),
  words,
  body: (
    <>
      <Paragraph>{words.text}</Paragraph>
      {data.name && <Answer label={words.name}>{data.name}</Answer>}
      {data.contact && <Answer label={words.contact}>{data.contact}</Answer>}
      <Answer label={words.message}>{data.message ? '' : words.nothing}</Answer>
      {data.message && <Quotation>{data.message}</Quotation>}
      <MainButton href={`${siteUrl}/del-admin-dashboard/chats/${encodeURIComponent(data.conversationId)}`}>
        {words.button}
      </MainButton>
    </>
  ),
})
