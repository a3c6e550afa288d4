import { z } from 'zod'
import { type Availability, defaultAvailability } from '#domain/bookings/availability.ts'
import { defaultRetention, type Retention } from '#domain/settings/retention.ts'
import { noSiteContact, type SiteContact } from '#domain/settings/site-contact.ts'
import { noSiteFounder, type SiteFounder } from '#domain/settings/site-founder.ts'
import { noSiteLinks, type SiteLinks } from '#domain/settings/site-links.ts'
import { blockEntries } from './email-rules.ts'
import { retentionInput } from './retention.ts'
import { siteContactInput } from './site-contact.ts'
import { siteFounderInput } from './site-founder.ts'
import { type SiteFilms, siteFilmsInput, siteLinksInput } from './site-links.ts'

/** The owner's settings by their key in `site_settings`, each with its default and its validation. */
export const siteSettings = {
  /** Blocked addresses, and hosts with a leading `@`, from visitors' mails. */
  'emails.blocked': setting<string[]>({ fallback: [], input: blockEntries }),
  'emails.block_headless': setting<boolean>({ fallback: false, input: z.boolean() }),
  /** Whether every team member must use two-factor codes. */
  security: setting<{ requireCodes: boolean }>({
    fallback: { requireCodes: false },
    input: z.object({ requireCodes: z.boolean() }),
  }),
  /** Contact details and location of the business. */
  'site.contact': setting<SiteContact>({
    fallback: noSiteContact,
    input: siteContactInput,
    isPublic: true,
  }),
  /** The founder and their promise. */
  'site.founder': setting<SiteFounder>({
    fallback: noSiteFounder,
    input: siteFounderInput,
    isPublic: true,
  }),
  /** External links of the site. */
  'site.links': setting<SiteLinks>({ fallback: noSiteLinks, input: siteLinksInput, isPublic: true }),
  /** Videos on the service pages. */
  'site.films': setting<SiteFilms>({ fallback: {}, input: siteFilmsInput, isPublic: true }),
  /** The storage key of the founder's photo; empty without one. */
  'site.photo': setting<string>({
    fallback: '',
    input: z.string().regex(/^([\w-]{22})?$/),
    isPublic: true,
  }),
  /** When demos can be booked, and where they take place. It is validated when it is saved. */
  'bookings.availability': setting<Availability>({
    fallback: defaultAvailability,
    input: z.custom<Availability>(),
  }),
  retention: setting<Retention>({ fallback: defaultRetention, input: retentionInput }),
}

export type SettingKey = keyof typeof siteSettings
export type SettingValue<Key extends SettingKey> = (typeof siteSettings)[Key]['fallback']

export type Setting<Value> = {
  fallback: Value
  input: z.ZodType<Value>
  /** Whether public pages show it, so that cached pages are dropped when it changes. */
  isPublic?: boolean
}

function setting<Value>(made: Setting<Value>): Setting<Value> {
  return made
}
