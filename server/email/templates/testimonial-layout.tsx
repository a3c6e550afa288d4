import type { ReactNode } from 'react'
import { visitorEmailCopy } from '#content/emails/visitor-emails.ts'
import type { Locale } from '#domain/locale.ts'
import { Layout, Paragraph } from './layout.tsx'

type Props = {
  locale: Locale
  words: { preview: string; heading: string }
  name: string
  siteUrl: string
  children: ReactNode
}

/** The frame of mails about a testimonial to its author or to an invited client. */
export function TestimonialLayout({ locale, words, name, siteUrl, children }: Props) {
  const copy = visitorEmailCopy[locale]
  return (
    <Layout
      language={locale}
      preview={words.preview}
      heading={words.heading}
      footer={copy.footer}
      siteUrl={siteUrl}
    >
      <Paragraph>
        <bdi>{copy.greeting(name)}</bdi>
      </Paragraph>
      {children}
    </Layout>
  )
}
