import { testimonialEmailCopy } from '#content/emails/testimonial-emails.ts'
import { pathOf } from '#content/pages.ts'
import type { EmailLetter } from '../email-templates.ts'
import { MainButton, Paragraph } from './layout.tsx'
import { TestimonialLayout } from './testimonial-layout.tsx'

/** To the author of a testimonial: it is published. */
export const testimonialApproved: EmailLetter<'testimonial-approved'> = (data, { locale, siteUrl }) => {
  const words = testimonialEmailCopy[locale].approved
  return {
    subject: words.subject,
    body: (
      <TestimonialLayout locale={locale} words={words} name={data.name} siteUrl={siteUrl}>
        <Paragraph>{words.text}</Paragraph>
        <MainButton href={siteUrl + pathOf('home', locale)}>{words.button}</MainButton>
        <Paragraph quiet>{words.change}</Paragraph>
      </TestimonialLayout>
    ),
  }
}
