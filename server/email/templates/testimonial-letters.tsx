import { testimonialEmailCopy } from '#content/emails/testimonial-emails.ts'
import { visitorEmailCopy } from '#content/emails/visitor-emails.ts'
import { pathOf } from '#content/pages.ts'
import { testimonialServiceLabels } from '#content/testimonials/labels.ts'
import type { Locale } from '#domain/locale.ts'
import type { EmailData, EmailLetter } from '../email-templates.ts'
import { MainButton, Paragraph, Quotation, Subheading } from './layout.tsx'

/** To the author of a testimonial, with the link that verifies the address. */
export const testimonialReceived: EmailLetter<'testimonial-received'> = (data, { locale }) => {
  const words = testimonialEmailCopy[locale].received
  return {
    subject: words.subject,
    words,
    greeting: visitorEmailCopy[locale].greeting(data.name),
    body: (
      <>
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
      </>
    ),
  }
}

/** To the author of a testimonial: it is published. */
export const testimonialApproved: EmailLetter<'testimonial-approved'> = (data, { locale, siteUrl }) => {
  const words = testimonialEmailCopy[locale].approved
  return {
    subject: words.subject,
    words,
    greeting: visitorEmailCopy[locale].greeting(data.name),
    body: (
      <>
        <Paragraph>{words.text}</Paragraph>
        <MainButton href={siteUrl + pathOf('home', locale)}>{words.button}</MainButton>
        <Paragraph quiet>{words.change}</Paragraph>
      </>
    ),
  }
}

function write(data: EmailData['testimonial-request'], locale: Locale, isReminder: boolean) {
  const words = testimonialEmailCopy[locale].request
  const service = data.service ? testimonialServiceLabels[locale][data.service] : words.noService
  return {
    subject: isReminder ? words.reminderSubject : words.subject,
    words,
    greeting: visitorEmailCopy[locale].greeting(data.name),
    body: (
      <>
        <Paragraph>{words.text(service)}</Paragraph>
        <MainButton href={data.url}>{words.button}</MainButton>
        <Paragraph>{words.terms(dayIn(locale, data.expiresAt))}</Paragraph>
        {isReminder && <Paragraph>{words.reminder}</Paragraph>}
        <Paragraph quiet>{words.free}</Paragraph>
      </>
    ),
  }
}

/** To a client: a request for a testimonial. */
export const testimonialRequest: EmailLetter<'testimonial-request'> = (data, { locale }) =>
  write(data, locale, false)

/** The reminder, if the client has not answered. */
export const testimonialReminder: EmailLetter<'testimonial-reminder'> = (data, { locale }) =>
  write(data, locale, true)

function dayIn(locale: Locale, moment: string): string {
  return new Intl.DateTimeFormat(locale === 'en' ? 'en-IN' : locale, {
    dateStyle: 'long',
    timeZone: 'Asia/Kolkata',
  }).format(new Date(moment))
}
