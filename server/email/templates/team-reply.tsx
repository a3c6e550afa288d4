import type { EmailLetter } from '../email-templates.ts'
import { Paragraph, WebLink } from './layout.tsx'

const PREVIEW = 120

/** A team member's message to a lead, in our frame with its line breaks. */
export const teamReply: EmailLetter<'team-reply'> = ({ subject, text }, { siteUrl }) => ({
  subject,
  words: { preview: [...text.replace(/\s+/g, ' ')].slice(0, PREVIEW).join(''), heading: subject },
  body: (
    <>
      {text.split(/\n{2,}/).map((paragraph, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the paragraphs never change places
        <Paragraph key={index}>
          <Lines text={paragraph} siteUrl={siteUrl} />
        </Paragraph>
      ))}
    </>
  ),
})

function Lines({ text, siteUrl }: { text: string; siteUrl: string }) {
  return text.split('\n').map((line, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the lines never change places
    <bdi key={index}>
      {index > 0 ? <br /> : null}
      {line.split(/(https?:\/\/\S*[\w/])/).map((part) =>
        isOurs(part, siteUrl) ? (
          <WebLink key={part} href={part}>
            {part}
          </WebLink>
        ) : (
          part
        ),
      )}
    </bdi>
  ))
}

/** Only URLs of this site become links. */
function isOurs(text: string, siteUrl: string): boolean {
  return URL.canParse(text) && new URL(text).origin === new URL(siteUrl).origin
}
