import type { Labels } from '../labels.ts'

/** The form choices by name, in the order in which they are offered. */
export const labels: Labels = {
  quote: {
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
  },
  demoServices: {
    'ai-chatbots': 'AI Chatbots',
    'whatsapp-bots': 'WhatsApp AI Bots',
    'website-chatbots': 'Website Chatbots',
    'voice-ai': 'Voice AI Solutions',
    'crm-integrations': 'CRM Integrations',
  },
  testimonialServices: {
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
  },
}
