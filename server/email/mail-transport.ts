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
}

export type Sender = { name: string; address: string }

export type SendResult =
  | { ok: true }
  /** `permanent`: sending the same again can't help. `reason` holds nobody's address. */
  | { ok: false; permanent: boolean; reason: string }

/** What hands mails on. Expected failures are results, and it settles within a minute whatever happens. */
export type MailTransport = {
  send(mail: Mail): Promise<SendResult>
  close(): void
}
