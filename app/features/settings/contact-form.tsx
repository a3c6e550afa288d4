import { business } from '#content/business.ts'
import { siteContactLimits as limits, type SiteContact } from '#domain/settings/site-contact.ts'
import { SettingField } from './setting-field.tsx'
import { SettingForm } from './setting-form.tsx'

type Props = {
  contact: { value: SiteContact; version: string }
}

/** How the business is reached, and where it says it is. */
export function ContactForm({ contact }: Props) {
  return (
    <SettingForm
      intent="site.contact"
      title="Address and place"
      lead={`Pages, mails, calendar files and the assistant use them at once. The name ${business.name} stays in the content folder, because titles and share pictures are made with it.`}
      version={contact.version}
    >
      {(problems) => (
        <div className="grid gap-4 sm:grid-cols-2">
          <SettingField
            label="Contact e-mail address"
            hint={`Visitors write to it, and their answers to mails go there. Empty: ${business.contactEmail}`}
            problem={problems.email}
          >
            {(attributes) => (
              <input
                {...attributes}
                type="email"
                name="email"
                maxLength={limits.email}
                defaultValue={contact.value.email}
              />
            )}
          </SettingField>
          <SettingField
            label="Place"
            hint={`City and country, such as Pune, India. Empty: ${business.location}`}
            problem={problems.place}
          >
            {(attributes) => (
              <input
                {...attributes}
                name="place"
                maxLength={limits.place}
                defaultValue={contact.value.place}
              />
            )}
          </SettingField>
        </div>
      )}
    </SettingForm>
  )
}
