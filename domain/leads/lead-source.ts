export const leadSources = [
  'website_contact',
  'demo_request',
  'referral',
  'social_media',
  'google_ads',
  'organic_search',
  'ai_chat',
] as const
export type LeadSource = (typeof leadSources)[number]

/** How a visit began. All values come from the client and may be missing or forged. */
export type Attribution = {
  utmSource?: string | undefined
  utmMedium?: string | undefined
  utmCampaign?: string | undefined
  /** The `?ref=` parameter of a shared link. */
  ref?: string | undefined
  /** The referring host, unless it is our own. */
  referrerHost?: string | undefined
  /** The path of the first page of the visit. */
  landingPath?: string | undefined
  /** Whether the URL contained Google's click id. */
  googleClick?: boolean | undefined
}

const paidMedium = /^(cpc|ppc|paid|paidsearch|paid[-_ ]search|ads?|sem|display)$/i
const google = /^(google|adwords|google[-_ ]?ads)$/i
const socialName =
  /^(facebook|fb|instagram|ig|linkedin|twitter|x|youtube|whatsapp|telegram|pinterest|reddit|threads)$/i
const socialHost =
  /(^|\.)(facebook|instagram|linkedin|twitter|youtube|whatsapp|pinterest|reddit|threads)\.(com|net)$|^(t\.co|x\.com|wa\.me|t\.me|lnkd\.in|youtu\.be|fb\.me|telegram\.org)$/i
const searchHost = /(^|\.)(google|bing|yahoo|duckduckgo|yandex|ecosia|baidu|brave|startpage)\.[a-z.]{2,6}$/i
/** Other services on search engine hosts; a link in a mail or document is no search. */
const notSearch = /^(mail|docs|drive|accounts|calendar|meet|chat|classroom|sites|groups|news)\./i

/** Returns the source of a visit, or undefined if it is unknown. Paid sources take precedence. */
export function sourceOf(attribution: Attribution): LeadSource | undefined {
  const { utmSource = '', utmMedium = '', referrerHost = '' } = attribution
  if (attribution.googleClick || (google.test(utmSource) && paidMedium.test(utmMedium))) return 'google_ads'
  if (socialName.test(utmSource) || /social/i.test(utmMedium)) return 'social_media'
  if (/^(organic|search)$/i.test(utmMedium) || (utmSource && google.test(utmSource))) return 'organic_search'
  if (attribution.ref || /^referral$/i.test(utmMedium)) return 'referral'
  if (utmSource) return 'referral'
  if (socialHost.test(referrerHost)) return 'social_media'
  if (searchHost.test(referrerHost) && !notSearch.test(referrerHost)) return 'organic_search'
  return undefined
}
