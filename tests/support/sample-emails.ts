import { defaultContact } from '#content/fill-contact.ts'
import { scoreLead } from '#domain/leads/score/score-lead.ts'
import { defaultLocale, type Locale, locales } from '#domain/locale.ts'
import {
  type BookingMail,
  type EmailAudience,
  type EmailContent,
  type EmailData,
  type EmailTemplate,
  emailAudience,
} from '#server/email/email-templates.ts'
import { type RenderedEmail, renderEmail } from '#server/email/render-email.ts'

export type EmailSample = RenderedEmail & { template: EmailTemplate; locale: Locale }

/** The audiences whose mails have a frame in each language. */
const writtenInAll: ReadonlySet<EmailAudience> = new Set<EmailAudience>(['visitor', 'lead'])

/** Renders every kind of mail in each of its languages. */
export async function writeSamples(siteUrl: string): Promise<EmailSample[]> {
  const data = sampleData(siteUrl)
  const wanted = (Object.keys(emailAudience) as EmailTemplate[]).flatMap((template) =>
    (writtenInAll.has(emailAudience[template]) ? locales : [defaultLocale]).map((locale) => ({
      template,
      locale,
    })),
  )
  return Promise.all(
    wanted.map(async ({ template, locale }) => {
      const content = { template, data: data[template] } as EmailContent
      return {
        template,
        locale,
        ...(await renderEmail({ ...content, locale }, { siteUrl, contact: defaultContact })),
      }
    }),
  )
}

const leadId = '7c0b1f8e-55c6-4c3a-9c3c-0f6d9a4f2d11'
const name = 'Dr. Asha Verma-Subramanian'
const email = 'asha.verma@sample-clinic.example'
const phone = '+91 98765 43210'

const answers = {
  name,
  email,
  phone,
  serviceInterest: 'ai-chatbots',
  budgetRange: '50k-1l',
  projectTimeline: 'asap',
  businessType: 'small',
  projectComplexity: 'medium',
  urgency: 'high',
  message:
    'हमारे क्लिनिक में रात आठ बजे के बाद फ़ोन कोई नहीं उठाता।\nCan the bot book appointments in Hindi, and tell the doctor on WhatsApp?',
  consent: true,
} as const

/** The data of each kind of mail. */
export function sampleData(siteUrl: string): EmailData {
  const booking: BookingMail = {
    bookingId: 'DEMO-u3Jx9fQ2mT7bKd5LwZ8rVn1c',
    name,
    email,
    service: 'whatsapp-bots',
    startsAt: '2026-12-01T10:00:00.000Z',
    endsAt: '2026-12-01T10:30:00.000Z',
    timeZone: 'Asia/Kolkata',
    visitorTimeZone: 'Africa/Nairobi',
    place: '',
    sequence: 1,
    changedAt: '2026-11-21T10:00:00.000Z',
    manageUrl: `${siteUrl}/booking/sample-token-that-opens-nothing`,
  }
  const wishes = { company: 'Sample Clinic', phone, message: answers.message, leadId }
  const moved = { movedFrom: '2026-11-30T05:30:00.000Z', by: 'visitor' } as const
  const cancelled = { reason: 'The doctor is ill this week. / डॉक्टर इस हफ़्ते बीमार हैं।', by: 'team' } as const
  const testimonial = 'अब रात में भी अपॉइंटमेंट बुक हो जाते हैं।\nPatients like that they get an answer at once.'
  const asked = {
    name,
    service: 'whatsapp-automation',
    url: `${siteUrl}/testimonials?testimonial=sample-token-that-opens-nothing#write`,
    expiresAt: '2026-12-21T10:00:00.000Z',
  } as const
  const url = `${siteUrl}/del-admin-portal-2025?token=sample-token-that-opens-nothing`
  return {
    'new-lead': {
      leadId,
      answers,
      score: scoreLead(answers),
      estimatedValue: 50_000,
      source: 'website_contact',
      joined: true,
    },
    'quote-received': { name, serviceInterest: 'ai-chatbots', message: answers.message },
    'chat-waiting': {
      conversationId: 'conv_sample',
      name,
      contact: phone,
      message: 'क्या मैं किसी से बात कर सकती हूँ?',
    },
    'model-key-refused': { model: 'gemini-3.5-flash-lite' },
    'failed-sign-ins': { accounts: [{ email, attempts: 37 }] },
    quarantined: { quotes: 2, demos: 1, testimonials: 0 },
    'webhook-stopped': {
      webhookId: '0d1f7c7e-6f0e-4a35-9a8e-1c1f5d9b6b11',
      host: 'flows.example.test',
      description: 'New leads into the sheet',
      isGone: false,
    },
    'booking-made': booking,
    'booking-moved': { ...booking, ...moved },
    'booking-cancelled': { ...booking, ...cancelled },
    'booking-reminder': booking,
    'team-booking-made': { ...booking, ...wishes },
    'team-booking-moved': { ...booking, ...wishes, ...moved },
    'team-booking-cancelled': { ...booking, ...wishes, ...cancelled },
    'testimonial-received': {
      name,
      content: testimonial,
      verifyUrl: `${siteUrl}/testimonials/verify/sample-token-that-opens-nothing`,
    },
    'testimonial-waiting': {
      testimonialId: leadId,
      name,
      email,
      company: 'Sample Clinic',
      role: 'Dentist',
      service: 'whatsapp-automation',
      rating: 5,
      content: testimonial,
      projectDetails: 'Two branches, some forty appointments a day.',
      isVerified: false,
      isRequested: true,
      flags: ['same-address'],
    },
    'testimonial-approved': { name },
    'testimonial-request': asked,
    'testimonial-reminder': asked,
    'data-link': { url: `${siteUrl}/my-data/sample-token-that-opens-nothing` },
    'data-erased': {},
    'data-notice': {
      what: 'correction',
      leadIds: ['7c0b1f8e-55c6-4c3a-9c3c-0f6d9a4f2d11'],
      demos: [],
      timeZone: booking.timeZone,
      phone: '+91 98765 43210',
    },
    'team-reply': {
      name,
      subject: 'Your request: AI chatbots / आपका अनुरोध',
      text: `Hello ${name},\n\nThank you for writing to us.\nPrices: From ₹19,999 + ₹2,999/month\n\nChoose a time: ${siteUrl}/book.\n\nRavi`,
      by: 'ravi@sample.example',
    },
    invitation: { by: 'Ravi', url },
    'verify-email': { name, url },
    'reset-password': { name, url },
    'change-email': { name, url },
    'email-changed': { name, email },
    'registration-waiting': { name, email, url },
    'registration-approved': { name, url },
  }
}
