import { createCircuitBreaker } from '#server/circuit-breaker.ts'
import type { Clock } from '#server/clock.ts'
import type { MailTransport, SendFailure } from './mail-transport.ts'

/**
 * Sends by the first way, and by the second where the first fails for now. A mail that the first may have taken
 * after all is left to a later attempt, so that nobody gets it twice at once. After three failures in a row the
 * first is not even asked for a minute.
 */
export function failOver(first: MailTransport, second: MailTransport, clock: Clock): MailTransport {
  const breaker = createCircuitBreaker(clock)

  async function tryFirst(mail: Parameters<MailTransport['send']>[0]) {
    if (!breaker.allows()) return passing('the first way to send failed three times in a row')
    const result = await first.send(mail)
    // A refusal of this one mail shows that the way itself is open.
    if (result.ok || result.permanent) breaker.succeeded()
    else breaker.failed()
    return result
  }

  return {
    async send(mail) {
      const result = await tryFirst(mail)
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

function passing(reason: string): SendFailure {
  return { ok: false, permanent: false, reason }
}
