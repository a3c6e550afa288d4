/** Demo topics; the form preselects the first. */
export const demoServices = [
  'ai-chatbots',
  'whatsapp-bots',
  'website-chatbots',
  'voice-ai',
  'crm-integrations',
] as const
export type DemoService = (typeof demoServices)[number]

/** Form fields and server checks share these limits. */
export const demoLimits = {
  name: 100,
  email: 254,
  company: 150,
  phone: 40,
  message: 2000,
} as const

/** Demo times and days are those of the business's location. */
export const DEMO_TIME_ZONE = 'Asia/Kolkata'
