import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'

export type Metrics = ReturnType<typeof createMetrics>

/**
 * Creates the Prometheus metrics. Labels are few and fixed, without paths or personal data. `countEmails` returns the
 * number of mails by status.
 */
export function createMetrics(countEmails: () => Promise<Record<string, number>> = async () => ({})) {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  return {
    registry,
    requests: new Counter({
      name: 'http_requests_total',
      help: 'Requests answered, by kind and status',
      labelNames: ['kind', 'status'] as const,
      registers: [registry],
    }),
    duration: new Histogram({
      name: 'http_request_duration_seconds',
      help: 'Time to answer requests that are not served from memory',
      buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5],
      registers: [registry],
    }),
    leadsCaptured: new Counter({
      name: 'leads_captured_total',
      help: 'Submissions of the quote form, by what became of them',
      labelNames: ['outcome'] as const,
      registers: [registry],
    }),
    chatReplies: new Counter({
      name: 'chat_replies_total',
      help: 'Replies in the chat, by who wrote them and how they ended',
      labelNames: ['author', 'status'] as const,
      registers: [registry],
    }),
    emails: new Gauge({
      name: 'emails',
      help: 'Mails in the outbox, by status',
      labelNames: ['status'] as const,
      registers: [registry],
      async collect() {
        // The last counts stay while the database is unavailable.
        const counts = await countEmails().catch(() => ({}))
        for (const [status, count] of Object.entries(counts)) this.set({ status }, count)
      },
    }),
  }
}
