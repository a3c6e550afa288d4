import type { MailTransport } from './mail-transport.ts'

/**
 * Sends by the first transport, and by the second where the first fails for now. A mail that the first may have taken
 * after all is left to a later attempt, so that nobody gets it twice at once.
 */
export function failOver(first: MailTransport, second: MailTransport): MailTransport {
  return {
    async send(mail) {
      const result = await first.send(mail)
      if (result.ok || result.permanent || result.mayHaveArrived) return result
      const other = await second.send(mail)
      if (other.ok) return { ok: true, note: `sent the other way, since ${result.reason}` }
      // What the second refuses for good the first may still take once it is back.
      return { ...other, permanent: false, reason: `${result.reason}; ${other.reason}` }
    },
    close() {
      first.close()
      second.close()
    },
  }
}
