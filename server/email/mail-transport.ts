import type { CalendarFile } from '#server/bookings/write-calendar-file.ts'
import type { EmailContent } from './email-templates.ts'

/** A mail as it goes out. Recipient and sender are single, plain addresses. */
export type Mail = {
  /** With its angle brackets; the same at every attempt. */
  messageId: string
  from: Sender
  to: string
  replyTo?: string | undefined
  subject: string
  html: string
  text: string
  /** When it was written, which may be a while before it is delivered. */
  date: Date
  /** For the reader's calendar. */
  calendar?: CalendarFile | undefined
  /** What it was written from, for a service that writes mails itself and wants only the particulars. */
  content: EmailContent
}

export type Sender = { name: string; address: string }

export type SendResult =
  /** `note`: that it was not as easy as it should be. Holds nobody's address, as all that is said here. */
  { ok: true; note?: string } | SendFailure

export type SendFailure = {
  ok: false
  /** Sending the same again can't help. */
  permanent: boolean
  reason: string
  /** The mail had been handed over when the answer failed to come: it may be on its way. */
  mayHaveArrived?: boolean
  /** The mail service does not take anything from us before somebody mends our account there. */
  accountRefused?: boolean
}

/** What hands mails on. Expected failures are results, and it settles within two minutes whatever happens. */
export type MailTransport = {
  send(mail: Mail): Promise<SendResult>
  close(): void
}
