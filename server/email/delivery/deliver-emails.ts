import type { Contact } from '#content/fill-contact.ts'
import type { MailState } from '#domain/email/mail-state.ts'
import { defaultLocale, isLocale } from '#domain/locale.ts'
import type { Db, Trx } from '#server/database/open-database.ts'
import type { EmailsTable } from '#server/database/tables.ts'
import {
  createJobWorker,
  type JobHandler,
  type JobWorker,
  type JobWorkerOptions,
  type Outcome,
} from '#server/jobs/job-worker.ts'
import { isPlainAddress } from '../addresses.ts'
import { type EmailContent, emailAudience, isEmailTemplate } from '../email-templates.ts'
import { invitationOf } from '../invitation-of.ts'
import { readMailState } from '../mail-state.ts'
import { isLinkExpired, withoutLink } from '../one-time-links.ts'
import { renderEmail } from '../render-email.ts'
import type { MailTransport, Sender, SendResult } from './mail-transport.ts'
import { TO_OWNER } from './outbox.ts'
import { isWelcome, whySuppressed } from './why-suppressed.ts'

export type EmailDeliveryOptions = JobWorkerOptions & {
  /** Without a transport, mails stay in the outbox, where they can be read. */
  transport?: MailTransport | undefined
  from: Sender
  siteUrl: string
  /** The current contact details of the business. */
  contact: Contact
  /** Returns the address for mails to the owner; undefined while there is no owner. */
  ownerAddress: (db: Db | Trx) => Promise<string | undefined>
  leaseMs?: number
}

export type EmailDelivery = ReturnType<typeof createEmailDelivery>

/** A single failure may concern only one mailbox. */
const FAILURES_SHOW = 2
const OWNER_MISSING_MS = 60_000

const columns = [
  'id',
  'message_id',
  'template',
  'locale',
  'to_address',
  'reply_to',
  'data',
  'resent_at',
  'created_at',
  'planned_at',
  'expires_at',
  'lead_id',
  'testimonial_id',
] as const

type Task = Pick<EmailsTable, (typeof columns)[number]> & { to: string }

/** Creates the worker that sends queued mails, and reports whether mail can be sent. */
export function createEmailDelivery(options: EmailDeliveryOptions) {
  const {
    database,
    clock,
    logger,
    transport,
    from,
    siteUrl,
    contact,
    ownerAddress,
    leaseMs = 180_000,
  } = options
  let failuresInRow = 0

  const handler = (sendBy: MailTransport): JobHandler<Task> => ({
    kind: 'email',
    concurrency: 3,
    leaseMs,
    async begin(trx, { key, attempts }, now) {
      const email = await trx
        .selectFrom('emails')
        .select(columns)
        .where('id', '=', key)
        .where('status', 'in', ['queued', 'sending'])
        .executeTakeFirst()
      if (!email) return { kind: 'obsolete' }
      const at = now.toISOString()
      if (email.expires_at !== null && email.expires_at <= at) {
        await trx.deleteFrom('emails').where('id', '=', key).execute()
        return { kind: 'obsolete' }
      }
      const to = email.to_address === TO_OWNER ? await ownerAddress(trx) : email.to_address
      if (to === undefined) return { kind: 'later', at: new Date(now.getTime() + OWNER_MISSING_MS) }
      const reason = await whySuppressed(trx, email)
      if (reason) return { kind: 'dead', reason }
      await trx
        .updateTable('emails')
        .set({ status: 'sending', attempts, updated_at: at })
        .where('id', '=', key)
        .execute()
      return { kind: 'run', task: { ...email, to } }
    },
    run: async (email) => outcomeOf(email, await attempt(sendBy, email)),
    async onEnded(trx, { key }, { status, error, at }) {
      await trx
        .updateTable('emails')
        .set({ status, last_error: error, updated_at: at, ...(status === 'sent' && { sent_at: at }) })
        .where('id', '=', key)
        .execute()
    },
  })

  async function attempt(sendBy: MailTransport, email: Task): Promise<SendResult> {
    const { template, to } = email
    if (!isPlainAddress(to)) return { ok: false, permanent: true, reason: 'not an e-mail address' }
    try {
      if (!isEmailTemplate(template)) throw new TypeError('unknown template')
      const content = { template, data: JSON.parse(email.data) } as EmailContent
      if (isLinkExpired(template, content.data, email.created_at, clock())) {
        return { ok: false, permanent: true, reason: 'the link in this mail has expired' }
      }
      const locale = isLocale(email.locale) ? email.locale : defaultLocale
      const isToTeam = emailAudience[template] === 'owner'
      const written = await renderEmail({ ...content, locale }, { siteUrl, contact })
      const calendar = await invitationOf(content, { to, locale, siteUrl, contact })
      const replyTo = email.reply_to ?? (isToTeam ? undefined : contact.email)
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
      // A permanent refusal proves that the connection works; a refused account does not.
      const isHeard = result.ok || (result.permanent && !result.accountRefused)
      failuresInRow = isHeard ? 0 : failuresInRow + 1
      return result
    } catch (error) {
      // This is our own error, which a newer version may have fixed by the next attempt.
      logger.error({ err: error, emailId: email.id, template }, 'a mail could not be written')
      const kind = error instanceof Error ? error.name : typeof error
      return { ok: false, permanent: false, reason: `could not be written (${kind})` }
    }
  }

  function outcomeOf(email: Task, result: SendResult): Outcome {
    if (result.ok) {
      const data = withoutLink(email)
      return {
        kind: 'done',
        ...(result.note === undefined ? {} : { note: result.note }),
        write: async (trx) => {
          if (data !== email.data)
            await trx.updateTable('emails').set({ data }).where('id', '=', email.id).execute()
        },
      }
    }
    return { kind: result.permanent ? 'dead' : 'retry', reason: result.reason }
  }

  const state = async (): Promise<MailState> =>
    transport ? readMailState(database.db, clock()) : { kind: 'none' }

  return {
    ...(transport ? createJobWorker(options, handler(transport)) : noWorker),
    /** Returns whether mail can be sent now. All texts that promise a mail depend on it. */
    state,
    /**
     * Returns whether a new mail to a visitor will be sent at once: mail can be sent, the last attempts succeeded,
     * and the address is not suppressed. Otherwise the mail is sent later.
     */
    async sendsAtOnce(address: string): Promise<boolean> {
      if (failuresInRow >= FAILURES_SHOW || (await state()).kind !== 'working') return false
      return isWelcome(database.db, address, clock())
    },
  }
}

const noWorker: JobWorker = { runDue: async () => {}, start: () => {}, wake: () => {}, stop: async () => {} }
