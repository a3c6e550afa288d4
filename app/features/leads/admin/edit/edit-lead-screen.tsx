import { Link } from 'react-router'
import { contactKindWords } from '#content/lead-words.ts'
import type { TeamMember } from '#server/accounts/team-members.ts'
import type { ShownContact } from '#server/leads/contacts/read-contacts.ts'
import { type LeadTexts, leadAddress, writeSeen } from './edit-result.ts'
import { LeadForm } from './lead-form.tsx'

type Props = {
  lead: { id: string; name: string }
  values: LeadTexts
  contacts: ShownContact[]
  members: TeamMember[]
}

/** All fields of a lead, to be changed together. */
export function EditLeadScreen({ lead, values, contacts, members }: Props) {
  const seen = writeSeen(values)
  return (
    <>
      <Link to={leadAddress(lead.id)} className="admin-link inline-flex min-h-11 items-center">
        Back to the lead
      </Link>
      <h1 className="[overflow-wrap:anywhere]">
        Edit <bdi>{lead.name}</bdi>
      </h1>
      <LeadForm
        intent="save"
        values={values}
        version={seen}
        members={members}
        save="Save"
        back={leadAddress(lead.id)}
        beneathWho={<OtherContacts contacts={contacts} />}
        hidden={{ seen }}
      />
    </>
  )
}

/** What else is known of them; the lead's page makes it the main one. */
function OtherContacts({ contacts }: Pick<Props, 'contacts'>) {
  const others = contacts.filter(({ isMain }) => !isMain)
  if (others.length === 0) return null
  return (
    <div className="mt-3 text-sm">
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
        Choose the main one, or remove one, on the lead’s page. A contact that you replace here stays known.
      </p>
    </div>
  )
}
