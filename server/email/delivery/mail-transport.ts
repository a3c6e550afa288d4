import type { CalendarFile } from '#server/bookings/calendar/write-calendar-file.ts'
import type { EmailContent } from '../email-templates.ts'

/** A mail to send. Recipient and sender are single, plain addresses. */
export type Mail = {
  /** Includes the angle brackets; the same in every attempt. */
  messageId: string
  from: Sender
  to: string
  replyTo?: string | undefined
  subject: string
  html: string
  text: string
  /** When it was written, which may be long before it is sent. */
  date: Date
  /** An invitation for the recipient's calendar. */
  calendar?: CalendarFile | undefined
  /** The data of the template, for services that render mails themselves. */
  content: EmailContent
}

export type Sender = { name: string; address: string }

export type SendResult =
  /** `note`: a problem that did not prevent sending. Like `reason`, it contains no address. */
  { ok: true; note?: string } | SendFailure

export type SendFailure = {
  ok: false
  /** A retry cannot help. */
  permanent: boolean
  reason: string
  /** The mail was handed over but no answer came, so it may have arrived. */
  mayHaveArrived?: boolean
  /** The mail service refuses everything until our account there is fixed. */
  accountRefused?: boolean
}

/** Sends mails. Expected failures are results, and every call settles within two minutes. */
export type MailTransport = {
  send(mail: Mail): Promise<SendResult>
  close(): void
}
