import type { Readable } from 'node:stream'
import { isPlainAddress, withoutAddresses } from '#server/email/addresses.ts'
import type { Mail, MailTransport, SendFailure, SendResult } from '#server/email/delivery/mail-transport.ts'

type Timeouts = {
  /** Time limit for connecting, for the greeting, and for silence. */
  waitMs?: number
  /** Time limit for the whole mail, because a trickling server is never silent. */
  totalMs?: number
}

/**
 * Creates a transport through the mail server of an `smtp://` or `smtps://` URL with a small connection pool.
 */
export function createSmtpTransport(
  url: string,
  { waitMs = 15_000, totalMs = 45_000 }: Timeouts = {},
): MailTransport {
  const options = {
    url,
    pool: true,
    maxConnections: 3,
    // One retry covers a pooled connection that the server has closed; the outbox handles other retries.
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
  // Loaded with the first mail, because installations without a mail server do not need it.
  const open = async () => {
    const transporter = (await import('nodemailer')).createTransport(options)
    transporter.use('stream', (mail, done) => {
      // The connection reads this stream once the server accepts content.
      mail.message.processFunc((content: Readable) => {
        contents.set(mail.data.messageId ?? '', content)
        return content
      })
      done()
    })
    return transporter
  }
  /** Content streams of mails in progress, by Message-ID. */
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
    // The envelope sets the recipient, so that no header can add one.
    envelope: { from: mail.from.address, to: [mail.to] },
    from: mail.from,
    to: { name: '', address: mail.to },
    ...(mail.replyTo && isPlainAddress(mail.replyTo) ? { replyTo: { name: '', address: mail.replyTo } } : {}),
    subject: mail.subject,
    html: mail.html,
    text: mail.text,
    // Calendars look for the inline part; other programs need the attached file.
    ...(mail.calendar ? { icalEvent: { ...mail.calendar, filename: 'demo.ics' } } : {}),
    messageId: mail.messageId,
    date: mail.date,
    // Auto-responders do not answer such mails.
    headers: { 'Auto-Submitted': 'auto-generated' },
    disableFileAccess: true,
    disableUrlAccess: true,
  }
}

type SmtpError = Error & { code?: string; command?: string; responseCode?: number; response?: string }

/**
 * Only a refusal of this recipient or content is permanent. A wrong password or sender is ours to fix. If the
 * content was read but no response came, the server may have accepted the mail.
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
