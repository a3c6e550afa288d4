import type { EmailLetter, EmailTemplate } from '../email-templates.ts'
import { chatWaiting } from './chat-waiting.tsx'
import { demoReceived } from './demo-received.tsx'
import { demoRequested } from './demo-requested.tsx'
import { mailAccountRefused } from './mail-account-refused.tsx'
import { modelKeyRefused } from './model-key-refused.tsx'
import { newLead } from './new-lead.tsx'
import { quoteReceived } from './quote-received.tsx'
import { registrationApproved } from './registration-approved.tsx'
import { registrationWaiting } from './registration-waiting.tsx'
import { resetPassword } from './reset-password.tsx'
import { verifyEmail } from './verify-email.tsx'

export const letters: { [Template in EmailTemplate]: EmailLetter<Template> } = {
  'new-lead': newLead,
  'quote-received': quoteReceived,
  'chat-waiting': chatWaiting,
  'model-key-refused': modelKeyRefused,
  'mail-account-refused': mailAccountRefused,
  'demo-requested': demoRequested,
  'demo-received': demoReceived,
  'verify-email': verifyEmail,
  'reset-password': resetPassword,
  'registration-waiting': registrationWaiting,
  'registration-approved': registrationApproved,
}
