import { z } from 'zod'
import { defaultRetention, type Retention } from '#domain/settings/retention.ts'
import { noSiteContact, type SiteContact } from '#domain/settings/site-contact.ts'
import { noSiteFounder, type SiteFounder } from '#domain/settings/site-founder.ts'
import { noSiteLinks, type SiteLinks } from '#domain/settings/site-links.ts'
import { blockEntries } from './email-rules.ts'
import { retentionInput } from './retention.ts'
import { siteContactInput } from './site-contact.ts'
import { type SiteFilms, siteFilmsInput } from './site-films.ts'
import { siteFounderInput } from './site-founder.ts'
import { siteLinksInput } from './site-links.ts'

/**
 * The settings that the owner makes on screens, by their key in `site_settings`. Each has what holds until somebody
 * saves another, and what may be saved.
 */
export const siteSettings = {
  /** Addresses, and hosts with an `@` before them, that visitors' mails don't go to. */
  'emails.blocked': setting<string[]>({ fallback: [], ...blockEntries }),
  'emails.block_headless': setting<boolean>({ fallback: false, input: z.boolean() }),
  /** Whether everybody on the team must type a code beside the password. */
  security: setting<{ requireCodes: boolean }>({
    fallback: { requireCodes: false },
    input: z.object({ requireCodes: z.boolean() }),
  }),
  /** How the business is reached, and where it is. */
  'site.contact': setting<SiteContact>({
    fallback: noSiteContact,
    input: siteContactInput,
    isPublic: true,
  }),
  /** Who is behind the site, and what they promise. */
  'site.founder': setting<SiteFounder>({
    fallback: noSiteFounder,
    input: siteFounderInput,
    isPublic: true,
  }),
  /** Where the site leads to. */
  'site.links': setting<SiteLinks>({ fallback: noSiteLinks, input: siteLinksInput, isPublic: true }),
  /** What films the service pages show. */
  'site.films': setting<SiteFilms>({ fallback: {}, input: siteFilmsInput, isPublic: true }),
  /** The founder's photo: the key that it is stored under, or nothing. */
  'site.photo': setting<string>({
    fallback: '',
    input: z.string().regex(/^([\w-]{22})?$/),
    isPublic: true,
  }),
  retention: setting<Retention>({ fallback: defaultRetention, input: retentionInput }),
}

export type SettingKey = keyof typeof siteSettings
export type SettingValue<Key extends SettingKey> = (typeof siteSettings)[Key]['fallback']

export type Setting<Value> = {
  fallback: Value
  /** What may be saved. */
  input: z.ZodType<Value>
  /** What is understood of what is stored, where that is more than may be saved now. */
  stored?: z.ZodType<Value>
  /** Whether public pages show it, so that kept ones are dropped when it changes. */
  isPublic?: boolean
}

function setting<Value>(made: Setting<Value>): Setting<Value> {
  return made
}
