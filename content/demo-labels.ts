import type { DemoService } from '#domain/bookings/demo.ts'

/** The demo form's choices by name; these are names of products and the same in every language. */
export const demoServiceLabels: Record<DemoService, string> = {
  'ai-chatbots': 'AI Chatbots',
  'whatsapp-bots': 'WhatsApp AI Bots',
  'website-chatbots': 'Website Chatbots',
  'voice-ai': 'Voice AI Solutions',
  'crm-integrations': 'CRM Integrations',
}
