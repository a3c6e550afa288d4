import type { Attribution } from '#domain/leads/lead-source.ts'

const KEY = 'visit'
const MAX_LENGTH = 100

/** Remembers in the tab's session how this visit began. Every page calls it; only the first call counts. */
export function rememberAttribution(): void {
  try {
    if (sessionStorage.getItem(KEY) !== null) return
    sessionStorage.setItem(KEY, JSON.stringify(beginningOf(window.location, document.referrer)))
  } catch {
    // Storage is switched off, so the visit has no attribution.
  }
}

/** Returns how this visit began, as JSON for the forms, or an empty string. */
export function rememberedAttribution(): string {
  try {
    return sessionStorage.getItem(KEY) ?? ''
  } catch {
    return ''
  }
}

/**
 * Returns the campaign, the referrer's host and the landing path of a visit, each at most 100 characters
 * long.
 */
export function beginningOf({ href, host }: Pick<Location, 'href' | 'host'>, referrer: string): Attribution {
  const { searchParams: query, pathname } = new URL(href)
  const referrerHost = hostOf(referrer)
  const text = (value: string | null) => value?.slice(0, MAX_LENGTH) || undefined
  return {
    utmSource: text(query.get('utm_source')),
    utmMedium: text(query.get('utm_medium')),
    utmCampaign: text(query.get('utm_campaign')),
    ref: text(query.get('ref')),
    referrerHost: referrerHost === host ? undefined : text(referrerHost),
    // The path of a booking contains its secret token, which would let others change it.
    landingPath: text(pathname.replace(/^\/booking\/.*/, '/booking')),
    googleClick: query.has('gclid') || undefined,
  }
}

function hostOf(address: string): string {
  try {
    return new URL(address).host
  } catch {
    return ''
  }
}
