/** What a testimonial can be about. The keys are what forms send and the database keeps; labels are in `content/`. */
export const testimonialServices = [
  'ai-chatbot',
  'whatsapp-automation',
  'ai-automation',
  'invoice-automation',
  'social-media-automation',
  'supply-chain-management',
  'document-processing',
  'custom-ai-solution',
  'website-development',
  'web-application-development',
  'mobile-app-development',
  'ecommerce-solutions',
  'ai-integration-services',
  'business-process-automation',
  'data-analytics-ai',
  'custom-software-development',
  'api-development-integration',
  'cloud-solutions',
  'digital-transformation-consulting',
] as const
export type TestimonialService = (typeof testimonialServices)[number]

export const testimonialStatuses = ['pending', 'approved', 'rejected'] as const
export type TestimonialStatus = (typeof testimonialStatuses)[number]

export function isTestimonialService(value: unknown): value is TestimonialService {
  return testimonialServices.includes(value as TestimonialService)
}
