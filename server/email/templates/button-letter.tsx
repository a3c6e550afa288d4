import type { ReactNode } from 'react'
import { MainButton, Paragraph } from './layout.tsx'
import { TeamLayout } from './team-layout.tsx'

type Words = {
  subject: string
  preview: string
  heading: string
  greeting: (name: string) => string
  text: string
  button: string
}

/** A mail about an account: a greeting, an introduction, a button, and a closing text. */
export function buttonLetter(
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
