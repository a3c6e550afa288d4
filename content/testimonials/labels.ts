import type { TestimonialFlag } from '#domain/testimonials/flags.ts'
import type { TestimonialService } from '#domain/testimonials/testimonial.ts'

/** What a testimonial can be about, by name, as the specification has them. */
export const testimonialServiceLabels: Record<TestimonialService, string> = {
  'ai-chatbot': 'AI Chatbot',
  'whatsapp-automation': 'WhatsApp Automation',
  'ai-automation': 'AI Automation',
  'invoice-automation': 'Invoice Automation',
  'social-media-automation': 'Social Media Automation',
  'supply-chain-management': 'Supply Chain Management',
  'document-processing': 'Document Processing',
  'custom-ai-solution': 'Custom AI Solution',
  'website-development': 'Website Development',
  'web-application-development': 'Web Application Development',
  'mobile-app-development': 'Mobile App Development',
  'ecommerce-solutions': 'E-commerce Solutions',
  'ai-integration-services': 'AI Integration Services',
  'business-process-automation': 'Business Process Automation',
  'data-analytics-ai': 'Data Analytics & AI',
  'custom-software-development': 'Custom Software Development',
  'api-development-integration': 'API Development & Integration',
  'cloud-solutions': 'Cloud Solutions',
  'digital-transformation-consulting': 'Digital Transformation Consulting',
}

/** As the label stands for each number of stars. */
export function starsLabel(rating: number): string {
  return rating === 1 ? '1 star' : `${rating} stars`
}

/** What to look at before approving, in words for the team. */
export const testimonialFlagLabels: Record<TestimonialFlag, string> = {
  'same-address': 'This address wrote one before',
  'same-text': 'The same words came in before',
  link: 'There is a link in the text',
  'too-fast': 'It was written faster than anybody writes',
}
