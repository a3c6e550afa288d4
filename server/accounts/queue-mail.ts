import type { Trx } from '#server/database/open-database.ts'
import { enqueueEmails, type NewEmail } from '#server/email/delivery/outbox.ts'
import type { AccountDependencies } from './dependencies.ts'

type WithoutLocale<Mail> = Mail extends NewEmail ? Omit<Mail, 'locale'> : never

/** Queues an English mail within the transaction of its cause. */
export async function queueMail(
  { clock, messageHost }: Pick<AccountDependencies, 'clock' | 'messageHost'>,
  trx: Trx,
  mail: WithoutLocale<NewEmail>,
): Promise<void> {
  await enqueueEmails(trx, [{ ...mail, locale: 'en' }], clock(), messageHost)
}
