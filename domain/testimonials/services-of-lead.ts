import type { ServiceInterest } from '../leads/lead.ts'
import type { TestimonialService } from './testimonial.ts'

/** What a lead asked for, as the service that its testimonial would be about. */
export const serviceOfLead: Record<ServiceInterest, TestimonialService> = {
  'ai-chatbots': 'ai-chatbot',
  'gpt-agents': 'ai-automation',
  'education-tools': 'custom-ai-solution',
  'ai-web-apps': 'web-application-development',
  'creative-services': 'custom-ai-solution',
  'music-creation': 'custom-ai-solution',
}
