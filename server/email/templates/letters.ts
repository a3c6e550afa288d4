import { teamEmailCopy } from '#content/emails/team-emails.ts'
import { visitorEmailCopy } from '#content/emails/visitor-emails.ts'
import type { Locale } from '#domain/locale.ts'
import { type EmailLetter, type EmailTemplate, emailAudience } from '../email-templates.ts'
import {
  changeEmail,
  emailChanged,
  registrationApproved,
  resetPassword,
  verifyEmail,
} from './account-letters.tsx'
import { bookingCancelled, bookingMade, bookingMoved, bookingReminder } from './booking.tsx'
import { chatWaiting } from './chat-waiting.tsx'
import { invitation } from './invitation.tsx'
import { newLead } from './new-lead.tsx'
import {
  failedSignIns,
  modelKeyRefused,
  quarantined,
  registrationWaiting,
  webhookStopped,
} from './owner-notices.tsx'
import { dataErased, dataLink, dataNotice } from './privacy.tsx'
import { quoteReceived } from './quote-received.tsx'
import { teamBookingCancelled, teamBookingMade, teamBookingMoved } from './team-booking.tsx'
import { teamReply } from './team-reply.tsx'
import {
  testimonialApproved,
  testimonialReceived,
  testimonialReminder,
  testimonialRequest,
} from './testimonial-letters.tsx'
import { testimonialWaiting } from './testimonial-waiting.tsx'

export const letters: { [Template in EmailTemplate]: EmailLetter<Template> } = {
  'new-lead': newLead,
  'quote-received': quoteReceived,
  'chat-waiting': chatWaiting,
  'model-key-refused': modelKeyRefused,
  quarantined,
  'failed-sign-ins': failedSignIns,
  'webhook-stopped': webhookStopped,
  'booking-made': bookingMade,
  'booking-moved': bookingMoved,
  'booking-cancelled': bookingCancelled,
  'booking-reminder': bookingReminder,
  'team-booking-made': teamBookingMade,
  'team-booking-moved': teamBookingMoved,
  'team-booking-cancelled': teamBookingCancelled,
  'testimonial-received': testimonialReceived,
  'testimonial-waiting': testimonialWaiting,
  'testimonial-approved': testimonialApproved,
  'testimonial-request': testimonialRequest,
  'testimonial-reminder': testimonialReminder,
  'data-link': dataLink,
  'data-erased': dataErased,
  'data-notice': dataNotice,
  'team-reply': teamReply,
  invitation,
  'verify-email': verifyEmail,
  'reset-password': resetPassword,
  'change-email': changeEmail,
  'email-changed': emailChanged,
  'registration-waiting': registrationWaiting,
  'registration-approved': registrationApproved,
}

/** Returns the language and the footer of a mail; mails to the team and its accounts are in English. */
export function frameOf(template: EmailTemplate, locale: Locale): { language: Locale; footer: string } {
  const audience = emailAudience[template]
  return audience === 'owner' || audience === 'account'
    ? { language: 'en', footer: teamEmailCopy.footer }
    : { language: locale, footer: visitorEmailCopy[locale].footer }
}
