import type { Readable } from 'node:stream'
import { isPlainAddress, withoutAddresses } from '#server/email/addresses.ts'
import type { Mail, MailTransport, SendFailure, SendResult } from '#server/email/mail-transport.ts'

type Timeouts = {
  /** For connecting, for the greeting, and for silence. */
  waitMs?: number
  /** For everything together: a server that drips is never silent. */
  totalMs?: number
}

/** Sends through the mail server of an `smtp://` or `smtps://` URL, over a few connections that are kept. */
export function createSmtpTransport(
  url: string,
  { waitMs = 15_000, totalMs = 45_000 }: Timeouts = {},
): MailTransport {
  const options = {
    url,
    pool: true,
    maxConnections: 3,
    // Once, for a kept connection that the server has closed meanwhile. The outbox repeats the rest.
    maxRequeues: 1,
    connectionTimeout: waitMs,
    dnsTimeout: waitMs,
    greetingTimeout: waitMs,
    socketTimeout: waitMs,
    idleTimeout: 30_000,
    disableFileAccess: true,
    disableUrlAccess: true,
  }
  let opened: ReturnType<typeof open> | undefined
  // Fetched with the first mail: whoever has no mail server needs none of its memory.
  const open = async () => {
    const transporter = (await import('nodemailer')).createTransport(options)
    transporter.use('stream', (mail, done) => {
      // The stream that the connection reads once the server has said that it wants the content.
      mail.message.processFunc((content: Readable) => {
        contents.set(mail.data.messageId ?? '', content)
        return content
      })
      done()
    })
    return transporter
  }
  /** The content of what is under way, by Message-ID. */
  const contents = new Map<string, Readable>()

  return {
    async send(mail): Promise<SendResult> {
      if (!isPlainAddress(mail.to)) return { ok: false, permanent: true, reason: 'not an e-mail address' }
      try {
        opened ??= open()
        const transporter = await opened
        await transporter.sendMail({ ...messageOf(mail), signal: AbortSignal.timeout(totalMs) })
        return { ok: true }
      } catch (error) {
        return describeFailure(error, contents.get(mail.messageId)?.readableDidRead ?? false)
      } finally {
        contents.delete(mail.messageId)
      }
    },
    close: () => void opened?.then((transporter) => transporter.close({ force: true })),
  }
}

function messageOf(mail: Mail) {
  return {
    // Who gets it is said here, once: nothing in a header can add to it.
    envelope: { from: mail.from.address, to: [mail.to] },
    from: mail.from,
    to: { name: '', address: mail.to },
    ...(mail.replyTo && isPlainAddress(mail.replyTo) ? { replyTo: { name: '', address: mail.replyTo } } : {}),
    subject: mail.subject,
    html: mail.html,
    text: mail.text,
    // Both a part that calendars look for, and a file for programs without one.
    ...(mail.calendar ? { icalEvent: { ...mail.calendar, filename: 'demo.ics' } } : {}),
    messageId: mail.messageId,
    date: mail.date,
    // Holiday notices and other robots do not answer to it.
    headers: { 'Auto-Submitted': 'auto-generated' },
    disableFileAccess: true,
    disableUrlAccess: true,
  }
}

type SmtpError = Error & { code?: string; command?: string; responseCode?: number; response?: string }

/**
 * Only a refusal of this recipient or this content is final. A wrong password or sender is for us to mend. Where the
 * content was being read and no answer came, the server may have taken the mail all the same.
 */
function describeFailure(error: unknown, contentWasRead: boolean): SendFailure {
  const { name, code, command, responseCode, response, message } = error as SmtpError
  if (responseCode) {
    const permanent = responseCode >= 500 && (command === 'RCPT TO' || command === 'DATA')
    const said = response ? `: ${withoutAddresses(response)}` : ''
    return failure(`the mail server said no at ${command ?? 'the start'}${said}`, { permanent })
  }
  const mayHaveArrived = contentWasRead
  if (name === 'AbortError' || name === 'TimeoutError' || code === 'ETIMEDOUT') {
    return failure('the mail server took too long', { mayHaveArrived })
  }
  if (code === 'EAUTH') return failure('the mail server refused the sign-in')
  if (code === 'EDNS') return failure('the mail server was not found')
  if (message.includes('ECONNREFUSED')) return failure('the mail server refused the connection')
  return failure(`no connection to the mail server (${code ?? name})`, { mayHaveArrived })
}

function failure(reason: string, { permanent = false, mayHaveArrived = false } = {}): SendFailure {
  return { ok: false, permanent, reason, ...(mayHaveArrived ? { mayHaveArrived } : {}) }
}
