import type {
  BudgetRange,
  BusinessType,
  ProjectComplexity,
  ProjectTimeline,
  ServiceInterest,
  Urgency,
} from '#domain/leads/lead.ts'
import type { Locale } from '#domain/locale.ts'

/** The words of the quote form's choices, in the order they are offered. */
export type QuoteLabels = {
  serviceInterest: Record<ServiceInterest, string>
  budgetRange: Record<BudgetRange, string>
  projectTimeline: Record<ProjectTimeline, string>
  businessType: Record<BusinessType, string>
  urgency: Record<Urgency, string>
  projectComplexity: Record<ProjectComplexity, string>
}

const english: QuoteLabels = {
  serviceInterest: {
    'ai-chatbots': 'AI chatbots and WhatsApp automation',
    'gpt-agents': 'GPT agents',
    'education-tools': 'Education tools',
    'ai-web-apps': 'AI websites and web apps',
    'creative-services': 'Creative services',
    'music-creation': 'Music creation',
  },
  budgetRange: {
    'under-25k': 'Under ₹25,000',
    '25k-50k': '₹25,000-50,000',
    '50k-1l': '₹50,000-1,00,000',
    '1l-2.5l': '₹1,00,000-2,50,000',
    '2.5l-plus': '₹2,50,000+',
  },
  projectTimeline: {
    asap: 'ASAP (Within 2 weeks)',
    '1-month': '1 month',
    '2-3-months': '2-3 months',
    '6-months-plus': '6+ months',
  },
  businessType: {
    startup: 'Startup',
    small: 'Small Business (10-50 employees)',
    medium: 'Medium Business (50-1000 employees)',
    enterprise: 'Enterprise (1000+ employees)',
    individual: 'Individual/Freelancer',
  },
  urgency: {
    critical: 'Critical - Need immediate solution',
    high: 'High - Important for business growth',
    medium: 'Medium - Planned improvement',
    low: 'Low - Exploring options',
  },
  projectComplexity: {
    low: 'Low - Basic AI integration',
    medium: 'Medium - Standard AI features',
    high: 'High - Advanced AI features needed',
  },
}

/** English stands in until a language has its own words. */
export const quoteLabels: Record<Locale, QuoteLabels> = { en: english, hi: english, sw: english }
