import type { ReactNode } from 'react'
import { teamEmailCopy } from '#content/emails/team-emails.ts'
import { Layout } from './layout.tsx'

type Props = { words: { preview: string; heading: string }; siteUrl: string; children: ReactNode }

/** The frame of all mails to the team. */
export function TeamLayout({ words, siteUrl, children }: Props) {
  return (
    <Layout
      language="en"
      preview={words.preview}
      heading={words.heading}
      footer={teamEmailCopy.footer}
      siteUrl={siteUrl}
    >
      {children}
    </Layout>
  )
}
