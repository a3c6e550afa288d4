import { Checkbox } from '#app/ui/form/checkbox.tsx'
import { Field } from '#app/ui/form/field.tsx'
import { Select } from '#app/ui/form/select.tsx'
import type { MailChoices } from '#domain/accounts/mail-choices.ts'
import type { PersonsMails } from '#server/email/mail-choices.ts'
import { SettingForm } from './setting-form.tsx'

const checks: { name: Exclude<keyof MailChoices, 'newLeads'>; label: string; ownerOnly?: true }[] = [
  { name: 'chats', label: 'A visitor in the chat asks for a person' },
  { name: 'bookings', label: 'A demo is booked, moved or cancelled' },
  { name: 'testimonials', label: 'A testimonial waits for a decision' },
  { name: 'registrations', label: 'A registration waits for approval', ownerOnly: true },
]

type Props = { people: PersonsMails[] }

const newLeads = [
  ['all', 'Every lead'],
  ['hot', 'Hot leads only'],
  ['none', 'No e-mail'],
] as const

/** The mails that each person gets: a card for everyone whose mails the reader may change. */
export function MailChoicesScreen({ people }: Props) {
  return people.map((person) => (
    <SettingForm
      key={person.userId}
      intent="mails"
      item={person.userId}
      title={person.isYou ? 'E-mails to you' : `E-mails to ${person.name}`}
      lead={
        <>
          Sent to <span className="break-all">{person.email}</span>.{' '}
          {person.isOwner
            ? 'You always get what only the owner can settle: a mail account, an AI key or a webhook that stopped working, and requests about personal data.'
            : null}
        </>
      }
      version={person.version}
      isOnly={people.length === 1}
    >
      {() => (
        <>
          <Field label="A new lead" className="max-w-sm">
            <Select name="newLeads" options={newLeads} defaultValue={person.choices.newLeads} />
          </Field>
          <div>
            {checks
              .filter(({ ownerOnly }) => person.isOwner || !ownerOnly)
              .map(({ name, label }) => (
                <Checkbox key={name} name={name} label={label} defaultChecked={person.choices[name]} />
              ))}
          </div>
        </>
      )}
    </SettingForm>
  ))
}
