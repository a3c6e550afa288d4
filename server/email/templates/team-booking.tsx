import type { ReactNode } from 'react'
import { demoServiceLabels } from '#content/demo-labels.ts'
import { teamEmailCopy } from '#content/emails/team-emails.ts'
import { bookingNumber } from '#domain/bookings/booking.ts'
import { describePhone } from '#domain/contact/phone-number.ts'
import { describeSlot } from '#server/bookings/book/describe-slot.ts'
import type { EmailData, EmailLetter } from '../email-templates.ts'
import {
  Answer,
  Highlight,
  MailLink,
  MainButton,
  mailto,
  Paragraph,
  Quotation,
  Subheading,
  WebLink,
} from './layout.tsx'

const words = teamEmailCopy.booking
const { fields } = words

/** To the team: who booked a demo, of what, and when. */
export const teamBookingMade: EmailLetter<'team-booking-made'> = (data, { siteUrl }) =>
  letter('made', data, siteUrl, null)

export const teamBookingMoved: EmailLetter<'team-booking-moved'> = (data, { siteUrl }) =>
  letter(
    'moved',
    data,
    siteUrl,
    <>
      <Answer label={fields.before}>{describeSlot(data.movedFrom, data.timeZone)}</Answer>
      <Paragraph>{data.by === 'team' ? words.byTeam : words.byVisitor}</Paragraph>
    </>,
  )

export const teamBookingCancelled: EmailLetter<'team-booking-cancelled'> = (data, { siteUrl }) =>
  letter(
    'cancelled',
    data,
    siteUrl,
    <>
      <Answer label={fields.reason}>{data.reason ?? words.notProvided}</Answer>
      <Paragraph>{data.by === 'team' ? words.byTeam : words.byVisitor}</Paragraph>
    </>,
  )

function letter(
  kind: 'made' | 'moved' | 'cancelled',
  data: EmailData['team-booking-made'],
  siteUrl: string,
  change: ReactNode,
) {
  const when = describeSlot(data.startsAt, data.timeZone)
  const service = demoServiceLabels.en[data.service]
  const { company, message } = data
  const phone = describePhone(data.phone)
  const visitorTime = describeSlot(data.startsAt, data.visitorTimeZone ?? data.timeZone)
  const whatsApp = phone?.whatsApp
  return {
    subject: words[kind].subject({ name: data.name, service, when }),
    words: { preview: when, heading: words[kind].heading },
    body: (
      <>
        <Subheading>{service}</Subheading>
        <Highlight label={fields.time}>{when}</Highlight>
        {visitorTime !== when && <Answer label={fields.visitorTime}>{visitorTime}</Answer>}
        {change}
        <Answer label={fields.name}>{data.name}</Answer>
        <Answer label={fields.email}>
          <MailLink address={data.email} />
        </Answer>
        <Answer label={fields.company}>{company ?? words.notProvided}</Answer>
        <Answer label={fields.phone}>{phone?.text ?? words.notProvided}</Answer>
        <Answer label={fields.bookingId}>{bookingNumber(data.bookingId)}</Answer>
        <Answer label={fields.message}>{message ? '' : words.noMessage}</Answer>
        {message && <Quotation>{message}</Quotation>}
        <MainButton href={mailto(data.email, words.answerSubject(when))}>{words.answerByMail}</MainButton>
        {whatsApp && (
          <MainButton href={whatsApp} tone="whatsApp">
            {words.answerByWhatsApp}
          </MainButton>
        )}
        <Paragraph>
          <WebLink href={`${siteUrl}/del-admin-dashboard/bookings/${data.bookingId}`}>{words.open}</WebLink>
        </Paragraph>
      </>
    ),
  }
}
