import { Page } from '#app/office/page.tsx'
import { contactKindWords } from '#content/office/lead-words.ts'
import type { TeamMember } from '#server/accounts/team/team-members.ts'
import type { ShownContact } from '#server/leads/contacts/read-contacts.ts'
import { leadAddress } from '../paths.ts'
import type { LeadTexts } from './lead-field.tsx'
import { LeadForm } from './lead-form.tsx'

type Props = {
  lead: { id: string; name: string; version: number }
  values: LeadTexts
  contacts: ShownContact[]
  members: TeamMember[]
}

/** Changes all fields of a lead. */
export function EditLeadScreen({ lead, values, contacts, members }: Props) {
  return (
    <Page title={`Edit ${lead.name}`} back={{ to: leadAddress(lead.id), label: 'Back to lead' }}>
      <LeadForm
        intent="save"
        values={values}
        version={lead.version}
        members={members}
        save="Save"
        back={leadAddress(lead.id)}
        beneathWho={<OtherContacts contacts={contacts} />}
      />
    </Page>
  )
}

/** The other contacts. They are changed on the lead's page. */
function OtherContacts({ contacts }: Pick<Props, 'contacts'>) {
  const others = contacts.filter(({ isMain }) => !isMain)
  if (others.length === 0) return null
  return (
    <div className="mt-3 text-small">
      <p className="font-medium">Other contacts</p>
      <ul>
        {others.map(({ kind, value, phoneContact }) => (
          <li key={`${kind} ${value}`} className="[overflow-wrap:anywhere]">
            <span className="text-muted">{contactKindWords[kind]}</span>{' '}
            <bdi>{phoneContact?.text ?? value}</bdi>
          </li>
        ))}
      </ul>
      <p className="mt-1 text-muted">
        Change the main contact or remove one on the lead’s page. A contact that you replace here is kept.
      </p>
    </div>
  )
}
