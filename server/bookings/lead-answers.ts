import type { DemoService } from '#domain/bookings/demo.ts'
import type { ServiceInterest } from '#domain/leads/lead.ts'
import type { LeadAnswers } from '#server/leads/lead-answers.ts'
import type { DemoRequest } from './book/demo-form.ts'

/** The lead's service for each kind of demo. */
export const interestIn: Record<DemoService, ServiceInterest> = {
  'ai-chatbots': 'ai-chatbots',
  'whatsapp-bots': 'ai-chatbots',
  'website-chatbots': 'ai-chatbots',
  'voice-ai': 'ai-chatbots',
  'crm-integrations': 'gpt-agents',
}

/** Returns the demo form's data as the answers of a lead. */
export function leadAnswers(request: DemoRequest): LeadAnswers {
  return {
    ...request,
    serviceInterest: interestIn[request.service],
    message: request.message ?? '',
    budgetRange: undefined,
    projectTimeline: undefined,
    businessType: undefined,
    projectComplexity: undefined,
    urgency: undefined,
  }
}
