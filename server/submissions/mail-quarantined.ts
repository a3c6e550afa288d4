import type { Trx } from '#server/database/open-database.ts'
import { enqueueEmails, TO_OWNER } from '#server/email/delivery/outbox.ts'

/** Mails the owner how many submissions were quarantined as suspected spam since a moment; nothing if there were none. */
export async function mailQuarantined(
  trx: Trx,
  { since, now, messageHost }: { since: Date; now: Date; messageHost: string },
): Promise<void> {
  const rows = await trx
    .selectFrom('quarantined_submissions')
    .select(['kind', (eb) => eb.fn.countAll<number>().as('total')])
    .where('created_at', '>', since.toISOString())
    .groupBy('kind')
    .execute()
  if (rows.length === 0) return
  const totals = Object.fromEntries(rows.map(({ kind, total }) => [kind, Number(total)]))
  const data = { quotes: totals.quote ?? 0, demos: totals.demo ?? 0, testimonials: totals.testimonial ?? 0 }
  await enqueueEmails(trx, [{ template: 'quarantined', to: TO_OWNER, locale: 'en', data }], now, messageHost)
}
