import type { ReactNode } from 'react'
import { teamEmailCopy } from '#content/emails/team-emails.ts'
import { Layout, MainButton, Paragraph } from './layout.tsx'

type Words = {
  subject: string
  preview: string
  heading: string
  greeting: (name: string) => string
  text: string
  button: string
}

/** A letter about somebody's account: a greeting, what it is about, the one thing to press, and what follows it. */
export function buttonLetter(
  words: Words,
  { name, url, siteUrl, after }: { name: string; url: string; siteUrl: string; after?: ReactNode },
) {
  return {
    subject: words.subject,
    body: (
      <Layout
        language="en"
        preview={words.preview}
        heading={words.heading}
        footer={teamEmailCopy.footer}
        siteUrl={siteUrl}
      >
        <Paragraph>
          <bdi>{words.greeting(name)}</bdi>
        </Paragraph>
        <Paragraph>{words.text}</Paragraph>
        <MainButton href={url}>{words.button}</MainButton>
        {after}
      </Layout>
    ),
  }
}
