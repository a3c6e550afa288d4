/** The subjects of a testimonial, as used in forms and the database; their labels live in `content/`. */
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

/** Returns whether a value is a testimonial service. */
export function isTestimonialService(value: unknown): value is TestimonialService {
  return testimonialServices.includes(value as TestimonialService)
}
