import { testimonialEmailCopy } from '#content/emails/testimonial-emails.ts'
import { testimonialServiceLabels } from '#content/testimonials/labels.ts'
import type { Locale } from '#domain/locale.ts'
import type { EmailData, EmailLetter } from '../email-templates.ts'
import { MainButton, Paragraph } from './layout.tsx'
import { TestimonialLayout } from './testimonial-layout.tsx'

type Context = { locale: Locale; siteUrl: string }

function write(data: EmailData['testimonial-request'], { locale, siteUrl }: Context, isReminder: boolean) {
  const words = testimonialEmailCopy[locale].request
  const service = data.service ? testimonialServiceLabels[locale][data.service] : words.noService
  return {
    subject: isReminder ? words.reminderSubject : words.subject,
    body: (
      <TestimonialLayout locale={locale} words={words} name={data.name} siteUrl={siteUrl}>
        <Paragraph>{words.text(service)}</Paragraph>
        <MainButton href={data.url}>{words.button}</MainButton>
        <Paragraph>{words.terms(dayIn(locale, data.expiresAt))}</Paragraph>
        {isReminder && <Paragraph>{words.reminder}</Paragraph>}
        <Paragraph quiet>{words.free}</Paragraph>
      </TestimonialLayout>
    ),
  }
}

/** To a client: a request for a testimonial. */
export const testimonialRequest: EmailLetter<'testimonial-request'> = (data, context) =>
  write(data, context, false)

/** The reminder, if the client has not answered. */
export const testimonialReminder: EmailLetter<'testimonial-reminder'> = (data, context) =>
  write(data, context, true)

function dayIn(locale: Locale, moment: string): string {
  return new Intl.DateTimeFormat(locale === 'en' ? 'en-IN' : locale, {
    dateStyle: 'long',
    timeZone: 'Asia/Kolkata',
  }).format(new Date(moment))
}
