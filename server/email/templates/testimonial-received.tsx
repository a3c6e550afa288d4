import { testimonialEmailCopy } from '#content/emails/testimonial-emails.ts'
import type { EmailLetter } from '../email-templates.ts'
import { MainButton, Paragraph, Quotation, Subheading } from './layout.tsx'
import { TestimonialLayout } from './testimonial-layout.tsx'

/** To the author of a testimonial, with the link that verifies the address. */
export const testimonialReceived: EmailLetter<'testimonial-received'> = (data, { locale, siteUrl }) => {
  const words = testimonialEmailCopy[locale].received
  return {
    subject: words.subject,
    body: (
      <TestimonialLayout locale={locale} words={words} name={data.name} siteUrl={siteUrl}>
        <Paragraph>{words.thanks}</Paragraph>
        {data.verifyUrl && (
          <>
            <Paragraph>{words.verify}</Paragraph>
            <MainButton href={data.verifyUrl}>{words.button}</MainButton>
          </>
        )}
        <Paragraph>{words.next}</Paragraph>
        <Subheading>{words.yourWords}</Subheading>
        <Quotation>{data.content}</Quotation>
        <Paragraph quiet>{words.notYou}</Paragraph>
      </TestimonialLayout>
    ),
  }
}
