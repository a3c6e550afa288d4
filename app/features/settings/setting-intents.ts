import { z } from 'zod'
import { visitContext } from '#app/lib/context.ts'
import { intent, type OfficeCall, refuse, text, ticked, version } from '#app/lib/office/office-action.ts'
import { servicePageNames } from '#content/copy/en/services.ts'
import { readBlockList } from '#domain/settings/block-list.ts'
import { defaultRetention } from '#domain/settings/retention.ts'
import type { SettingKey } from '#server/settings/site-settings.ts'
import { readLinksForm } from './read-links-form.ts'

const words = { failure: 'Settings were not saved', toast: 'Settings saved' }

/** Builds the intent that saves one setting. */
function saveSetting(key: SettingKey, read: (form: FormData) => unknown) {
  return intent({
    schema: z.object({ version }),
    ...words,
    run: ({ services, viewer, input, form }) =>
      services.settings.save(viewer, key, read(form), input.version),
  })
}

const readTexts = (names: readonly string[]) => (form: FormData) =>
  Object.fromEntries(names.map((name) => [name, String(form.get(name) ?? '')]))

function readRetention(form: FormData) {
  return Object.fromEntries(
    Object.keys(defaultRetention).map((part) => {
      const typed = String(form.get(part) ?? '').trim()
      return [part, typed === '' ? null : Number(typed)]
    }),
  )
}

export const websiteIntents = {
  'site.contact': saveSetting('site.contact', readTexts(['email', 'place'])),
  'site.founder': saveSetting('site.founder', readTexts(['name', 'years', 'registration', 'guarantee'])),
  'site.links': saveSetting('site.links', readLinksForm),
  'site.films': saveSetting('site.films', readTexts(servicePageNames)),
  'site.photo': intent({
    schema: z.object({ version, remove: ticked }),
    ...words,
    async run({ services, viewer, input, args }) {
      const { photo } = args.context.get(visitContext)
      if (photo && 'problem' in photo && photo.problem === 'not-stored') throw photo.cause
      return services.settings.savePhoto(viewer, { photo, ...input })
    },
  }),
}

export const emailRuleIntents = {
  'emails.blocked': saveSetting('emails.blocked', (form) => readBlockList(String(form.get('blocked') ?? ''))),
  'emails.block_headless': saveSetting('emails.block_headless', (form) => form.has('headless')),
}

export const securityIntents = {
  security: saveSetting('security', (form) => ({ requireCodes: form.has('requireCodes') })),
}

export const retentionIntents = { retention: saveSetting('retention', readRetention) }

/** Builds the intent that saves which mails a person gets. `who` returns the person's id. */
export function mailChoiceIntents(
  who: (call: Pick<OfficeCall<{ item: string }>, 'viewer' | 'input'>) => string,
) {
  return {
    mails: intent({
      schema: z.object({
        item: text,
        version,
        newLeads: text,
        chats: ticked,
        bookings: ticked,
        testimonials: ticked,
        registrations: ticked,
      }),
      ...words,
      async run(call) {
        const { version, item: _, ...choices } = call.input
        const outcome = await call.services.emails.saveMailChoices(call.viewer, who(call), choices, version)
        if (outcome.kind !== 'invalid') return outcome
        return refuse('invalid', 'Choose which leads you get a mail for.')
      },
    }),
  }
}
