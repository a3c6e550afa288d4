import type { PageId } from '#content/pages.ts'
import { type TestimonialService, testimonialServices } from '#domain/testimonials/testimonial.ts'

type ServicePage = Extract<
  PageId,
  | 'ecommerce'
  | 'smb'
  | 'aiAppDevelopment'
  | 'gptAgents'
  | 'aiProducts'
  | 'musicCreation'
  | 'creativeServices'
  | 'educationTools'
>

/**
 * The pages that show testimonials about each service, most relevant first. The services are those of the
 * form; none covers music, creative work or school tools, so those pages show no testimonials.
 */
export const pagesOfService: Record<TestimonialService, readonly [ServicePage, ...ServicePage[]]> = {
  'ai-chatbot': ['ecommerce', 'gptAgents'],
  'whatsapp-automation': ['smb'],
  'ai-automation': ['smb', 'gptAgents'],
  'invoice-automation': ['smb'],
  'social-media-automation': ['smb'],
  'supply-chain-management': ['ecommerce'],
  'document-processing': ['gptAgents'],
  'custom-ai-solution': ['aiProducts', 'aiAppDevelopment'],
  'website-development': ['aiAppDevelopment'],
  'web-application-development': ['aiAppDevelopment'],
  'mobile-app-development': ['aiAppDevelopment'],
  'ecommerce-solutions': ['ecommerce'],
  'ai-integration-services': ['gptAgents', 'aiProducts'],
  'business-process-automation': ['smb'],
  'data-analytics-ai': ['aiProducts'],
  'custom-software-development': ['aiAppDevelopment', 'aiProducts'],
  'api-development-integration': ['aiAppDevelopment', 'gptAgents'],
  'cloud-solutions': ['aiAppDevelopment'],
  'digital-transformation-consulting': ['smb'],
}

/** Returns the services whose testimonials a page shows; empty for other pages. */
export function servicesOnPage(page: PageId): TestimonialService[] {
  return testimonialServices.filter((service) =>
    (pagesOfService[service] as readonly PageId[]).includes(page),
  )
}
