import type { MailChoices } from '#domain/accounts/mail-choices.ts'
import type { PersonsMails } from '#server/email/mail-choices.ts'
import { SettingCheck, SettingField } from './setting-field.tsx'
import { SettingForm } from './setting-form.tsx'

const checks: { name: Exclude<keyof MailChoices, 'newLeads'>; label: string; ownerOnly?: true }[] = [
  { name: 'chats', label: 'Somebody in the chat waits for a person' },
  { name: 'bookings', label: 'A demo is booked, moved or called off' },
  { name: 'testimonials', label: 'A testimonial waits to be looked at' },
  { name: 'registrations', label: 'Somebody new waits for approval', ownerOnly: true },
]

type Props = { people: PersonsMails[] }

/** Which mails of the site somebody gets: a card for each person that the reader may decide for. */
export function MailChoicesScreen({ people }: Props) {
  return people.map((person) => (
    <SettingForm
      key={person.userId}
      intent="mails"
      item={person.userId}
      title={person.isYou ? 'Mails to you' : `Mails to ${person.name}`}
      lead={
        <>
          They go to <span className="break-all">{person.email}</span>.{' '}
          {person.isOwner
            ? 'What needs the owner comes in any case: a mail account, an AI key or a webhook that stopped working, and what visitors ask about their data.'
            : null}
        </>
      }
      version={person.version}
    >
      {() => (
        <>
          <SettingField label="A new lead">
            {(attributes) => (
              <select
                {...attributes}
                className={`${attributes.className} max-w-sm`}
                name="newLeads"
                defaultValue={person.choices.newLeads}
              >
                <option value="all">Every lead</option>
                <option value="hot">Hot leads only</option>
                <option value="none">No mail</option>
              </select>
            )}
          </SettingField>
          {checks
            .filter(({ ownerOnly }) => person.isOwner || !ownerOnly)
            .map(({ name, label }) => (
              <SettingCheck key={name} name={name} label={label} checked={person.choices[name]} />
            ))}
        </>
      )}
    </SettingForm>
  ))
}
