import { Field } from '#app/ui/field.tsx'
import { Input } from '#app/ui/input.tsx'
import { business } from '#content/business.ts'
import { siteContactLimits as limits, type SiteContact } from '#domain/settings/site-contact.ts'
import { SettingForm } from './setting-form.tsx'

type Props = {
  contact: { value: SiteContact; version: number }
}

/** How the business is reached, and where it says it is. */
export function ContactForm({ contact }: Props) {
  return (
    <SettingForm
      intent="site.contact"
      title="Address and place"
      lead={`Used at once by pages, e-mails, calendar files and the assistant. The name ${business.name} is changed in the content folder, because titles and share pictures are made with it.`}
      version={contact.version}
    >
      {(problems) => (
        <div className="grid gap-4 sm:grid-cols-2">
          <Field
            label="Contact e-mail address"
            hint={`Visitors write to it, and their replies go there. Empty: ${business.contactEmail}`}
            error={problems.email}
          >
            <Input type="email" name="email" maxLength={limits.email} defaultValue={contact.value.email} />
          </Field>
          <Field
            label="Place"
            hint={`City and country, such as Pune, India. Empty: ${business.location}`}
            error={problems.place}
          >
            <Input name="place" maxLength={limits.place} defaultValue={contact.value.place} />
          </Field>
        </div>
      )}
    </SettingForm>
  )
}
