import type { ReactNode } from 'react'
import { demoServiceLabels } from '#content/demo-labels.ts'
import { type VisitorEmailCopy, visitorEmailCopy } from '#content/emails/visitor-emails.ts'
import { pathOf } from '#content/pages.ts'
import { bookingNumber } from '#domain/bookings/booking.ts'
import {
  type CalendarEntry,
  googleCalendarLink,
  outlookCalendarLink,
} from '#domain/bookings/calendar-links.ts'
import type { Locale } from '#domain/locale.ts'
import { describeSlot } from '#server/bookings/book/describe-slot.ts'
import { visitorEntry } from '#server/bookings/calendar/calendar-entry.ts'
import type { BookingMail, EmailLetter } from '../email-templates.ts'
import { Answer, Highlight, MainButton, OurMailLink, Paragraph, WebLink } from './layout.tsx'

type Context = { locale: Locale; siteUrl: string }

/** To the visitor. It contains only our own text, because anyone can have it sent to any address. */
export const bookingMade: EmailLetter<'booking-made'> = (data, context) =>
  letter('made', data, context, { isOn: true })

export const bookingReminder: EmailLetter<'booking-reminder'> = (data, context) =>
  letter('reminder', data, context, { isOn: true })

export const bookingMoved: EmailLetter<'booking-moved'> = (data, context) => {
  const { before } = visitorEmailCopy[context.locale].booking.moved
  const change = <Answer label={before}>{timeOf(data, data.movedFrom, context.locale)}</Answer>
  return letter('moved', data, context, { change, isOn: true })
}

export const bookingCancelled: EmailLetter<'booking-cancelled'> = (data, context) => {
  const { byTeam, again } = visitorEmailCopy[context.locale].booking.cancelled
  const body = (
    <>
      {data.by === 'team' && <Paragraph>{byTeam}</Paragraph>}
      {data.by === 'team' && data.reason && <Paragraph>{data.reason}</Paragraph>}
      <MainButton href={context.siteUrl + pathOf('book', context.locale)}>{again}</MainButton>
    </>
  )
  return letter('cancelled', data, context, { body, isOn: false })
}

type Kind = 'made' | 'moved' | 'cancelled' | 'reminder'

function letter(
  kind: Kind,
  data: BookingMail,
  { locale }: Context,
  { change, body, isOn }: { change?: ReactNode; body?: ReactNode; isOn: boolean },
) {
  const copy = visitorEmailCopy[locale]
  const words = copy.booking
  const entry = visitorEntry(data, locale)
  const when = timeOf(data, data.startsAt, locale)
  const businessTime = describeSlot(data.startsAt, data.timeZone, locale)
  return {
    subject: words[kind].subject(when),
    words: words[kind],
    greeting: copy.greeting(data.name),
    body: (
      <>
        <Paragraph>{words[kind].text}</Paragraph>
        <Highlight label={words.time}>{when}</Highlight>
        {when !== businessTime && <Answer label={words.businessTime}>{businessTime}</Answer>}
        {change}
        <Answer label={words.service}>{demoServiceLabels[locale][data.service]}</Answer>
        {isOn && <Answer label={words.place}>{entry.place}</Answer>}
        <Answer label={words.booking}>{bookingNumber(data.bookingId)}</Answer>
        {body}
        {isOn && <MainButton href={data.manageUrl}>{words.manage}</MainButton>}
        {isOn && <CalendarLinks entry={entry} file={`${data.manageUrl}/demo.ics`} words={words} />}
        <Paragraph>
          {words.reachBefore} <OurMailLink /> {words.reachAfter}
        </Paragraph>
        <Paragraph quiet>{words.notYou}</Paragraph>
      </>
    ),
  }
}

type LinksProps = { entry: CalendarEntry; file: string; words: VisitorEmailCopy['booking'] }

function CalendarLinks({ entry, file, words }: LinksProps) {
  return (
    <Paragraph>
      {words.calendar} <WebLink href={googleCalendarLink(entry)}>Google</WebLink>,{' '}
      <WebLink href={outlookCalendarLink(entry)}>Outlook</WebLink>,{' '}
      <WebLink href={file}>{words.calendarFile}</WebLink>
    </Paragraph>
  )
}

/** The time in the visitor's time zone, if it is known. */
function timeOf({ timeZone, visitorTimeZone }: BookingMail, moment: string, locale: Locale): string {
  return describeSlot(moment, visitorTimeZone ?? timeZone, locale)
}
