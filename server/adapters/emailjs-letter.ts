import { business } from '#content/business.ts'
import { demoServiceLabels } from '#content/demo-labels.ts'
import type { Contact } from '#content/fill-contact.ts'
import { bookingNumber } from '#domain/bookings/booking.ts'
import { clockTime } from '#domain/bookings/clock-time.ts'
import { describePhone } from '#domain/contact/phone-number.ts'
import type { Mail } from '#server/email/delivery/mail-transport.ts'
import { emailAudience } from '#server/email/email-templates.ts'
import { singleLine } from '#server/email/render-email.ts'

/** The parameters of one of the two templates stored at EmailJS. */
export type EmailJsLetter = { template: 'booking' | 'auto-reply'; params: Record<string, string> }

type Site = { siteUrl: string; contact: Contact }

/** Longer parameters are truncated. */
const LONGEST_LINE = 200

/**
 * Returns the template parameters of a mail. All except `message` are one line, because they may end up in a
 * header. `message` contains the whole text if the other parameters are incomplete, so that every mail
 * arrives with its links.
 */
export function toEmailJs(mail: Mail, site: Site): EmailJsLetter {
  const { template, message, ...lines } = letterOf(mail, site)
  const params = Object.entries(lines).map(([name, value]) => [name, singleLine(value, LONGEST_LINE)])
  return { template, params: { ...Object.fromEntries(params), message: cleaned(message) } }
}

type Letter = Record<string, string> & { template: EmailJsLetter['template']; message: string }

function letterOf(mail: Mail, { siteUrl, contact }: Site): Letter {
  const { template, data } = mail.content
  const answersTo = mail.replyTo ?? contact.email
  switch (template) {
    case 'team-booking-made':
    case 'team-booking-moved':
    case 'team-booking-cancelled': {
      const { date, time } = clockTime(data.startsAt, data.timeZone)
      return {
        template: 'booking',
        to_name: business.name,
        to_email: mail.to,
        from_name: data.name,
        from_email: answersTo,
        service_type: demoServiceLabels.en[data.service],
        demo_date: date,
        demo_time: time,
        company: data.company ?? 'Not provided',
        phone: describePhone(data.phone)?.text ?? 'Not provided',
        message: template === 'team-booking-made' ? (data.message ?? 'No additional message') : mail.text,
        booking_id: bookingNumber(data.bookingId),
      }
    }
    case 'quote-received':
    case 'booking-made':
      return {
        template: 'auto-reply',
        name: data.name,
        email: mail.to,
        title: mail.subject,
        company_name: business.name,
        logo_url: `${siteUrl}/icon-192.png`,
        message: mail.text,
      }
    default:
      return {
        template: 'booking',
        to_name:
          emailAudience[template] !== 'owner' && 'name' in data && data.name ? data.name : business.name,
        to_email: mail.to,
        from_name: template === 'new-lead' ? data.answers.name : mail.from.name,
        from_email: answersTo,
        subject: mail.subject,
        message: mail.text,
      }
  }
}

/** Removes control characters except line breaks. */
function cleaned(text: string): string {
  return text.replace(/\r\n?/g, '\n').replace(/(?!\n)\p{Cc}/gu, '')
}
