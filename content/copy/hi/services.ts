import type { Copy } from '#content/copy/copy.ts'
import { aiAppDevelopment } from './services/ai-app-development.ts'
import { creativeServices } from './services/creative-services.ts'
import { ecommerce } from './services/ecommerce.ts'
import { educationTools } from './services/education-tools.ts'
import { gptAgents } from './services/gpt-agents.ts'
import { musicCreation } from './services/music-creation.ts'
import { smb } from './services/smb.ts'

export { services } from './services/overview.ts'
export { sameServicePages, serviceWords } from './services/shared.ts'

/** The service pages, which share a layout. */
export const servicePages: Copy['servicePages'] = {
  ecommerce,
  smb,
  aiAppDevelopment,
  gptAgents,
  musicCreation,
  creativeServices,
  educationTools,
}
