import type { ServiceInterest } from '../leads/lead.ts'
import type { TestimonialService } from './testimonial.ts'

/** The testimonial service for each service of a lead. */
export const serviceOfLead: Record<ServiceInterest, TestimonialService> = {
  'ai-chatbots': 'ai-chatbot',
  'gpt-agents': 'ai-automation',
  'education-tools': 'custom-ai-solution',
  'ai-web-apps': 'web-application-development',
  'creative-services': 'custom-ai-solution',
  'music-creation': 'custom-ai-solution',
}
