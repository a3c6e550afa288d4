import { isPlainAddress } from '#server/email/addresses.ts'
import type { Mail, MailTransport, SendResult } from '#server/email/mail-transport.ts'

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
  const open = async () => (await import('nodemailer')).createTransport(options)

  return {
    async send(mail): Promise<SendResult> {
      if (!isPlainAddress(mail.to)) return { ok: false, permanent: true, reason: 'not an e-mail address' }
      try {
        opened ??= open()
        const transporter = await opened
        await transporter.sendMail({ ...messageOf(mail), signal: AbortSignal.timeout(totalMs) })
        return { ok: true }
      } catch (error) {
        return { ok: false, ...describeFailure(error) }
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
    messageId: mail.messageId,
    date: mail.date,
    // Holiday notices and other robots do not answer to it.
    headers: { 'Auto-Submitted': 'auto-generated' },
    disableFileAccess: true,
    disableUrlAccess: true,
  }
}

type SmtpError = Error & { code?: string; command?: string; responseCode?: number; response?: string }

/** Only a refusal of this recipient or this content is final. A wrong password or sender is for us to mend. */
function describeFailure(error: unknown): { permanent: boolean; reason: string } {
  const { name, code, command, responseCode, response } = error as SmtpError
  if (responseCode) {
    const permanent = responseCode >= 500 && (command === 'RCPT TO' || command === 'DATA')
    const said = response ? `: ${withoutAddresses(response)}` : ''
    return { permanent, reason: `the mail server said no at ${command ?? 'the start'}${said}` }
  }
  if (name === 'AbortError' || name === 'TimeoutError' || code === 'ETIMEDOUT') {
    return { permanent: false, reason: 'the mail server took too long' }
  }
  if (code === 'EAUTH') return { permanent: false, reason: 'the mail server refused the sign-in' }
  return { permanent: false, reason: `no connection to the mail server (${code ?? name})` }
}

function withoutAddresses(response: string): string {
  return response
    .replace(/\S+@\S+/g, '…')
    .replace(/\s+/g, ' ')
    .slice(0, 200)
}
