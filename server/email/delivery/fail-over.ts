import type { MailTransport } from './mail-transport.ts'

/**
 * Sends by the first transport, and by the second if the first fails temporarily. If the first may have accepted the
 * mail, a later attempt decides, so that the recipient does not get it twice.
 */
export function failOver(first: MailTransport, second: MailTransport): MailTransport {
  return {
    async send(mail) {
      const result = await first.send(mail)
      if (result.ok || result.permanent || result.mayHaveArrived) return result
      const other = await second.send(mail)
      if (other.ok) return { ok: true, note: `sent by the other service, because ${result.reason}` }
      // The first transport may still accept what the second refuses permanently.
      return { ...other, permanent: false, reason: `${result.reason}; ${other.reason}` }
    },
    close() {
      first.close()
      second.close()
    },
  }
}
