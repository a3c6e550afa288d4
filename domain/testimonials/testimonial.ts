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

/** 1 to 5 stars. */
export const ratings = [5, 4, 3, 2, 1] as const
export type Rating = (typeof ratings)[number]
export const DEFAULT_RATING: Rating = 5

/** Lengths and numbers that the form's inputs and the server's checks share. */
export const testimonialLimits = {
  name: 100,
  email: 254,
  company: 150,
  role: 100,
  content: 2_000,
  projectDetails: 2_000,
  reply: 1_000,
  tags: 8,
  tagLength: 30,
  photoBytes: 5 * 1024 * 1024,
} as const

export function isTestimonialService(value: unknown): value is TestimonialService {
  return testimonialServices.includes(value as TestimonialService)
}
