import type { ContactKind, ContactSource } from '#domain/leads/known-contacts.ts'
import type { LeadStatus } from '#domain/leads/lead.ts'
import type { ChangedName } from '#domain/leads/lead-change.ts'
import type { LeadFormProblem } from '#domain/leads/lead-form.ts'
import type { LeadSource } from '#domain/leads/lead-source.ts'
import type { Locale } from '#domain/locale.ts'

/** Texts of the back office, in English only. */
export const leadStatusWords: Record<LeadStatus, string> = {
  new: 'New',
  contacted: 'Contacted',
  qualified: 'Qualified',
  proposal_sent: 'Proposal sent',
  negotiating: 'Negotiating',
  won: 'Won',
  lost: 'Lost',
}

export const leadSourceWords: Record<LeadSource, string> = {
  website_contact: 'Website contact',
  demo_request: 'Demo request',
  referral: 'Referral',
  social_media: 'Social media',
  google_ads: 'Google Ads',
  organic_search: 'Organic search',
  ai_chat: 'AI chat',
}

/** The origin of a contact, as in "from the quote form". */
export const contactSourceWords: Record<ContactSource, string> = {
  quote: 'quote form',
  demo: 'demo booking',
  chat: 'chat',
  import: 'import',
  merge: 'merged lead',
  edit: 'team',
}

export const contactKindWords: Record<ContactKind, string> = {
  email: 'e-mail address',
  phone: 'phone number',
  name: 'name',
}

export const leadLocaleWords: Record<Locale, string> = { en: 'English', hi: 'Hindi', sw: 'Swahili' }

/** Names of a lead's fields, for forms and for changes in the timeline. */
export const leadFieldWords: Record<ChangedName, string> = {
  name: 'Name',
  email: 'E-mail',
  phone: 'Phone',
  company: 'Company',
  service_interest: 'Service',
  budget_range: 'Budget',
  project_timeline: 'Timeline',
  business_type: 'Business',
  urgency: 'Urgency',
  project_complexity: 'Complexity',
  message: 'Message',
  lead_score: 'Score',
  lead_priority: 'Priority',
  score_reasons: 'Reasons of the score',
  status: 'Status',
  source: 'Source',
  marketing_source: 'Marketing source',
  locale: 'Language of e-mails',
  assigned_to: 'Owner',
  estimated_value: 'Value',
  follow_up_date: 'Follow-up',
  last_contacted: 'Last contacted',
  notes: 'Notes',
}

export const leadFormProblemWords: Record<LeadFormProblem, string> = {
  required: 'Please fill this in.',
  contact: 'Enter an e-mail address or a phone number.',
  email: 'Enter a valid e-mail address.',
  phone: 'A phone number has 10 to 15 digits.',
  'too-long': 'This is too long.',
  choice: 'Choose one of the options.',
  number: 'Enter an amount in rupees, such as 75,000.',
  day: 'Enter a date.',
  member: 'This person is not on the team any more.',
}

/** Returns the label of a key; undefined for unknown keys, which an older database may contain. */
export function wordFor(words: Record<string, string>, key: string | null): string | undefined {
  return key === null || key === '' ? undefined : Object.hasOwn(words, key) ? words[key] : key
}
