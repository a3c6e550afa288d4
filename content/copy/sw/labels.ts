import type { Labels } from '../labels.ts'

/** The form choices by name, in the order in which they are offered. */
export const labels: Labels = {
  quote: {
    serviceInterest: {
      'ai-chatbots': 'Chatbot za AI na otomatiki ya WhatsApp',
      'gpt-agents': 'Wasaidizi wa GPT',
      'education-tools': 'Zana za elimu',
      'ai-web-apps': 'Tovuti na programu za AI',
      'creative-services': 'Huduma za ubunifu',
      'music-creation': 'Nyimbo na jingle',
    },
    budgetRange: {
      'under-25k': 'Chini ya ₹25,000',
      '25k-50k': '₹25,000-50,000',
      '50k-1l': '₹50,000-1,00,000',
      '1l-2.5l': '₹1,00,000-2,50,000',
      '2.5l-plus': '₹2,50,000+',
    },
    projectTimeline: {
      asap: 'Haraka (ndani ya wiki 2)',
      '1-month': 'Mwezi 1',
      '2-3-months': 'Miezi 2-3',
      '6-months-plus': 'Miezi 6 au zaidi',
    },
    businessType: {
      startup: 'Biashara mpya (startup)',
      small: 'Biashara ndogo (wafanyakazi 10-50)',
      medium: 'Biashara ya kati (wafanyakazi 50-1000)',
      enterprise: 'Kampuni kubwa (wafanyakazi 1000+)',
      individual: 'Mtu binafsi anayejitegemea',
    },
    urgency: {
      critical: 'Dharura - Nahitaji suluhisho mara moja',
      high: 'Juu - Ni muhimu kwa ukuaji wa biashara',
      medium: 'Wastani - Ni maboresho niliyopanga',
      low: 'Chini - Bado naangalia chaguo zilizopo',
    },
    projectComplexity: {
      low: 'Rahisi - AI ya msingi',
      medium: 'Wastani - AI ya kawaida',
      high: 'Ngumu - AI ya hali ya juu',
    },
  },
  demoServices: {
    'ai-chatbots': 'Chatbot za AI',
    'whatsapp-bots': 'Bot za AI za WhatsApp',
    'website-chatbots': 'Chatbot za tovuti',
    'voice-ai': 'AI ya sauti',
    'crm-integrations': 'Kuunganisha CRM',
  },
  testimonialServices: {
    'ai-chatbot': 'Chatbot ya AI',
    'whatsapp-automation': 'Otomatiki ya WhatsApp',
    'ai-automation': 'Otomatiki ya AI',
    'invoice-automation': 'Otomatiki ya ankara',
    'social-media-automation': 'Otomatiki ya mitandao ya kijamii',
    'supply-chain-management': 'Usimamizi wa ugavi',
    'document-processing': 'Uchakataji wa nyaraka',
    'custom-ai-solution': 'Suluhisho maalum la AI',
    'website-development': 'Utengenezaji wa tovuti',
    'web-application-development': 'Utengenezaji wa programu za mtandaoni',
    'mobile-app-development': 'Utengenezaji wa programu za simu',
    'ecommerce-solutions': 'AI kwa maduka ya mtandaoni',
    'ai-integration-services': 'Uunganishaji wa AI',
    'business-process-automation': 'Otomatiki ya kazi za biashara',
    'data-analytics-ai': 'Uchambuzi wa data na AI',
    'custom-software-development': 'Utengenezaji wa programu maalum',
    'api-development-integration': 'Utengenezaji na uunganishaji wa API',
    'cloud-solutions': 'Huduma za cloud',
    'digital-transformation-consulting': 'Ushauri wa mageuzi ya kidijitali',
  },
}
