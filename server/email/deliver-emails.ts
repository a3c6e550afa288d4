import type { Contact } from '#content/fill-contact.ts'
import type { MailState } from '#domain/email/mail-state.ts'
import { defaultLocale, isLocale } from '#domain/locale.ts'
import { createCircuitBreaker } from '#server/circuit-breaker.ts'
import type { Clock } from '#server/clock.ts'
import type { Database } from '#server/database/open-database.ts'
import { createDeliveryWorker } from '#server/delivery-worker.ts'
import type { Metrics } from '#server/http/metrics.ts'
import type { Logger } from '#server/logger.ts'
import { isPlainAddress } from './addresses.ts'
import { type ClaimedEmail, claimEmail, type DueEmail, findDueEmails } from './claim-email.ts'
import { countEmails } from './count-emails.ts'
import { type EmailContent, emailAudience, isEmailTemplate } from './email-templates.ts'
import { invitationOf } from './invitation-of.ts'
import { readMailState } from './mail-state.ts'
import type { MailTransport, Sender, SendResult } from './mail-transport.ts'
import { isLinkRemoved } from './one-time-links.ts'
import { TO_OWNER } from './outbox.ts'
import { recordOutcome } from './record-outcome.ts'
import { renderEmail } from './render-email.ts'
import { isWelcome } from './why-held-back.ts'
import { withoutContents } from './without-contents.ts'

export type EmailDeliveryOptions = {
  database: Database
  clock: Clock
  logger: Logger
  metrics: Pick<Metrics, 'emails'>
  /** Without one, mails stay in the outbox, where they can be read. */
  transport?: MailTransport | undefined
  from: Sender
  siteUrl: string
  /** How the business is reached, as it holds now. */
  contact: Contact
  /** Where mails to the owner go; nothing while there is no owner. */
  ownerAddress: () => Promise<string | undefined>
  /** How many are under way at once. */
  concurrency?: number
  /** How often to look without being woken. */
  pollMs?: number
  /** For how long a worker may take over one mail; afterwards another takes it on. */
  leaseMs?: number
  /** How long `stop` waits for what is under way. */
  stopMs?: number
  random?: () => number
}

export type EmailDelivery = ReturnType<typeof createEmailDelivery>

const CANDIDATES = 30
/** One may be about a single mailbox. */
const FAILURES_SHOW = 2
const COUNT_EVERY_MS = 30_000

/** Delivers what is in the outbox, at least once each, also beside other instances on the same database. */
export function createEmailDelivery(options: EmailDeliveryOptions) {
  const { database, clock, logger, metrics, transport, from, siteUrl, contact, ownerAddress } = options
  const {
    concurrency = 3,
    pollMs = 15_000,
    leaseMs = 180_000,
    stopMs = 5_000,
    random = Math.random,
  } = options
  const health = createCircuitBreaker(clock, { opensAfter: FAILURES_SHOW })
  let countedAt = Number.NEGATIVE_INFINITY
  let owner: string | undefined

  /** What was refused for good was still heard; a refused account is as bad as no connection. */
  function noteHealth(result: SendResult) {
    if (result.ok || (result.permanent && !result.accountRefused)) health.succeeded()
    else health.failed()
  }

  async function attempt(sendBy: MailTransport, email: ClaimedEmail): Promise<SendResult> {
    const to = email.to_address === TO_OWNER ? owner : email.to_address
    if (!to || !isPlainAddress(to)) return { ok: false, permanent: true, reason: 'not an e-mail address' }
    try {
      const { template } = email
      if (!isEmailTemplate(template)) throw new TypeError('unknown template')
      const concealed = await withoutContents(database.db, email)
      const content = concealed ?? ({ template, data: JSON.parse(email.data) } as EmailContent)
      if (isLinkRemoved(template, content.data)) {
        return { ok: false, permanent: true, reason: 'the link in this mail has expired' }
      }
      const locale = isLocale(email.locale) ? email.locale : defaultLocale
      const isToTeam = emailAudience[template] === 'owner'
      const written = await renderEmail({ ...content, locale }, { siteUrl, contact })
      const calendar = await invitationOf(content, { to, locale, siteUrl, contact })
      const replyTo = concealed ? undefined : (email.reply_to ?? (isToTeam ? undefined : contact.email))
      const result = await sendBy.send({
        ...written,
        messageId: email.message_id,
        from,
        to,
        replyTo: replyTo && isPlainAddress(replyTo) ? replyTo : undefined,
        date: new Date(email.planned_at ?? email.created_at),
        calendar,
        content,
      })
      noteHealth(result)
      return result
    } catch (error) {
      // A mistake of ours, which a newer version may have mended by the next attempt.
      logger.error({ err: error, emailId: email.id, template: email.template }, 'a mail could not be written')
      const kind = error instanceof Error ? error.name : typeof error
      return { ok: false, permanent: false, reason: `could not be written (${kind})` }
    }
  }

  async function record(email: ClaimedEmail, result: SendResult) {
    const status = await recordOutcome(database, email, result, { now: clock(), random, siteUrl })
    if (result.ok) return
    const { id: emailId, template, attempts } = email
    logger.warn({ emailId, template, attempts, status }, 'mail not sent')
  }

  async function count() {
    const now = clock()
    if (now.getTime() - countedAt < COUNT_EVERY_MS) return
    countedAt = now.getTime()
    for (const [status, count] of Object.entries(await countEmails(database.db, now))) {
      metrics.emails.set({ status }, count)
    }
  }

  const worker = createDeliveryWorker<DueEmail, ClaimedEmail>({
    find: async () => {
      if (!transport) return []
      owner = await ownerAddress()
      return findDueEmails(database.db, {
        now: clock(),
        limit: CANDIDATES,
        ownerKnown: owner !== undefined,
      })
    },
    claim: (due) => database.write((trx) => claimEmail(trx, due, { now: clock(), leaseMs })),
    handle: async (email) => {
      if (transport) await record(email, await attempt(transport, email))
    },
    afterwards: count,
    onError: (error) => logger.error({ err: error }, 'the outbox could not be worked through'),
    concurrency,
    pollMs,
    stopMs,
    random,
  })

  const state = async (): Promise<MailState> =>
    transport ? readMailState(database.db, clock()) : { kind: 'none' }

  return {
    /** Whether mail can be sent now. Every place that says that a mail is sent asks this. */
    state,
    /**
     * Whether the mail that a visitor was just written goes out in these moments: mail can be sent, the last mails
     * got through, and the address may be written to. What doesn't go at once still goes when it can.
     */
    async sendsAtOnce(address: string): Promise<boolean> {
      if (health.isOpen() || (await state()).kind !== 'working') return false
      return isWelcome(database.db, address, clock())
    },
    /** Tries everything that is due now, and resolves when nothing is left. */
    deliverDue: worker.deliverDue,
    start: worker.start,
    /** Something was put into the outbox: it is looked at soon, whatever the interval. */
    wake: () => {
      if (transport) worker.wake()
    },
    /** Takes on nothing more and lets what is under way finish; what hangs is left to its lease. */
    stop: async () => {
      await worker.stop()
      transport?.close()
    },
  }
}
