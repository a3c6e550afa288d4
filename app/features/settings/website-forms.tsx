import type { ComponentProps } from 'react'
import { Field } from '#app/ui/form/field.tsx'
import { Input } from '#app/ui/form/input.tsx'
import { ChoiceGroup } from '#app/ui/form/radio.tsx'
import { business } from '#content/business.ts'
import { type SiteContact, siteContactLimits } from '#domain/settings/site-contact.ts'
import { type SiteFounder, siteFounderLimits } from '#domain/settings/site-founder.ts'
import { siteLinkLimits as limits, type SiteLinks } from '#domain/settings/site-links.ts'
import type { SiteFilms } from '#server/settings/site-links.ts'
import { SettingForm, SettingTexts, type TextSetting } from './setting-form.tsx'

type Stored<Value> = { value: Value; version: number }

type TextsFormProps<Name extends string> = Pick<
  ComponentProps<typeof SettingForm>,
  'intent' | 'title' | 'lead'
> &
  Pick<ComponentProps<typeof SettingTexts<Name>>, 'fields' | 'limits'> & {
    stored: Stored<Partial<Record<Name, string>>>
  }

/** The form of a setting that has only texts. */
function TextsForm<Name extends string>({ stored, fields, limits, ...form }: TextsFormProps<Name>) {
  return (
    <SettingForm {...form} version={stored.version}>
      {(problems) => (
        <SettingTexts fields={fields} values={stored.value} problems={problems} limits={limits} />
      )}
    </SettingForm>
  )
}

const contactFields: TextSetting<keyof SiteContact>[] = [
  {
    name: 'email',
    type: 'email',
    label: 'Contact e-mail address',
    hint: 'Visitors write to it, and replies go there.',
    placeholder: business.contactEmail,
  },
  {
    name: 'place',
    label: 'Place',
    hint: 'City and country.',
    placeholder: business.location,
  },
]

/** How the business is reached, and where it says it is. */
export function ContactForm({ contact }: { contact: Stored<SiteContact> }) {
  return (
    <TextsForm
      intent="site.contact"
      title="Address and place"
      lead="Shown on your pages, in e-mails and calendar files, and by the assistant. If empty, the grey example is shown."
      stored={contact}
      fields={contactFields}
      limits={siteContactLimits}
    />
  )
}

const founderFields: TextSetting<keyof SiteFounder>[] = [
  { name: 'name', label: 'Founder’s name', hint: 'Shown on the home page and the About page.' },
  { name: 'years', label: 'Years of experience', hint: 'Shown on the About page.', inputMode: 'numeric' },
  {
    name: 'registration',
    label: 'GST or Udyam number',
    hint: 'For example GSTIN 07ABCDE1234F1Z5. Shown on the About page and at the foot of every page.',
  },
  {
    name: 'guarantee',
    label: 'Guarantee',
    hint: 'One sentence that you keep, such as: Live in two weeks, or the set-up fee back. Shown on the home page and the About page.',
  },
]

/** Who is behind the site, and what they promise. */
export function FounderForm({ founder }: { founder: Stored<SiteFounder> }) {
  return (
    <TextsForm
      intent="site.founder"
      title="Founder and trust"
      lead="People buy from a person. What you leave empty is not mentioned anywhere."
      stored={founder}
      fields={founderFields}
      limits={siteFounderLimits}
    />
  )
}

type FilmsProps = {
  films: Stored<SiteFilms>
  /** The service pages by their names on the site. */
  pages: { id: keyof SiteFilms; label: string }[]
}

/** A video for each service page. */
export function FilmsForm({ films, pages }: FilmsProps) {
  return (
    <TextsForm
      intent="site.films"
      title="Videos of the service pages"
      lead="YouTube, Vimeo or a video file. It plays on the page after a click. If empty, the page shows none."
      stored={films}
      fields={pages.map(({ id, label }) => ({ name: id, label, type: 'url' }))}
      limits={limits.address}
    />
  )
}

type Single = Exclude<keyof SiteLinks, 'social'>

const linkFields: (TextSetting<Single> & { hint: string })[] = [
  {
    name: 'whatsAppNumber',
    type: 'tel',
    label: 'WhatsApp number',
    hint: 'With its country code, such as +91 98765 43210.',
  },
  { name: 'schedulingUrl', label: 'Scheduler', hint: 'Instead of the site’s own page to book a demo.' },
  { name: 'paymentUrl', label: 'Payment page', hint: '“Pay now” leads there.' },
  {
    name: 'introVideoUrl',
    label: 'Intro video',
    hint: 'YouTube, Vimeo or a video file. It plays on the home page.',
  },
]

type LinksProps = {
  links: Stored<SiteLinks>
  /** What the server is set to. */
  configured: Record<Single, string | null>
}

/** Where the site leads to beyond itself. */
export function LinksForm({ links: { value, version }, configured }: LinksProps) {
  return (
    <SettingForm
      intent="site.links"
      title="Links of the website"
      lead="Your pages show them at once."
      version={version}
    >
      {(problems) => (
        <>
          <SettingTexts
            fields={linkFields.map(({ hint, ...field }) => ({
              type: 'url',
              ...field,
              hint: `${hint} If empty: ${configured[field.name] ?? 'not shown'}.`,
            }))}
            values={value}
            problems={problems}
            limits={limits.address}
          />
          <ChoiceGroup label="Elsewhere, at the foot of every page" className="grid gap-3">
            {Array.from({ length: limits.social }, (_, i) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a line is its place
              <div key={i} className="grid gap-3 sm:grid-cols-[minmax(0,1fr)_minmax(0,2fr)]">
                <Field label={`Name ${i + 1}`} error={problems[`social.${i}.name`]}>
                  <Input name="socialName" maxLength={limits.name} defaultValue={value.social[i]?.name} />
                </Field>
                <Field label={`Address ${i + 1}`} error={problems[`social.${i}.href`]}>
                  <Input
                    type="url"
                    name="socialHref"
                    maxLength={limits.address}
                    defaultValue={value.social[i]?.href}
                  />
                </Field>
              </div>
            ))}
          </ChoiceGroup>
        </>
      )}
    </SettingForm>
  )
}
