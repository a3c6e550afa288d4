import type { LeadStatus } from '#domain/leads/lead.ts'
import type { LeadSource } from '#domain/leads/lead-source.ts'

/** The back office's words; it speaks English only. */
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

/** The word for a key; a database that was taken over may hold keys that we do not know. */
export function wordFor(words: Record<string, string>, key: string | null): string | undefined {
  return key === null || key === '' ? undefined : Object.hasOwn(words, key) ? words[key] : key
}
