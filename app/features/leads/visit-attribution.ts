import type { Attribution } from '#domain/leads/lead-source.ts'

const KEY = 'visit'
const MAX_LENGTH = 100

/** Remembers, until the tab is closed, how this visit began. To be called on every page: the first one counts. */
export function rememberVisit(): void {
  try {
    if (sessionStorage.getItem(KEY) !== null) return
    sessionStorage.setItem(KEY, JSON.stringify(beginningOf(window.location, document.referrer)))
  } catch {
    // Storage is switched off: the visit stays without a beginning.
  }
}

/** The beginning of this visit as the quote form sends it along. */
export function rememberedVisit(): string {
  try {
    return sessionStorage.getItem(KEY) ?? ''
  } catch {
    return ''
  }
}

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
    // Whoever has the address of a booking can change it.
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
