import { randomUUID } from 'node:crypto'
import type { Viewer } from '#domain/accounts/viewer.ts'
import type { LeadCapture } from '#server/leads/capture/capture-lead.ts'
import type { QuoteSubmission } from '#server/leads/capture/submit-quote.ts'

/** Returns a valid submission; a test states only what matters to it. */
export function buildSubmission(changes: Partial<QuoteSubmission> = {}): QuoteSubmission {
  return {
    name: 'Asha Verma',
    email: 'asha@example.test',
    phone: '+91 98765 43210',
    message: 'We run a dental clinic in Saket and miss calls after eight.',
    serviceInterest: 'ai-chatbots',
    budgetRange: '50k-1l',
    projectTimeline: undefined,
    businessType: undefined,
    projectComplexity: undefined,
    urgency: undefined,
    consent: true,
    ...changes,
  }
}

export function buildCapture(
  changes: Partial<Omit<LeadCapture, 'submission'>> & { submission?: Partial<QuoteSubmission> } = {},
): LeadCapture {
  const { submission, ...rest } = changes
  return {
    submission: buildSubmission(submission),
    idempotencyKey: randomUUID(),
    source: 'website_contact',
    attribution: {},
    locale: 'en',
    ...rest,
  }
}

/** Returns a team member; a test states only what matters to it. */
export function buildViewer(changes: Partial<Viewer> = {}): Viewer {
  return {
    id: 'viewer-1',
    email: 'member@example.test',
    name: 'A member',
    role: 'member',
    status: 'approved',
    emailVerified: true,
    sessionId: 'session-1',
    ...changes,
  }
}
