/** What a demo can be about; the first is the form's choice until another is made. */
export const demoServices = [
  'ai-chatbots',
  'whatsapp-bots',
  'website-chatbots',
  'voice-ai',
  'crm-integrations',
] as const
export type DemoService = (typeof demoServices)[number]

/** Lengths that the form's inputs and the server's checks share. */
export const demoLimits = {
  name: 100,
  email: 254,
  company: 150,
  phone: 40,
  message: 2000,
} as const

/** Times are meant, and days begin, where the business is. */
export const DEMO_TIME_ZONE = 'Asia/Kolkata'
